import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
/** How an `import()` stands in a built script: inside of a call that has the list of its files. */
const wrapped = /\(\(\)=>import\(`\.\/([^`]+)`\)(?:\.then\([^;]{0,99}?\))?,__vite__mapDeps\(\[(\d+)[,\]]/g
const listed = /m\.f=(\[[^\]]*\])/

/** Puts `fetchFirst` around each `import()` of the build, with the files of the piece, its own first. Throws when one would go without. */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ build: { modulePreload: { resolveDependencies: withItself } } }),
    load: (id) =>
      id === helper ? `export { fetchFirst as __vitePreload } from '/src/lib/code/fetch-first.ts'` : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.code.includes('import(')) continue
          const files = JSON.parse(listed.exec(file.code)?.[1] ?? '[]') as string[]
          const right = [...file.code.matchAll(wrapped)].filter(
            ([, name, at]) => files[Number(at)] === `assets/${name}`,
          )
          const absent = files.filter((name) => !(name in bundle))
          if (right.length === file.code.split('import(').length - 1 && absent.length === 0) continue
          throw new Error(`${file.fileName} imports a piece without the list of its files. ${absent.join(', ')}`)
        }
      },
    },
  }
}

/** The build leaves out the list of a piece that needs no other file. */
function withItself(file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? needed : [...new Set([file, ...needed])]
}
