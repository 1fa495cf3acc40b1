import { readFileSync } from 'node:fs'
import { shownSigns } from '@apron/contract/audits'
import { translate, type Language, type MessageKey } from '@apron/messages'
import type { Part } from './write-zip.ts'

/** What a pack says of itself. */
export type Told = {
  minutes: {
    id: number
    audit_id: number
    number: string | null
    date: string
    saved_at: string
    digest: string
    audit: string
  }
  /** Where anybody may ask about them. */
  url: string
  language: Language
  scans: { path: string; bound_by: string; bound_at: string }[]
  /** Files that could not be read. */
  missing: string[]
  /** Formats that the machine cannot write. */
  lacks: string[]
}

/** Every file of the pack with its SHA-256, and whose pack it is. */
export function manifestOf(told: Told, listed: readonly Part[]): string {
  const { minutes, url, language, scans, missing, lacks } = told
  const files = listed.map(({ path, bytes, digest }) => ({ path, bytes, sha256: digest }))
  const said = { format: 'apron-pack/1', minutes, verify: url, language, scans, missing, without: lacks, files }
  return `${JSON.stringify(said, null, 2)}\n`
}

const line = '-'.repeat(72)

/** What lies in the pack and how it is checked, in both languages. */
export function readmeOf({ minutes, url, missing, lacks }: Told): string {
  const inLanguage = (language: Language) => {
    const values = {
      ...minutes,
      date: minutes.date.split('-').toReversed().join('-'),
      number: minutes.number ?? translate(language, 'packs.no_number'),
      signs: minutes.digest.slice(0, shownSigns),
      url,
    }
    const notes = [
      ...(lacks.includes('pdf') ? [translate(language, 'packs.readme_without_pdf')] : []),
      ...(missing.length > 0 ? [translate(language, 'packs.readme_missing', { count: missing.length })] : []),
    ]
    return [translate(language, 'packs.readme', values), ...notes].join('\n\n')
  }
  // Some editors of Windows know where a line ends by both signs alone.
  return `${inLanguage('vi')}\n\n${line}\n\n${inLanguage('en')}\n`.replaceAll('\n', '\r\n')
}

/** What the script says, by the names under which it knows it. */
const said = {
  changed: 'packs.check_changed',
  missing: 'packs.check_missing',
  added: 'packs.check_added',
  noManifest: 'packs.check_no_manifest',
  otherPaper: 'packs.check_other_paper',
  whole: 'packs.check_whole',
  broken: 'packs.check_broken',
  code: 'packs.check_code',
} as const satisfies Record<string, MessageKey>

/** The script that checks a pack, with its words in both languages. */
export function checkScript(): string {
  const words = Object.entries(said).map(([name, key]) => [name, `${translate('vi', key)} / ${translate('en', key)}`])
  const source = readFileSync(new URL('check.mjs', import.meta.url), 'utf8')
  return source.replace("'{{words}}'", () => JSON.stringify(Object.fromEntries(words), null, 2))
}
