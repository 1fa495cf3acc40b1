import type { CorrectedFinding, CorrectiveResult } from '../findings/corrective-result.ts'
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
  type Words,
} from './model/blocks.ts'
import { scribe, type ScribeOptions, type Scribe } from './model/scribe.ts'
import { auditFacts, definitions, footOf, letterhead, titled, type Fact } from './parts/head.ts'
import { called } from './parts/items.ts'
import { judgements } from './parts/judgements.ts'
import { photosOf } from './parts/photos.ts'
import { referredDocuments, references } from './parts/references.ts'

type CorrectionComment = CorrectedFinding['comments'][number]

/** What has come of the findings of an audit, as they stand on the day. */
export function correctivePaper(result: CorrectiveResult, making: ScribeOptions): Paper {
  const by = scribe(making)
  const { checklist, date, items } = result
  const title = by.say('papers.corrective')
  return {
    lang: by.lang,
    title: plainWords(title),
    isWide: true,
    foot: footOf(title, { number: null, paper: checklist.paper }, checklist.name),
    blocks: [
      letterhead(by, { paper: checklist.paper, number: null, date }),
      ...titled(title, marked(by.quote(checklist.name), 'bold'), by.say('papers.as_of', { date: slashed(date) })),
      ...auditFacts(
        by,
        { ...checklist, period: { from: checklist.starting_date, to: checklist.ending_date } },
        slashed,
      ),
      ...counted(by, result),
      heading(2, by.say('papers.corrective_items')),
      // Above them, so that no page says nothing else.
      ...referredDocuments(
        by,
        items.map(({ question }) => question),
      ),
      ...(items.length === 0 ? [paragraph(by.say('papers.no_findings'))] : [listed(by, items, plainWords(title))]),
    ],
  }
}

/** How many of each status are incomplete, overdue among these, and complete. */
function counted(by: Scribe, { chart: { datasets } }: CorrectiveResult): Block[] {
  if (datasets.length === 0) return []
  const title = by.say('papers.corrective_counts')
  const end = { align: 'end', isWhole: true } as const
  const number = (some: number) => cell([paragraph(by.quote(String(some)), 'end')], end)
  const heads = [
    'papers.class',
    'papers.incomplete',
    'papers.of_these_overdue',
    'papers.complete',
    'papers.total',
  ] as const
  const sum = (of: (one: (typeof datasets)[number]) => number) => datasets.reduce((all, one) => all + of(one), 0)
  const line = (name: Block, incomplete: number, overdue: number, complete: number) =>
    row([cell([name], { heads: 'row' }), ...[incomplete, overdue, complete, incomplete + complete].map(number)])
  return [
    heading(2, title),
    {
      kind: 'table',
      label: plainWords(title),
      columns: [40, 15, 15, 15, 15],
      head: [
        row(
          heads.map((text, place) =>
            cell([paragraph(by.say(text), place > 0 ? 'end' : 'start')], { heads: 'column', ...(place > 0 && end) }),
          ),
        ),
      ],
      parts: [
        [
          ...datasets.map(({ code, name, data: [incomplete, complete], overdue }) =>
            line(paragraph(by.quote(name === code ? code : `${code} – ${name}`)), incomplete, overdue, complete),
          ),
          line(
            paragraph(marked(by.say('papers.total'), 'bold')),
            sum(({ data }) => data[0]),
            sum(({ overdue }) => overdue),
            sum(({ data }) => data[1]),
          ),
        ],
      ],
    },
  ]
}

const heads = [
  'papers.item',
  'papers.class',
  'papers.content',
  'papers.corrective_status',
  'papers.references',
  'papers.due',
] as const

function listed(by: Scribe, items: readonly CorrectedFinding[], label: string): Block {
  const head = heads.map((text) => cell([paragraph(by.say(text))], { heads: 'column' }))
  return {
    kind: 'table',
    label,
    columns: [11, 7, 46, 13, 12, 11],
    head: [row(head)],
    parts: [items.map((item) => itemRow(by, item))],
    list: { terms: terms.map((term) => by.say(term)) },
  }
}

function itemRow(by: Scribe, item: CorrectedFinding): PaperRow {
  const { question, finding_number, corrective_date: date, responsible, answer } = item
  const asked = { header: question.header, finding_number }
  const isComplete = item.status === 1
  const named = responsible ? by.lines(responsible.fullname) : [paragraph(by.say('papers.all_auditees'))]
  return row([
    cell(by.lines(called(asked))),
    cell([paragraph(marked(by.quote(answer.code), 'bold'))]),
    cell([
      ...by.rich(question.content),
      ...item.comments.flatMap((comment) => said(by, comment, called(asked))),
      ...definitions(by, 'lines', [
        ['papers.responsible', named],
        ...planned(by, item),
        ...judgements(by, item, slashed),
      ]),
    ]),
    cell([paragraph(marked(by.say(isComplete ? 'papers.complete' : 'papers.incomplete'), 'bold'))]),
    cell(references(by, question)),
    cell(
      [
        paragraph(date ? dayOf(date) : by.say('papers.none')),
        ...(item.is_overdue ? [paragraph(marked(by.say('papers.overdue'), 'bold'))] : []),
      ],
      { isWhole: true },
    ),
  ])
}

/** What is done against it, whether and by whom that was accepted, and when it was done. */
function planned(by: Scribe, { plan, done_on: done }: CorrectedFinding): Fact[] {
  const accepted = plan?.accepted
  const acceptance = accepted
    ? by.say('papers.said_by', { name: accepted.by, date: slashed(accepted.on) })
    : by.say('papers.not_accepted')
  return [
    ...(plan
      ? ([
          ['papers.cause', by.lines(plan.root_cause)],
          ['papers.correction', by.lines(plan.action)],
          ['papers.planned_for', [paragraph(dayOf(plan.due_on))]],
          ['papers.plan_accepted', [paragraph(acceptance)]],
        ] satisfies Fact[])
      : []),
    ['papers.done_on', done ? [paragraph(dayOf(done))] : []],
  ]
}

/** What stands below a question within its cell, by its names. */
const terms = [
  'papers.responsible',
  'papers.cause',
  'papers.correction',
  'papers.planned_for',
  'papers.plan_accepted',
  'papers.done_on',
  'papers.verification',
  'papers.effect',
  'papers.judged_early',
  'papers.judged_by_own',
  'papers.judged_because',
  'papers.attachments',
] as const

/** `5/12/2026`: D/M/Y, as all days of this paper. */
const slashed = (date: string) => date.split('-').map(Number).toReversed().join('/')
const dayOf = (date: string): Words => ({ lang: null, runs: [{ text: slashed(date), marks: [], value: date }] })

/** A comment with who said it and its photos, then what answers it. */
function said(by: Scribe, comment: CorrectionComment, item: string): Block[] {
  const { user, created_at, is_final } = comment
  const who = by.say(is_final ? 'papers.concluded_by' : 'papers.said_by', {
    name: user.fullname,
    date: slashed(created_at.slice(0, 10)),
  })
  const files = comment.files.map(({ name }) => name).join(', ')
  return [
    paragraph(marked(who, 'italic'), 'start', true),
    ...by.rich(comment.content),
    ...by.rich(comment.result),
    ...photosOf(by, comment, item),
    ...definitions(by, 'lines', [['papers.attachments', by.lines(files)]]),
    ...comment.children.flatMap((answer) => said(by, answer, item)),
  ]
}
