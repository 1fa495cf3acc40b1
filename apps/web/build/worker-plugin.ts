import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const list = '\0virtual:kept-files'
/** Names of files whose content stands for itself have a mark of it. */
const marked = /-[\w-]{8}\.\w+$/

export type KeptFiles = { assets: readonly string[]; pages: readonly { url: string; digest: string }[] }

/** What the service worker keeps of a build: every file under `assets`, and each page by the address that it answers. */
export function keptFiles(
  directory: string,
  pages: Readonly<Record<string, string>> = { '/': 'index.html' },
): KeptFiles {
  const read = (name: string) => readFileSync(join(directory, name))
  const assets = readdirSync(join(directory, 'assets')).filter((name) => !/\.(gz|br)$/.test(name))
  return {
    assets: assets.toSorted().map((name) => (marked.test(name) ? name : named(name, read(`assets/${name}`)))),
    pages: Object.entries(pages).map(([url, file]) => ({ url, digest: digestOf(read(file)) })),
  }
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('base64')
/** A name that stays while the content changes goes with a mark of the content. */
const named = (name: string, content: Buffer) =>
  `${name}?${createHash('sha256').update(content).digest('hex').slice(0, 8)}`

/** Builds the service worker beside the application, with the list of its files. */
export function worker(): Plugin {
  let root = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: (page) =>
      page.replace(/\/assets\/([\w-]+\.(?:js|svg))"/g, (place, name: string) =>
        marked.test(name) ? place : `/assets/${named(name, readFileSync(join(root, 'public/assets', name)))}"`,
      ),
    async writeBundle({ dir }) {
      const files = keptFiles(dir!)
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
      writeFileSync(join(dir!, 'sw.js'), result.output[0].code)
    },
  }
}
