import type { AuditResult, ItemReport } from '../minutes.ts'
import { cell, heading, marked, paragraph, plainWords, row, type Block, type Cell, type Paper } from './model/blocks.ts'
import { countsTable } from './parts/counts.ts'
import { auditFacts, footOf, letterhead, sealed, titled } from './parts/head.ts'
import { referredDocuments, references } from './parts/references.ts'
import { ownPeriod } from './minutes.ts'
import { byMinutes } from './result.ts'
import { scribe, type ScribeOptions, type Scribe } from './model/scribe.ts'

/** All findings of the newest minutes in a list, a line for each. */
export function registerPaper(result: AuditResult, making: ScribeOptions): Paper {
  const by = scribe(making)
  const { checklist, number, date } = result
  const title = by.say('papers.register')
  const all = result.groups.flatMap(({ items }) => items).filter(({ status }) => status.is_finding)
  const numbered = (item: ItemReport) => item.finding_number ?? ''
  const items = all.toSorted((one, other) => numbered(one).localeCompare(numbered(other), 'en', { numeric: true }))
  return sealed(by, result.seal, {
    lang: by.lang,
    title: plainWords(title),
    isWide: true,
    foot: footOf(title, { number, paper: checklist.paper }, checklist.name),
    blocks: [
      letterhead(by, { paper: checklist.paper, number, date }),
      ...titled(title, marked(by.quote(checklist.name), 'bold'), byMinutes(by, { number, date })),
      ...auditFacts(by, { ...checklist, period: ownPeriod(result) }),
      ...countsTable(
        by,
        result.counts.filter(({ is_finding }) => is_finding),
      ),
      heading(2, title),
      ...(items.length === 0 ? [paragraph(by.say('papers.no_findings'))] : [listed(by, items, plainWords(title))]),
      ...referredDocuments(by, items),
    ],
  })
}

const heads = [
  'papers.finding_number',
  'papers.item',
  'papers.requirement',
  'papers.evidence',
  'papers.class',
  'papers.action',
  'papers.due',
  'papers.responsible',
] as const

function listed(by: Scribe, items: readonly ItemReport[], label: string): Block {
  const head = heads.map((text) => cell([paragraph(by.say(text))], { heads: 'column' }))
  return {
    kind: 'table',
    label,
    columns: [9.5, 5.5, 24, 26, 5.5, 12, 8.5, 9],
    head: [row(head)],
    parts: [items.map((item) => row(cellsOf(by, item)))],
    list: { terms: [] },
    isDense: true,
  }
}

function cellsOf(by: Scribe, item: ItemReport): Cell[] {
  const { finding_number: number, final_comment: comment, corrective_date: date, responsible } = item
  const orNone = (blocks: Block[]) => (blocks.length > 0 ? blocks : [paragraph(by.say('papers.none'))])
  const isWhole = true
  return [
    cell(orNone(number === null ? [] : [paragraph(marked(by.quote(number), 'bold'))]), { isWhole }),
    cell(by.lines(item.header)),
    cell([...by.rich(item.content), ...references(by, item)]),
    cell(orNone(by.rich(comment?.content ?? null))),
    cell([paragraph(marked(by.quote(item.status.code), 'bold'))]),
    cell(orNone(by.rich(comment?.result ?? null))),
    cell(orNone(date ? [paragraph(by.day(date))] : []), { isWhole }),
    cell(responsible ? by.lines(responsible.fullname) : [paragraph(by.say('papers.all_auditees'))]),
  ]
}
