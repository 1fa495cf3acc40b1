import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { AskedFor } from './asked-for-plugin.ts'
import { sectionsNamedIn } from './texts-plugin.ts'

const languages = ['vi', 'en'] as const
const route = /\broute\('([^']+)', \{((?:(?!\broute\()[\s\S])*)/g
const drawn = /\bcomponent: screen\(\(\) => import\('([^']+)'\)/
const asked = /\basks: \[([^\]]*)\]/

/**
 * Gives the page a table of the files that each address needs and the calls that its screen makes first.
 * `first-paint.js` prefetches them before the application starts, also on a page from the browser's cache. Throws when
 * a screen has no address.
 */
export function writeAhead(root: string, directory: string): void {
  const files = JSON.parse(readFileSync(join(directory, '.vite/asked-for.json'), 'utf8')) as AskedFor
  const path = join(directory, 'index.html')
  const page = readFileSync(path, 'utf8')
  const names: string[] = []
  const placeOf = (file: string) => {
    const place = names.indexOf(file)
    return place >= 0 ? place : names.push(file) - 1
  }
  const textOf = (language: string, room = '') =>
    placeOf(files[['virtual:texts', language, room].filter(Boolean).join('/')]!.files[0]!)
  const screens = routesIn(join(root, 'src/areas')).map(({ address, module, asks }) => {
    const needed = files[relative(root, module)]!.files
    const [, room] = /\/src\/areas\/([^/]+\/[^/]+)/.exec(module)!
    const isTold = sectionsNamedIn(room!).length > 0
    const texts = languages.map((language) => (isTold ? [textOf(language, room)] : []))
    return [address, needed.filter((file) => !page.includes(file)).map(placeOf), ...texts, asks]
  })
  const unreached = Object.entries(files).filter(([id, { isScreen }]) => isScreen && /\/areas\//.test(id)).length
  if (new Set(screens.map(([address]) => address)).size < unreached) throw new Error('A screen has no address.')
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  const table = { entry, start: languages.map((language) => textOf(language)), names, screens }
  writeFileSync(
    path,
    page.replace(
      '<script src',
      `<script type="application/json" data-ahead>${JSON.stringify(table)}</script>\n    <script src`,
    ),
  )
}

function routesIn(directory: string): { address: string; module: string; asks: string[] }[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)routes\.ts$/.test(name),
  )
  return files.flatMap((name) => {
    const file = join(directory, name)
    return [...readFileSync(file, 'utf8').matchAll(route)].flatMap(([, address, said]) => {
      const module = drawn.exec(said!)?.[1]
      const asks = [...(asked.exec(said!)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, call]) => call!)
      return module ? [{ address: address!, module: join(dirname(file), module), asks }] : []
    })
  })
}
