import type { FindingActions, SaidOfFinding, ShownOfFinding } from '../../findings/corrective-actions.ts'
import { heading, marked, paragraph, type Block } from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'
import { paperDate, type PaperText } from '../model/words.ts'
import { definitions, type Fact } from '../parts/head.ts'
import { called } from '../parts/items.ts'
import { judgements } from '../parts/judgements.ts'
import { figuresOf, photosOf, together } from '../parts/photos.ts'
import { references } from '../parts/references.ts'
import { earlierPlan, extensionOf, returnedResult } from './action-lists.ts'

/** The columns of a spreadsheet with a line for each finding, in their order; those that nothing fills are left out. */
export const recordTerms = [
  'papers.finding_number',
  'papers.item',
  'papers.class',
  'papers.class_name',
  'papers.state',
  'papers.due',
  'papers.is_overdue',
  'papers.responsible',
  'papers.audit',
  'papers.category',
  'papers.organization',
  'papers.requirement',
  'papers.references',
  'papers.found',
  'papers.action',
  'papers.attachments',
  'papers.cause',
  'papers.correction',
  'papers.to_be_done_by',
  'papers.proposed_by',
  'papers.proposed_on',
  'papers.accepted_by',
  'papers.accepted_on',
  'papers.plans_returned',
  'papers.plans_replaced',
  'papers.extensions',
  'papers.done_by',
  'papers.done_on',
  'papers.correction_evidence',
  'papers.other_remarks',
  'papers.results_returned',
  'papers.verified_by',
  'papers.verified_on',
  'papers.verified_remark',
  'papers.effect',
  'papers.effect_by',
  'papers.effect_on',
  'papers.judged_early',
  'papers.judged_by_own',
  'papers.judged_because',
] as const satisfies PaperText[]

/** One finding: what it is, what was found, planned, done and judged; `isOnly` where the paper has no other. */
export function recordOf(by: Scribe, finding: FindingActions, isOnly: boolean): Block[] {
  const { conclusion, evidence, remarks } = finding
  const item = called(finding)
  const part = (title: PaperText, facts: readonly Fact[]) => [
    heading(isOnly ? 2 : 3, by.say(title)),
    ...definitions(by, 'card', facts),
  ]
  return [
    ...(isOnly ? [] : [heading(2, by.quote(item))]),
    ...definitions(by, 'card', identified(by, finding)),
    ...part('papers.part_found', found(by, finding)),
    ...(conclusion ? photosOf(by, conclusion, item) : []),
    ...part('papers.part_plan', planned(by, finding)),
    ...part('papers.part_done', corrected(by, finding)),
    ...together(
      by,
      [...evidence, ...remarks].flatMap((shown) => evidencePhotos(by, shown, item)),
    ),
    ...part('papers.part_judged', judged(by, finding)),
  ]
}

const roomFor = (lines: number): Block[] => [{ kind: 'space', lines }]

/** Who and when, also taken apart. */
function signed(
  by: Scribe,
  done: { by: string; on: string } | null,
  [term, who, when]: readonly [PaperText, PaperText, PaperText],
): Fact {
  if (!done) return [term, []]
  const words = by.say('papers.said_by', { name: done.by, date: paperDate(done.on) })
  return [
    term,
    [paragraph(words)],
    [
      [who, by.lines(done.by)],
      [when, [paragraph(by.day(done.on))]],
    ],
  ]
}

function identified(by: Scribe, finding: FindingActions): Fact[] {
  const { finding_number: number, header, status, state, corrective_date: date, is_overdue, responsible } = finding
  const { code, name } = status
  const late = marked(by.say('papers.overdue'), 'bold')
  const due = date ? [paragraph(by.day(date))] : [paragraph(by.say('papers.none'))]
  return [
    [
      'papers.finding_number',
      number ? [paragraph(marked(by.quote(number), 'bold'))] : [paragraph(by.say('papers.none'))],
    ],
    ['papers.item', by.lines(header)],
    [
      'papers.class',
      [paragraph(marked(by.quote(name === code ? code : `${code} – ${name}`), 'bold'))],
      [
        ['papers.class', by.lines(code)],
        ['papers.class_name', by.lines(name)],
      ],
    ],
    ['papers.state', [paragraph(marked(by.say(`papers.state_${state}`), 'bold'))]],
    [
      'papers.due',
      is_overdue ? [...due, paragraph(late)] : due,
      [
        ['papers.due', due],
        ['papers.is_overdue', is_overdue ? [paragraph(by.say('papers.yes'))] : []],
      ],
    ],
    ['papers.responsible', responsible ? by.lines(responsible.fullname) : [paragraph(by.say('papers.all_auditees'))]],
    ['papers.audit', by.lines(finding.audit.name)],
    ['papers.category', by.lines(finding.category ?? '')],
    ['papers.organization', by.lines(finding.organization.name)],
  ]
}

function found(by: Scribe, finding: FindingActions): Fact[] {
  const { conclusion } = finding
  const words = conclusion ? by.rich(conclusion.content) : []
  return [
    ['papers.requirement', by.rich(finding.content)],
    ['papers.references', references(by, finding)],
    ['papers.found', words.length > 0 ? words : [paragraph(by.say('papers.none'))]],
    ['papers.action', by.rich(conclusion?.result ?? null)],
    ['papers.attachments', by.lines(conclusion?.files.join(', ') ?? '')],
  ]
}

/** In an ordered list, so that how often can be seen. */
const counted = (items: readonly Block[][]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', isOrdered: true, start: 1, items }]

function planned(by: Scribe, { plan, earlier_plans, extensions }: FindingActions): Fact[] {
  const returned = earlier_plans.filter((one) => one.returned !== null)
  const replaced = earlier_plans.filter((one) => one.returned === null)
  return [
    ['papers.cause', plan ? by.lines(plan.root_cause) : roomFor(3)],
    ['papers.correction', plan ? by.lines(plan.action) : roomFor(3)],
    ['papers.to_be_done_by', plan ? [paragraph(by.day(plan.due_on))] : roomFor(1)],
    signed(by, plan?.proposed ?? null, ['papers.proposed', 'papers.proposed_by', 'papers.proposed_on']),
    signed(by, plan?.accepted ?? null, ['papers.accepted', 'papers.accepted_by', 'papers.accepted_on']),
    ['papers.plans_returned', counted(returned.map((one) => earlierPlan(by, one)))],
    ['papers.plans_replaced', counted(replaced.map((one) => earlierPlan(by, one)))],
    ['papers.extensions', counted(extensions.map((one) => extensionOf(by, one)))],
  ]
}

function corrected(by: Scribe, { done, evidence, remarks, returned }: FindingActions): Fact[] {
  const shown = evidence.flatMap((one) => said(by, one))
  const isNothing = !done && evidence.length === 0 && remarks.length === 0
  return [
    signed(by, done, ['papers.done', 'papers.done_by', 'papers.done_on']),
    ['papers.correction_evidence', isNothing ? roomFor(2) : shown],
    ['papers.other_remarks', remarks.flatMap((one) => said(by, one))],
    ['papers.results_returned', counted(returned.map((one) => returnedResult(by, one)))],
  ]
}

const unverified: Fact = [
  'papers.verification',
  roomFor(2),
  [
    ['papers.verified_by', roomFor(1)],
    ['papers.verified_on', roomFor(1)],
    ['papers.verified_remark', roomFor(1)],
  ],
]

function judged(by: Scribe, finding: FindingActions): Fact[] {
  return [
    ...(finding.verified ? [] : [unverified]),
    ...judgements(by, finding, paperDate),
    ...(finding.effect ? [] : [['papers.effect', roomFor(1)] satisfies Fact]),
  ]
}

const whoAndWhen = ({ say }: Scribe, { by: name, on }: Pick<SaidOfFinding, 'by' | 'on'>) =>
  say('papers.said_by', { name, date: paperDate(on) })

/** What somebody wrote, and the names of what they attached. */
function said(by: Scribe, shown: ShownOfFinding): Block[] {
  return [
    paragraph(marked(whoAndWhen(by, shown), 'italic'), 'start', true),
    ...by.rich(shown.content),
    ...by.rich(shown.result),
    ...definitions(by, 'lines', [['papers.attachments', by.lines(shown.files.join(', '))]]),
  ]
}

const evidencePhotos = (by: Scribe, shown: ShownOfFinding, item: string) =>
  figuresOf(by, shown, item, (values) =>
    by.say('papers.photo_by', { ...values, name: shown.by, date: paperDate(shown.on) }),
  )
