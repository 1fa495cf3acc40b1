import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { chunksIn, isScreen, neededBy, stylesOf } from './chunks.ts'

/** What a build fetches when it is asked for, by the module that is imported so; `files` are its own first. */
export type AskedFor = Record<string, { isScreen: boolean; files: readonly string[] }>

/** Writes down what each screen and window needs, for those who count it. */
export function askedFor(): Plugin {
  let root = ''
  return {
    name: 'asked-for',
    enforce: 'post',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksIn(bundle)
        const rows = chunks.flatMap((chunk) => {
          const needed = [...neededBy(chunk, chunks)]
          const files = [...new Set([...needed.map(({ fileName }) => fileName), ...needed.flatMap(stylesOf)])]
          const modules = chunk.moduleIds.map((id) => ({ id, module: this.getModuleInfo(id) }))
          return modules
            .filter(({ module }) => (module?.dynamicImporters.length ?? 0) > 0)
            .map(
              ({ id, module }) =>
                [relative(root, id.replace('\0', '')), { isScreen: isScreen(module), files }] as const,
            )
        })
        const all: AskedFor = Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)))
        this.emitFile({ type: 'asset', fileName: '.vite/asked-for.json', source: JSON.stringify(all, null, 1) })
      },
    },
  }
}
