import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { sectionsByArea, textsIn, type Language } from '../../../packages/messages/src/index.ts'
import { serverTexts, startTexts } from '../src/lib/text/server-texts.ts'

const elsewhere = new Set<string>([...startTexts, ...serverTexts])
/** What an area has beside the texts of every page; a section of two areas comes with both. */
const areas = Object.entries(sectionsByArea())
  .map(([name, sections]) => ({ name, sections: sections.filter((section) => !elsewhere.has(section)) }))
  .filter(({ sections }) => sections.length > 0)

/**
 * Gives a browser the texts of one language: `virtual:texts/vi` what every page has, `virtual:texts/vi/audits` those of
 * an area. The areas whose texts a room or an element of it names are loaded beside its screens, and beside what the
 * shell shows of it.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:text') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:text-areas') return loaders()
      const [, language, area] = /^\0virtual:texts\/(\w+)(?:\/(\w+))?$/.exec(id) ?? []
      return language && `export const texts = ${JSON.stringify(pick(language as Language, area))}`
    },
    transform(code, id) {
      if (!/\/src\/(app\/.+\.tsx|areas\/[^/]+\/[^/]+\/routes\.ts)$/.test(id)) return undefined
      const besideTexts = code.replace(/import\('(\.[^']*\/)[\w-]+\.tsx'\)/g, (piece, folder: string) => {
        const [directory] = room.exec(resolve(dirname(id), folder)) ?? []
        const named = directory ? areasNamedIn(directory) : []
        return named.length === 0 ? piece : `withTexts(${JSON.stringify(named)}, ${piece})`
      })
      if (besideTexts === code) return undefined
      // On the first line, so that every other line keeps its number.
      return { code: `import { withTexts } from '/src/lib/text/text-areas.ts';${besideTexts}`, map: null }
    },
  }
}

function pick(language: Language, area: string | undefined): unknown {
  const sections = area ? areas.find(({ name }) => name === area)!.sections : startTexts
  const all = textsIn(language)
  return Object.fromEntries(sections.map((section) => [section, all[section]]))
}

const loaders = () =>
  `export const areas = {${areas
    .map(
      ({ name }) =>
        `${name}: { vi: () => import('virtual:texts/vi/${name}'), en: () => import('virtual:texts/en/${name}') }`,
    )
    .join(',')}}`

const room = /^.*\/src\/areas\/[^/]+\/[^/]+/
const named = /['"`](\w+)\.\w/g
const imported = /(?:from |import\()'(\.[^']+\.tsx?)'/g
const element = /\/src\/(blocks|ui|areas\/[^/]+\/domain)\//

/** The areas whose texts the files of a room name, with the elements they show. */
export function areasNamedIn(directory: string): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const codes = names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  const files = new Set(codes.map((name) => join(directory, name)))
  const found = new Set<string>()
  // The set grows while it is walked: an element that a file imports is read after it.
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    for (const [, section] of code.matchAll(named)) found.add(section!)
    for (const [, path] of code.matchAll(imported)) {
      const other = resolve(dirname(file), path!)
      if (element.test(other)) files.add(other)
    }
  }
  return areas.filter(({ sections }) => sections.some((section) => found.has(section))).map(({ name }) => name)
}
