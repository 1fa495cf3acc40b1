import type { PaperHead } from '../paper-head.ts'
import type { YearProgramme } from '../../programme.ts'
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
import { paperDate } from '../model/words.ts'
import { definitions, footOf, letterhead, titled } from '../parts/head.ts'
import { about, sayHead } from './parts.ts'
import { monthsGrid } from './programme-grid.ts'

type YearPlan = YearProgramme['plans'][number]

/** What a year plans: its months as a grid, its plans one by one, and what was never audited; as it stands on a day, which is its edition. */
export function programmePaper(
  { programme, paper, date }: { programme: YearProgramme; paper: PaperHead; date: string },
  making: ScribeOptions,
): Paper {
  const by = scribe(making)
  const { year, caption, plans } = programme
  const title = by.say('papers.programme', { year })
  const edition = by.say('papers.programme_edition', { date: paperDate(date) })
  return {
    lang: by.lang,
    title: plainWords(title),
    isWide: true,
    foot: footOf(title, { number: null, paper }, `${plainWords(edition)} · ${caption.organization}`),
    blocks: [
      letterhead(by, { paper, number: null, date }),
      ...titled(title, marked(edition, 'italic')),
      ...about(by, caption.organization, caption.is_whole),
      ...definitions(by, 'facts', [
        ['papers.category', by.lines(caption.category ?? '')],
        ['papers.programme_plans', [paragraph(countsOf(by, plans))]],
        ['papers.programme_unplanned', [paragraph(by.number(programme.unplanned))]],
      ]),
      ...(plans.length === 0
        ? [paragraph(by.say('papers.programme_none', { year }))]
        : [...gridOf(by, programme), heading(2, by.say('papers.programme_list')), listed(by, plans)]),
      ...gapsOf(by, programme.gaps ?? []),
    ],
  }
}

function countsOf(by: Scribe, plans: readonly YearPlan[]): Words {
  const count = (wanted: YearPlan['state']) => plans.filter(({ state }) => state === wanted).length
  return by.say('papers.programme_counts', {
    total: plans.length,
    open: count('open'),
    prepared: count('prepared'),
    running: count('running'),
    closed: count('closed'),
    cancelled: count('cancelled'),
    late: plans.filter(({ is_late }) => is_late).length,
  })
}

const gridOf = (by: Scribe, programme: YearProgramme): Block[] => [
  heading(2, by.say('papers.programme_grid')),
  paragraph(by.say('papers.programme_legend')),
  paragraph(by.say('papers.programme_signs'), 'start', true),
  monthsGrid(by, programme),
]

const heads = [
  'papers.programme_planned',
  'papers.unit',
  'papers.category',
  'papers.programme_state',
  'papers.programme_begins',
  'papers.leader',
  'papers.audit',
  'papers.programme_note',
] as const

function listed(by: Scribe, plans: readonly YearPlan[]): Block {
  return {
    kind: 'table',
    label: plainWords(by.say('papers.programme_list')),
    columns: [9, 17, 14, 14, 10, 11, 14, 11],
    head: [row(heads.map((key) => sayHead(by, key)))],
    parts: [plans.map((plan) => row(cellsOf(by, plan)))],
    list: { terms: [] },
  }
}

function cellsOf(by: Scribe, plan: YearPlan): Cell[] {
  const { year, month, organization, category, audit, leads, note } = plan
  const none = [paragraph(by.say('papers.none'))]
  const orNone = (blocks: Block[]) => (blocks.length > 0 ? blocks : none)
  return [
    cell([paragraph(by.quote(`${String(month).padStart(2, '0')}-${year}`))], { isWhole: true }),
    cell(by.lines(organization.name)),
    cell(category ? by.lines(category.name) : [paragraph(by.say('papers.programme_any'))]),
    cell(stateOf(by, plan)),
    cell(audit ? [paragraph(by.day(audit.starting_date))] : none, { isWhole: true }),
    cell(orNone(by.lines(leads.join('; ')))),
    cell(audit ? by.lines(audit.name) : none),
    cell(orNone(by.lines(note ?? ''))),
  ]
}

/** How far it is; of one that was called off by whom and why. */
function stateOf(by: Scribe, { state, is_late, cancelled }: YearPlan): Block[] {
  const words = by.say(`papers.programme_${state}`)
  const said = is_late ? by.say('papers.programme_late', { state: plainWords(words) }) : words
  if (!cancelled) return [paragraph(said)]
  const because = by.say('papers.programme_because', { name: cancelled.user.fullname, reason: cancelled.reason })
  return [paragraph(said), paragraph({ ...because, lang: null })]
}

/** No table: what a paper lists last is what is planned. */
function gapsOf(by: Scribe, gaps: NonNullable<YearProgramme['gaps']>): Block[] {
  if (gaps.length === 0) return []
  const entries = gaps.map(({ organization, categories }) => ({
    term: by.quote(organization),
    blocks: by.lines(categories.join('; ')),
  }))
  return [heading(2, by.say('papers.programme_gaps')), { kind: 'definitions', look: 'facts', entries }]
}
