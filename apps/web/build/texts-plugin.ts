import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { messages, textsIn, type Language } from '../../../packages/messages/src/index.ts'
import { serverTexts, startTexts } from '../src/lib/text/server-texts.ts'

const elsewhere = new Set<string>([...startTexts, ...serverTexts])
const source = resolve(import.meta.dirname, '../src')
/** Texts of no feature module: the sentences of the outbox, and of validation. */
const apart: Record<string, (keyof typeof messages)[]> = { keep: ['keep'], rules: ['validation'] }

/**
 * Gives a browser the texts of one language: `virtual:texts/vi` has what every page has,
 * `virtual:texts/vi/audits/minutes` the sections that a feature module or an element of it names. They are loaded
 * beside its screens, and beside what the shell shows of it.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:text') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:text-rooms') return loaders()
      const [, language, name] = /^\0virtual:texts\/(\w+)(?:\/(.+))?$/.exec(id) ?? []
      return language && `export const texts = ${JSON.stringify(pick(language as Language, name))}`
    },
    transform(code, id) {
      if (!/\/src\/(app\/.+\.tsx|areas\/[^/]+\/[^/]+\/routes\.ts)$/.test(id)) return undefined
      const besideTexts = code.replace(/import\('(\.[^']*\/)[\w-]+\.tsx'\)/g, (piece, folder: string) => {
        const [, name] = room.exec(resolve(dirname(id), folder)) ?? []
        return name && sectionsNamedIn(name).length > 0 ? `withTexts(${JSON.stringify(name)}, ${piece})` : piece
      })
      if (besideTexts === code) return undefined
      // On the first line, so that every other line keeps its number.
      return { code: `import { withTexts } from '/src/lib/text/room-texts.ts';${besideTexts}`, map: null }
    },
  }
}

function pick(language: Language, name: string | undefined): unknown {
  const sections = name ? (apart[name] ?? sectionsNamedIn(name)) : startTexts
  const all = textsIn(language)
  return Object.fromEntries(sections.map((section) => [section, all[section]]))
}

/** The feature modules of all areas, as `audits/minutes`. */
function roomNames(): string[] {
  const areas = join(source, 'areas')
  return readdirSync(areas).flatMap((area) =>
    readdirSync(join(areas, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${area}/${name}`),
  )
}

const loaders = () =>
  `export const rooms = {${[...Object.keys(apart), ...roomNames().filter((name) => sectionsNamedIn(name).length > 0)]
    .map(
      (name) =>
        `'${name}': { vi: () => import('virtual:texts/vi/${name}'), en: () => import('virtual:texts/en/${name}') }`,
    )
    .join(',')}}`

const room = /\/src\/areas\/([^/]+\/[^/]+)/
const named = /['"`](\w+)\.\w/g
const imported = /(?:from |import\()'([.#][^']+\.tsx?)'/g
const element = /\/src\/(blocks|ui|areas\/[^/]+\/domain)\//

const catalogues = resolve(import.meta.dirname, '../../../packages/contract/src/catalogues')

/** The sections whose texts the contract's catalogues name for what they list, by what each of them exports. */
const ofCatalogues = readdirSync(catalogues).flatMap((file) => {
  const code = readFileSync(join(catalogues, file), 'utf8')
  const sections = [...code.matchAll(/text: '(\w+)\./g)].map(([, section]) => section!)
  return [...code.matchAll(/export const (\w+)/g)].map(([, name]) => ({ name: new RegExp(`\\b${name}\\b`), sections }))
})

/** The sections of texts, beside those of every page, that the files of a room name, with the elements they show. */
export function sectionsNamedIn(name: string): (keyof typeof messages)[] {
  const directory = join(source, 'areas', name)
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const codes = names.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  const files = new Set(codes.map((path) => join(directory, path)))
  const found = new Set<string>()
  // The set grows while it is walked: an element that a file imports is read after it.
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    for (const [, section] of code.matchAll(named)) found.add(section!)
    for (const { name, sections } of ofCatalogues)
      if (name.test(code)) for (const section of sections) found.add(section)
    for (const [, path] of code.matchAll(imported)) {
      const other = path!.startsWith('#') ? join(source, path!.slice(1)) : resolve(dirname(file), path!)
      if (element.test(other)) files.add(other)
    }
  }
  const sections = Object.keys(messages) as (keyof typeof messages)[]
  return sections.filter((section) => found.has(section) && !elsewhere.has(section))
}
