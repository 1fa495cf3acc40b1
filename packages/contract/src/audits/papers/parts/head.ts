import { shorten } from '../../../capabilities/text/shorten.ts'
import type { Seal } from '../../minutes.ts'
import type { PaperHead } from '../paper-head.ts'
import { shownSigns } from '../verification.ts'
import {
  heading,
  marked,
  paragraph,
  plainWords,
  type Block,
  type Definitions,
  type Entry,
  type Letterhead,
  type Paper,
  type Words,
} from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'
import { paperDate, writtenDate } from '../model/words.ts'
import type { PaperText } from '../model/words.ts'

/** What identifies a paper; without a day it is filled in by hand. */
export type Mark = { paper: PaperHead; number: string | null; date: string | null }

/** Company and number at the left; at the right the country, where a paper in Vietnamese names it, and the day. */
export function letterhead(scribe: Scribe, { paper, number, date }: Mark): Letterhead {
  const { name, address, logo } = paper.company
  // The product's own mark while nobody has said whose it is.
  const src = logo ?? (name || address ? null : '/assets/icon.svg')
  const isNational = paper.national_heading && scribe.lang === 'vi'
  const numbered = [
    ...(number === null ? [] : [scribe.say('papers.number', { number })]),
    ...(paper.edition === '' ? [] : [scribe.say('papers.edition', { edition: paper.edition })]),
  ]
  const company = [...(name ? [marked(scribe.quote(name), 'bold')] : []), ...(address ? [scribe.quote(address)] : [])]
  const country = [
    marked(scribe.say('papers.country'), 'bold'),
    marked(marked(scribe.say('papers.motto'), 'bold'), 'underline'),
  ]
  const day = date === null ? [] : [marked(dayOf(scribe, date), 'italic')]
  return {
    kind: 'letterhead',
    logo: src === null ? null : { src, full: src, alt: '', file: null, width: null },
    left: [...company, ...(isNational ? numbered : [])],
    right: isNational ? [...country, ...day] : [...numbered, ...day],
    isCentered: isNational,
  }
}

const dayOf = ({ lang, quote }: Scribe, date: string): Words => ({ ...quote(writtenDate(lang, date)), lang })

/** The title of a paper, in capitals wherever it is drawn, and what it is about, in the middle. */
export function titled(title: Words, ...below: Words[]): Block[] {
  return [heading(1, inCapitals(title), 'center'), ...below.map((words) => paragraph(words, 'center'))]
}

const inCapitals = ({ lang, runs }: Words): Words => ({
  lang,
  runs: runs.map((run) => ({ ...run, text: run.text.toLocaleUpperCase(lang ?? undefined) })),
})

/** A term with what it is, and with that taken apart for a spreadsheet. */
export type Fact = readonly [term: PaperText, blocks: readonly Block[], apart?: readonly Fact[]]

/** Terms with what they are; those of which nothing is known are left out. */
export function definitions(scribe: Scribe, look: Definitions['look'], facts: readonly Fact[]): Block[] {
  const termOf = (term: PaperText) => (look === 'lines' ? ended(scribe.say(term)) : scribe.say(term))
  const entriesOf = (some: readonly Fact[]): Entry[] =>
    some
      .filter(([, blocks]) => blocks.length > 0)
      .map(([term, blocks, apart]) => ({
        term: termOf(term),
        blocks,
        ...(apart && { apart: entriesOf(apart) }),
      }))
  const entries = entriesOf(facts)
  return entries.length > 0 ? [{ kind: 'definitions', look, entries }] : []
}

/** A term that what it means follows in its line. */
const ended = ({ lang, runs }: Words): Words => ({ lang, runs: [...runs, { text: ':', marks: [] }] })

/** Which audit a paper is of. */
export type AuditFacts = {
  name: string
  category: string | null
  organization: { name: string; address: string | null }
  scope: string
  criteria: string
  period: { from: string; to: string } | null
}

/** What was audited, where, when and against what; `written` is how the paper writes days. */
export function auditFacts(scribe: Scribe, audit: AuditFacts, written = paperDate): Block[] {
  const { period } = audit
  const when = period && scribe.say('papers.from_to', { from: written(period.from), to: written(period.to) })
  return definitions(scribe, 'facts', [
    ['papers.audit', scribe.lines(audit.name)],
    ['papers.category', scribe.lines(audit.category ?? '')],
    ['papers.organization', scribe.lines(audit.organization.name)],
    ['papers.place', scribe.lines(audit.organization.address ?? '')],
    ['papers.period', when ? [paragraph(when)] : []],
    ['papers.scope', scribe.lines(audit.scope)],
    ['papers.criteria', scribe.lines(audit.criteria)],
  ])
}

/** Letters of an audit's name that a foot has room for. */
const longestFoot = 70

/** What stands at the foot of each page. */
export function footOf(title: Words, { number, paper }: Pick<Mark, 'number' | 'paper'>, name: string): string {
  const parts = [plainWords(title), number ?? '', paper.edition, shorten(name, longestFoot)]
  return unbroken(parts.filter(Boolean).join(' · '))
}

/** Without the places at which a narrow column may break. */
const unbroken = (text: string) => text.replaceAll('\u200b', '')

/** Signs of a digest that stand together where somebody reads it off a paper. */
const together = 8

/** A paper of saved minutes, whose pages say by which digest these are known. */
export function sealed({ say }: Scribe, { digest, url }: Seal, paper: Paper): Paper {
  const known = plainWords(say('papers.digest', { digest: digest.slice(0, shownSigns) }))
  const signs = Array.from({ length: digest.length / together }, (_, at) =>
    digest.slice(at * together, (at + 1) * together),
  )
  const where = { address: url.slice(0, url.lastIndexOf('/')), digest: signs.join(' ') }
  const check = unbroken(plainWords(say('papers.check_at', where)))
  return { ...paper, foot: `${paper.foot} · ${known}`, code: url, check }
}
