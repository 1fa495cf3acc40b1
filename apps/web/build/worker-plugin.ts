import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { withMark } from './marked-names.ts'

const list = '\0virtual:kept-files'
export type KeptFiles = { assets: readonly string[]; pages: readonly { url: string; digest: string }[] }

/**
 * What the service worker stores of a build: every file that stands in `assets` itself, and each page by the address
 * that it answers.
 */
export function keptFiles(
  directory: string,
  pages: Readonly<Record<string, string>> = { '/': 'index.html' },
): KeptFiles {
  const read = (name: string) => readFileSync(join(directory, name))
  const entries = readdirSync(join(directory, 'assets'), { withFileTypes: true })
  const assets = entries.filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name)).map(({ name }) => name)
  return {
    assets: assets.toSorted().map((name) => withMark(name, () => read(`assets/${name}`))),
    pages: Object.entries(pages).map(([url, file]) => ({ url, digest: digestOf(read(file)) })),
  }
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('base64')

/** Builds the service worker into `directory`, with the list of the files that are there. */
export async function buildWorker(root: string, directory: string): Promise<void> {
  const files = keptFiles(directory, { '/': 'index.html', '/login': 'login.html' })
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'kept-files',
        resolveId: (id) => (`\0${id}` === list ? list : undefined),
        load: (id) => (id === list ? `export const { assets, pages } = ${JSON.stringify(files)}` : undefined),
      },
    ],
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The service worker was not built.')
  writeFileSync(join(directory, 'sw.js'), result.output[0].code)
}
