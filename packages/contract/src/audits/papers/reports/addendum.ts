import type { CorrectiveActions, FindingActions } from '../../findings/corrective-actions.ts'
import type { Seal } from '../../minutes.ts'
import { cell, marked, paragraph, plainWords, row, type Block, type Cell, type Paper } from '../model/blocks.ts'
import { scribe, type ScribeOptions, type Scribe } from '../model/scribe.ts'
import { paperDate, type PaperText } from '../model/words.ts'
import { auditFacts, footOf, letterhead, sealed, titled } from '../parts/head.ts'
import { actionsPaper, upTo, type OfAddendum } from './actions.ts'

/** What was done about the findings of an audit up to a day, as it was frozen. */
export type FrozenAddendum = OfAddendum & { seal: Seal; told: CorrectiveActions }

/** The corrective action reports of an addendum. */
export const addendumPaper = ({ seal, ...addendum }: FrozenAddendum, making: ScribeOptions): Paper =>
  sealed(scribe(making), seal, actionsPaper(addendum.told, making, addendum))

/** The same findings in a list, a line for each. */
export function addendumRegisterPaper({ told, seal, ...of }: FrozenAddendum, making: ScribeOptions): Paper {
  const by = scribe(making)
  const { paper, date, audit, findings } = told
  const title = by.say('papers.addendum_register')
  const number = plainWords(by.say('papers.addendum_number', { number: String(of.number) }))
  return sealed(by, seal, {
    lang: by.lang,
    title: [plainWords(title), number].join(' '),
    isWide: true,
    foot: footOf(title, { number, paper }, audit!.name),
    blocks: [
      letterhead(by, { paper, number, date }),
      ...titled(title, marked(by.quote(audit!.name), 'bold'), upTo(by, told, of)),
      ...auditFacts(by, { ...audit!, period: { from: audit!.starting_date, to: audit!.ending_date } }),
      listed(by, findings, plainWords(title)),
    ],
  })
}

const heads = [
  'papers.finding_number',
  'papers.class',
  'papers.found',
  'papers.cause',
  'papers.correction',
  'papers.responsible',
  'papers.due',
  'papers.state',
  'papers.verification',
  'papers.effect',
] as const satisfies PaperText[]

const listed = (by: Scribe, findings: readonly FindingActions[], label: string): Block => ({
  kind: 'table',
  label,
  columns: [10, 5, 17, 13, 14, 9, 8, 7.5, 9, 7.5],
  isDense: true,
  head: [row(heads.map((text) => cell([paragraph(by.say(text))], { heads: 'column' })))],
  parts: [findings.map((finding) => row(cellsOf(by, finding)))],
  list: { terms: [] },
})

function cellsOf(by: Scribe, finding: FindingActions): Cell[] {
  const { finding_number, header, status, conclusion, plan, responsible, corrective_date: due, state } = finding
  const { verified, effect } = finding
  const orNone = (blocks: Block[]) => (blocks.length > 0 ? blocks : [paragraph(by.say('papers.none'))])
  const signed = (said: { by: string; on: string } | null) =>
    said ? [paragraph(by.say('papers.said_by', { name: said.by, date: paperDate(said.on) }))] : []
  const late = finding.is_overdue ? [paragraph(marked(by.say('papers.overdue'), 'bold'))] : []
  return [
    cell([paragraph(marked(by.quote(finding_number ?? header), 'bold'))]),
    cell([paragraph(marked(by.quote(status.code), 'bold'))], { isWhole: true }),
    cell(conclusion ? orNone(by.rich(conclusion.content)) : by.lines(header)),
    cell(orNone(plan ? by.lines(plan.root_cause) : [])),
    cell(orNone(plan ? by.lines(plan.action) : [])),
    cell(responsible ? by.lines(responsible.fullname) : [paragraph(by.say('papers.all_auditees'))]),
    cell(orNone(due ? [paragraph(by.day(due)), ...late] : []), { isWhole: true }),
    cell([paragraph(by.say(`papers.state_${state}`))]),
    cell(orNone(signed(verified))),
    cell(
      orNone(
        effect
          ? [
              paragraph(by.say(effect.is_effective ? 'papers.effect_confirmed' : 'papers.effect_denied')),
              ...signed(effect),
            ]
          : [],
      ),
    ),
  ]
}
