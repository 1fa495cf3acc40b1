import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { textsIn, type Language } from '../../packages/messages/src/index.ts'
import { serverTexts, startTexts } from './src/lib/text/server-texts.ts'

const fromStart = new Set<string>(startTexts)
const withScreens = Object.keys(textsIn('en')).filter(
  (section) => !fromStart.has(section) && !(serverTexts as readonly string[]).includes(section),
)

/**
 * Gives a browser the texts of one language: `virtual:texts/vi` what every page has, `virtual:texts/vi/minutes` a
 * section of its own. The sections that a room or an element of it names are loaded beside its screens, and beside
 * what the shell shows of it.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:text') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:text-sections') return loaders()
      const [, language, section] = /^\0virtual:texts\/(\w+)(?:\/(\w+))?$/.exec(id) ?? []
      return language && `export const texts = ${JSON.stringify(pick(language as Language, section))}`
    },
    transform(code, id) {
      if (!/\/src\/(app\/.+\.tsx|areas\/[^/]+\/[^/]+\/routes\.ts)$/.test(id)) return undefined
      const besideTexts = code.replace(/import\('(\.[^']*\/)[\w-]+\.tsx'\)/g, (piece, folder: string) => {
        const [directory] = room.exec(resolve(dirname(id), folder)) ?? []
        const sections = directory ? sectionsNamedIn(directory) : []
        return sections.length === 0 ? piece : `withTexts(${JSON.stringify(sections)}, ${piece})`
      })
      if (besideTexts === code) return undefined
      // On the first line, so that every other line keeps its number.
      return { code: `import { withTexts } from '/src/lib/text/text-sections.ts';${besideTexts}`, map: null }
    },
  }
}

function pick(language: Language, section: string | undefined): unknown {
  const all = textsIn(language)
  if (section) return all[section]
  return Object.fromEntries(Object.entries(all).filter(([name]) => fromStart.has(name)))
}

const loaders = () =>
  `export const sections = {${withScreens
    .map(
      (name) =>
        `${name}: { vi: () => import('virtual:texts/vi/${name}'), en: () => import('virtual:texts/en/${name}') }`,
    )
    .join(',')}}`

const room = /^.*\/src\/areas\/[^/]+\/[^/]+/
const named = /['"`](\w+)\.\w/g
const imported = /(?:from |import\()'(\.[^']+\.tsx?)'/g
const element = /\/src\/(blocks|ui|areas\/[^/]+\/domain)\//

function sectionsNamedIn(directory: string): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const codes = names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  const files = new Set(codes.map((name) => join(directory, name)))
  const sections = new Set<string>()
  // The set grows while it is walked: an element that a file imports is read after it.
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    for (const [, section] of code.matchAll(named)) sections.add(section!)
    for (const [, path] of code.matchAll(imported)) {
      const other = resolve(dirname(file), path!)
      if (element.test(other)) files.add(other)
    }
  }
  return withScreens.filter((section) => sections.has(section))
}
