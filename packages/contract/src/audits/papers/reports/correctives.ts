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
import { scribe, type ScribeOptions, type Scribe } from '../model/scribe.ts'
import { stateText, type PaperText } from '../model/words.ts'
import { definitions, footOf, letterhead, titled, type Fact } from '../parts/head.ts'
import { about, counted, named, numbers, sayHead } from './parts.ts'

/** Corrections in numbers, and which they are. */
export type CorrectiveList = { report: CorrectiveReport; items: readonly CorrectiveItem[] }

/** Of the palette: what is late, what is to be corrected, and what is done. */
const colors = { overdue: '#b3261e', incomplete: '#c2560c', complete: '#1b7a4b' } as const
type Counts = { incomplete: number; complete: number; overdue: number }

/** The corrections of all audits, in numbers and one by one, as it stands on a day. */
export function correctionsPaper(
  { list, paper, date }: { list: CorrectiveList; paper: PaperHead; date: string },
  making: ScribeOptions,
): Paper {
  const by = scribe(making)
  const { report, items } = list
  const { datasets, organizations, caption } = report
  const title = by.say('papers.corrective_report')
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
      barsOf(by, datasets, plainWords(title)),
      inNumbers(by, 'papers.report_status', ofStatus),
      ...(organizations.length > 1 ? [inNumbers(by, 'papers.unit', ofOrganization)] : []),
      heading(2, by.say('papers.report_findings')),
      ...(items.length === 0 ? [paragraph(by.say('papers.no_findings'))] : [listed(by, items, plainWords(title))]),
    ],
  }
}

/** Of each status what is late, what else is incomplete, and what is complete: together as many as there are. */
function barsOf(by: Scribe, datasets: CorrectiveReport['datasets'], title: string): Block {
  const said = (key: PaperText) => plainWords(by.say(key))
  return {
    kind: 'bars',
    title,
    labels: datasets.map(({ label }) => label),
    series: [
      { name: said('papers.correction_overdue'), color: colors.overdue, data: datasets.map(({ overdue }) => overdue) },
      {
        name: said('papers.correction_in_time'),
        color: colors.incomplete,
        data: datasets.map(({ data, overdue }) => data[0]! - overdue),
      },
      { name: said('papers.correction_complete'), color: colors.complete, data: datasets.map(({ data }) => data[1]!) },
    ],
    columns: columns.map(([key, color]) => ({ name: said(key), color })),
  }
}

/** The columns of numbers, of which the second is part of the first. */
const columns = [
  ['papers.correction_incomplete', colors.incomplete],
  ['papers.of_these_overdue', colors.overdue],
  ['papers.correction_complete', colors.complete],
] as const

type Line = { words: Words; counts: Counts }

function inNumbers(by: Scribe, first: 'papers.report_status' | 'papers.unit', lines: readonly Line[]): Block {
  const heads = [
    sayHead(by, first),
    ...columns.map(([key]) => sayHead(by, key, true)),
    sayHead(by, 'papers.total', true),
  ]
  const rows = lines.map(({ words, counts: { incomplete, complete, overdue } }) =>
    row([named(words), ...[incomplete, overdue, complete, incomplete + complete].map((one) => counted(by, one))]),
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

/** What stands below the requirement, by its names. */
const terms = [
  'papers.cause',
  'papers.correction',
  'papers.verified_by',
  'papers.verified_on',
  'papers.effect',
  'papers.effect_by',
  'papers.effect_on',
] as const

function listed(by: Scribe, items: readonly CorrectiveItem[], label: string): Block {
  return {
    kind: 'table',
    label,
    columns: [9, 4.5, 5.5, 25, 18.5, 10.5, 8.5, 8.5, 10],
    head: [row(heads.map((key) => sayHead(by, key)))],
    parts: [items.map((item) => row(cellsOf(by, item)))],
    list: { terms: terms.map((term) => by.say(term)) },
    isDense: true,
  }
}

function cellsOf(by: Scribe, item: CorrectiveItem): Cell[] {
  const { finding_number: number, status, header, content, audit, organization, responsible, corrective_date } = item
  const none = [paragraph(by.say('papers.none'))]
  const state = paragraph({ lang: by.lang, runs: [{ text: stateText(by.lang, item.finding_state), marks: [] }] })
  const late = item.is_overdue ? [paragraph(marked(by.say('papers.correction_overdue'), 'bold'))] : []
  return [
    cell(number === null ? none : by.lines(number), { isWhole: true }),
    cell([paragraph(marked(by.quote(status.code), 'bold'))]),
    cell(by.lines(header)),
    cell([...by.rich(content), ...definitions(by, 'lines', doneAbout(by, item))]),
    cell(by.lines(audit.name)),
    cell(by.lines(organization.name)),
    cell(responsible ? by.lines(responsible.fullname) : none),
    cell(corrective_date === null ? none : [paragraph(by.day(corrective_date))], { isWhole: true }),
    cell([state, ...late]),
  ]
}

/** What was done about a finding, and who judged it when. */
function doneAbout(by: Scribe, { plan, verified, effect }: CorrectiveItem): Fact[] {
  const on = (judged: { on: string } | null) => (judged ? [paragraph(by.day(judged.on))] : [])
  const judgement = effect && by.say(effect.is_effective ? 'papers.is_effective' : 'papers.is_ineffective')
  return [
    ['papers.cause', by.lines(plan?.root_cause ?? '')],
    ['papers.correction', by.lines(plan?.action ?? '')],
    ['papers.verified_by', by.lines(verified?.by ?? '')],
    ['papers.verified_on', on(verified)],
    ['papers.effect', judgement ? [paragraph(judgement)] : []],
    ['papers.effect_by', by.lines(effect?.by ?? '')],
    ['papers.effect_on', on(effect)],
  ]
}
