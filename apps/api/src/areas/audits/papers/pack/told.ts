import { readFileSync } from 'node:fs'
import { shownSigns } from '@apron/contract/audits'
import { translate, type Language, type MessageKey } from '@apron/messages'
import type { PackRecord } from './record.ts'
import type { Part } from './write-zip.ts'

/** What a pack says of itself. */
export type PackDescription = {
  record: Pick<PackRecord, 'kind' | 'about' | 'number' | 'audit'> & { scans: readonly Bound[] }
  /** Where anybody may ask about it. */
  url: string
  language: Language
  /** Files that could not be read. */
  missing: string[]
  /** Formats that the machine cannot write. */
  lacks: string[]
}
type Bound = Pick<PackRecord['scans'][number], 'path' | 'bound_by' | 'bound_at'>

/** Every file of the pack with its SHA-256, and what it is a pack of. */
export function manifestOf(
  { record, url, language, missing, lacks }: PackDescription,
  listed: readonly Part[],
): string {
  const files = listed.map(({ path, bytes, digest }) => ({ path, bytes, sha256: digest }))
  const scans = record.scans.map(({ path, bound_by, bound_at }) => ({ path, bound_by, bound_at }))
  const about = { [record.kind]: record.about, verify: url, language }
  const said = { format: 'apron-pack/1', ...about, scans, missing, without: lacks, files }
  return `${JSON.stringify(said, null, 2)}\n`
}

const line = '-'.repeat(72)

/** What lies in the pack and how it is checked, in both languages. */
export function readmeOf({ record, url, missing, lacks }: PackDescription): string {
  const { kind, about, audit } = record
  const inLanguage = (language: Language) => {
    const values = {
      audit,
      digest: about.digest,
      date: about.date.split('-').toReversed().join('-'),
      number: record.number ?? translate(language, 'packs.no_number'),
      signs: about.digest.slice(0, shownSigns),
      url,
    }
    const notes = [
      ...(lacks.includes('pdf') ? [translate(language, 'packs.readme_without_pdf')] : []),
      ...(missing.length > 0 ? [translate(language, 'packs.readme_missing', { count: missing.length })] : []),
    ]
    return [translate(language, readmes[kind], values), ...notes].join('\n\n')
  }
  // Some editors of Windows know where a line ends by both signs alone.
  return `${inLanguage('vi')}\n\n${line}\n\n${inLanguage('en')}\n`.replaceAll('\n', '\r\n')
}

const readmes = { minutes: 'packs.readme', addendum: 'packs.readme_addendum' } as const

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
