import type { AuditResult, ItemReport } from '../minutes.ts'
import {
  cell,
  heading,
  marked,
  paragraph,
  plainWords,
  row,
  type Block,
  type Paper,
  type PaperRow,
} from './model/blocks.ts'
import { findingsOnly, groupRow, isEmpty } from './parts/groups.ts'
import { footOf, sealed, titled } from './parts/head.ts'
import { itemLines, termsOfItems } from './parts/items.ts'
import { beginning, bothSides, ownPeriod } from './minutes.ts'
import { referredDocuments } from './parts/references.ts'
import { scribe, type ScribeOptions, type Scribe } from './model/scribe.ts'
import { closing } from './parts/team.ts'
import { paperDate } from './model/words.ts'

type Group = AuditResult['groups'][number]

/** The newest minutes with the result of every question, or of the findings alone. */
export function resultPaper(result: AuditResult, making: ScribeOptions, areFindings: boolean): Paper {
  const by = scribe(making)
  const { checklist, number } = result
  const groups = areFindings ? findingsOnly(result.groups) : result.groups
  const title = by.say('papers.result')
  const details = by.say(areFindings ? 'papers.section_findings' : 'papers.section_details')
  return sealed(by, result.seal, {
    lang: by.lang,
    title: plainWords(title),
    isWide: false,
    foot: footOf(title, { number, paper: checklist.paper }, checklist.name),
    blocks: [
      ...beginning(by, result, opening(by, result), ownPeriod(result)),
      ...bothSides(by, result),
      heading(2, details),
      ...(areFindings && isEmpty(groups)
        ? [paragraph(by.say('papers.no_findings'))]
        : [detailed(by, groups, plainWords(details))]),
      closing(
        by,
        checklist,
        referredDocuments(
          by,
          groups.flatMap(({ items }) => items),
        ),
      ),
    ],
  })
}

function opening(by: Scribe, { checklist, number, date }: AuditResult): Block[] {
  const about = by.say('papers.about', { name: checklist.name, organization: checklist.organization.name })
  return titled(by.say('papers.result'), marked(about, 'bold'), byMinutes(by, { number, date }))
}

/** From which minutes a paper is made. */
export const byMinutes = (by: Scribe, { number, date }: Pick<AuditResult, 'number' | 'date'>) =>
  number === null
    ? by.say('papers.by_minutes_of', { date: paperDate(date) })
    : by.say('papers.by_minutes', { number, date: paperDate(date) })

const heads = ['papers.item', 'papers.content', 'papers.status'] as const

function detailed(by: Scribe, groups: readonly Group[], label: string): Block {
  const head = heads.map((text) => cell([paragraph(by.say(text))], { heads: 'column' }))
  const parts = groups.map((group): PaperRow[] => [
    groupRow(by, group, heads.length),
    ...group.items.map((item) => itemRow(by, item)),
  ])
  return { kind: 'table', label, columns: [13, 74, 13], head: [row(head)], parts, list: { terms: termsOfItems(by) } }
}

function itemRow(by: Scribe, item: ItemReport): PaperRow {
  return row([
    cell([paragraph(by.quote(item.header))]),
    cell(itemLines(by, item)),
    cell([paragraph(marked(by.quote(item.status.code), 'bold'))]),
  ])
}
