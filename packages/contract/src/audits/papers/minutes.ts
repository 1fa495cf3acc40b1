import type { MinutesHead, SavedMinutes, StatusCount } from '../minutes.ts'
import { heading, marked, paragraph, plainWords, type Block, type Paper, type Words } from './model/blocks.ts'
import { countsTable } from './parts/counts.ts'
import { auditFacts, footOf, letterhead, sealed, titled } from './parts/head.ts'
import { itemCard } from './parts/items.ts'
import { referredDocuments } from './parts/references.ts'
import { scribe, type ScribeOptions, type Scribe } from './model/scribe.ts'
import { closing, teamSections } from './parts/team.ts'
import { paperDate } from './model/words.ts'

/** What minutes say, saved or while they are being written. */
export type Minutes = {
  number: string | null
  date: string
  is_addendum: boolean
  checklist: MinutesHead
  counts: readonly StatusCount[]
}

export const minutesTitle = (by: Scribe, { is_addendum }: Pick<Minutes, 'is_addendum'>): Words =>
  by.say(is_addendum ? 'papers.addendum' : 'papers.minutes')

type Period = { from: string; to: string }

/** The days of the audit itself; of minutes that do not know its end, until they were made. */
export const ownPeriod = ({ checklist, date }: Pick<Minutes, 'checklist' | 'date'>): Period => ({
  from: checklist.starting_date,
  to: checklist.ending_date ?? date,
})

/** Their beginning under a title, down to the audit period. */
export function beginning(by: Scribe, minutes: Minutes, title: readonly Block[], period: Period): Block[] {
  const { checklist: head, number, date } = minutes
  return [
    letterhead(by, { paper: head.paper, number, date }),
    ...title,
    ...auditFacts(by, { ...head, period: null }),
    ...countsTable(by, minutes.counts),
    ...teamSections(by, head, period),
  ]
}

/** The title of minutes and what they are about. */
export function minutesOpening(by: Scribe, minutes: Minutes): Block[] {
  const { name, organization } = minutes.checklist
  const about = marked(by.say('papers.result_of', { name, organization: organization.name }), 'bold')
  const note = minutes.is_addendum ? [marked(by.say('papers.addendum_of'), 'italic')] : []
  const { checklist, date } = minutes
  const isLate = checklist.ending_date !== undefined && date > checklist.ending_date
  return [
    ...beginning(by, minutes, titled(minutesTitle(by, minutes), about, ...note), {
      from: checklist.starting_date,
      to: date,
    }),
    ...(isLate ? [paragraph(by.say('papers.made_on', { date: paperDate(date) }))] : []),
  ]
}

/** What both sides said. */
export function bothSides(by: Scribe, said: Pick<SavedMinutes, 'conclusion' | 'self_assessment'>): Block[] {
  return [
    heading(2, by.say('papers.section_conclusion')),
    ...by.rich(said.conclusion),
    heading(2, by.say('papers.section_self_assessment')),
    ...by.rich(said.self_assessment),
  ]
}

/** Saved minutes as a paper. */
export function minutesPaper(minutes: SavedMinutes, making: ScribeOptions): Paper {
  const by = scribe(making)
  const { items, checklist } = minutes
  const title = minutesTitle(by, minutes)
  const listed = items.length === 0 ? [] : [heading(2, by.say('papers.section_reported', { count: items.length }))]
  return sealed(by, minutes.seal, {
    lang: by.lang,
    title: plainWords(title),
    isWide: false,
    foot: footOf(title, { ...minutes, paper: checklist.paper }, checklist.name),
    blocks: [
      ...minutesOpening(by, minutes),
      ...bothSides(by, minutes),
      ...listed,
      ...items.flatMap((item) => itemCard(by, item)),
      closing(by, checklist, referredDocuments(by, items)),
    ],
  })
}
