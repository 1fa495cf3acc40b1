import type { PaperHead } from '../paper-head.ts'
import type { TaggedItem } from '../../reports/reports.ts'
import { cell, marked, paragraph, plainWords, row, type Block, type Cell, type Paper } from '../model/blocks.ts'
import { scribe, type ScribeOptions, type Scribe } from '../model/scribe.ts'
import { paperDate } from '../model/words.ts'
import { definitions, footOf, letterhead, titled } from '../parts/head.ts'
import { about, sayHead } from './parts.ts'

/** The items that were answered between two days, and what was asked for. */
export type TaggedList = {
  items: readonly TaggedItem[]
  from: string
  to: string
  /** The names of the tags and statuses that were asked for. */
  tags: readonly string[]
  statuses: readonly string[]
  caption: { organization: string; is_whole: boolean }
}

const heads = [
  'papers.report_status',
  'papers.item',
  'papers.report_group',
  'papers.report_input',
  'papers.requirement',
  'papers.report_tags',
  'papers.audit',
  'papers.report_begun',
] as const

/** The items with a tag in a list, a line for each, as it stands on a day. */
export function taggedPaper(
  { list, paper, date }: { list: TaggedList; paper: PaperHead; date: string },
  making: ScribeOptions,
): Paper {
  const by = scribe(making)
  const { items, from, to, tags, statuses, caption } = list
  const title = by.say('papers.tag_report')
  const days = `${paperDate(from)} – ${paperDate(to)}`
  const said = (names: readonly string[]) => (names.length > 0 ? by.lines(names.join('; ')) : [])
  return {
    lang: by.lang,
    title: plainWords(title),
    isWide: true,
    foot: footOf(title, { number: null, paper }, caption.organization),
    blocks: [
      letterhead(by, { paper, number: null, date }),
      ...titled(title),
      ...about(by, `${caption.organization}, ${days}`, caption.is_whole),
      ...definitions(by, 'facts', [
        ['papers.report_tags', said(tags)],
        ['papers.report_statuses', said(statuses)],
        ['papers.report_items', [paragraph(by.number(items.length))]],
      ]),
      ...(items.length === 0 ? [paragraph(by.say('papers.report_nothing'))] : [listed(by, items, plainWords(title))]),
    ],
  }
}

function listed(by: Scribe, items: readonly TaggedItem[], label: string): Block {
  return {
    kind: 'table',
    label,
    columns: [5, 6.5, 13, 6, 31.5, 7.5, 22, 8.5],
    head: [row(heads.map((key) => sayHead(by, key)))],
    parts: [items.map((item) => row(cellsOf(by, item)))],
    list: { terms: [] },
    isDense: true,
  }
}

function cellsOf(by: Scribe, item: TaggedItem): Cell[] {
  const { status, header, group, asks_input, content, tags, audit } = item
  const index = plainOf(by, group.index)
  return [
    cell([paragraph(marked(by.quote(status.code), 'bold'))]),
    cell(by.lines(header)),
    cell(by.lines(`${index} ${group.header}`)),
    cell([paragraph(by.say(asks_input ? 'papers.yes' : 'papers.no'))]),
    cell(by.rich(content)),
    cell(by.lines(tags.map(({ name }) => name).join('; '))),
    cell(by.lines(audit.name)),
    cell([paragraph(by.day(audit.starting_date))], { isWhole: true }),
  ]
}

/** The words of a line of rich text. */
const plainOf = (by: Scribe, html: string): string =>
  by
    .rich(html)
    .map((block) => ('words' in block ? plainWords(block.words) : ''))
    .join(' ')
