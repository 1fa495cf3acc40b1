import type { PaperHead } from '../paper-head.ts'
import type { CorrectiveItem, CorrectiveReport } from '../../reports/correctives.ts'
import {
  cell,
  heading,
  marked,
  paragraph,
  plainWords,
  row,
  type Block,
  type Cell,
  type Paper,
  type Words,
} from '../model/blocks.ts'
import { scribe, type Making, type Scribe } from '../model/scribe.ts'
import { footOf, letterhead, titled } from '../parts/head.ts'
import { about, counted, named, numbers, sayHead } from './parts.ts'

/** Corrections in numbers, and which they are. */
export type CorrectiveList = { report: CorrectiveReport; items: readonly CorrectiveItem[] }

/** Of the palette: what is to be corrected, and what is done. */
const colors = { incomplete: '#c2560c', complete: '#1b7a4b' } as const
type Counts = { incomplete: number; complete: number; overdue: number }

/** The corrections of all audits, in numbers and one by one, as it stands on a day. */
export function correctionsPaper(
  { list, paper, date }: { list: CorrectiveList; paper: PaperHead; date: string },
  making: Making,
): Paper {
  const by = scribe(making)
  const { report, items } = list
  const { datasets, organizations, caption } = report
  const title = by.say('papers.corrective_report')
  const series = (key: 'incomplete' | 'complete', at: 0 | 1) => ({
    name: plainWords(by.say(`papers.correction_${key}`)),
    color: colors[key],
    data: datasets.map(({ data }) => data[at]!),
  })
  const ofStatus = datasets.map(({ code, data, overdue }) => ({
    words: by.quote(code),
    counts: { incomplete: data[0]!, complete: data[1]!, overdue },
  }))
  const ofOrganization = organizations.map(({ name, ...counts }) => ({ words: by.quote(name), counts }))
  return {
    lang: by.lang,
    title: plainWords(title),
    isWide: true,
    foot: footOf(title, { number: null, paper }, caption.organization),
    blocks: [
      letterhead(by, { paper, number: null, date }),
      ...titled(title),
      ...about(by, caption.organization, caption.is_whole),
      {
        kind: 'bars',
        title: plainWords(title),
        labels: datasets.map(({ label }) => label),
        series: [series('incomplete', 0), series('complete', 1)],
      },
      inNumbers(by, 'papers.report_status', ofStatus),
      ...(organizations.length > 1 ? [inNumbers(by, 'papers.unit', ofOrganization)] : []),
      heading(2, by.say('papers.report_findings')),
      ...(items.length === 0 ? [paragraph(by.say('papers.no_findings'))] : [listed(by, items, plainWords(title))]),
    ],
  }
}

type Line = { words: Words; counts: Counts }

function inNumbers(by: Scribe, first: 'papers.report_status' | 'papers.unit', lines: readonly Line[]): Block {
  const heads = [
    sayHead(by, first),
    sayHead(by, 'papers.correction_incomplete', true),
    sayHead(by, 'papers.correction_complete', true),
    sayHead(by, 'papers.correction_overdue', true),
    sayHead(by, 'papers.total', true),
  ]
  const rows = lines.map(({ words, counts: { incomplete, complete, overdue } }) =>
    row([named(words), ...[incomplete, complete, overdue, incomplete + complete].map((one) => counted(by, one))]),
  )
  return numbers({ title: by.say(first), heads, rows })
}

const heads = [
  'papers.finding_number',
  'papers.report_status',
  'papers.item',
  'papers.requirement',
  'papers.audit',
  'papers.unit',
  'papers.responsible',
  'papers.due',
  'papers.correction_state',
] as const

function listed(by: Scribe, items: readonly CorrectiveItem[], label: string): Block {
  return {
    kind: 'table',
    label,
    columns: [11, 6, 7, 24.5, 12, 11, 9, 9.5, 10],
    head: [row(heads.map((key) => sayHead(by, key)))],
    parts: [items.map((item) => row(cellsOf(by, item)))],
    list: { terms: [] },
  }
}

function cellsOf(by: Scribe, item: CorrectiveItem): Cell[] {
  const { finding_number: number, status, header, content, audit, organization, responsible, corrective_date } = item
  const none = [paragraph(by.say('papers.none'))]
  const state = item.corrective_status === 1 ? 'complete' : item.is_overdue ? 'overdue' : 'incomplete'
  return [
    cell(number === null ? none : by.lines(number), { isWhole: true }),
    cell([paragraph(marked(by.quote(status.code), 'bold'))]),
    cell(by.lines(header)),
    cell(by.rich(content)),
    cell(by.lines(audit.name)),
    cell(by.lines(organization.name)),
    cell(responsible ? by.lines(responsible.fullname) : none),
    cell(corrective_date === null ? none : [paragraph(by.day(corrective_date))], { isWhole: true }),
    cell([paragraph(by.say(`papers.correction_${state}`))]),
  ]
}
