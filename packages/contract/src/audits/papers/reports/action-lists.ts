import type { ReturnedResult, SaidOfFinding, ToldExtension, ToldPlan } from '../../findings/corrective-actions.ts'
import { paragraph, type Block } from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'
import { paperDate, type PaperText } from '../model/words.ts'
import { definitions, type Fact } from '../parts/head.ts'

type Done = Pick<SaidOfFinding, 'by' | 'on'>

const line = (by: Scribe, text: PaperText, { by: name, on }: Done, more: Record<string, string> = {}): Block =>
  paragraph(by.say(text, { name, date: paperDate(on), ...more }))

const because = (by: Scribe, said: SaidOfFinding): Fact => ['papers.judged_because', by.lines(said.reason ?? '')]

/** A plan that was sent back, or that another took the place of: what it was and what became of it. */
export function earlierPlan(
  by: Scribe,
  { root_cause, action, due_on, proposed, accepted, returned }: ToldPlan,
): Block[] {
  return [
    line(by, 'papers.plan_of', proposed),
    ...definitions(by, 'lines', [
      ['papers.cause', by.lines(root_cause)],
      ['papers.correction', by.lines(action)],
      ['papers.to_be_done_by', [paragraph(by.day(due_on))]],
    ]),
    ...(accepted ? [line(by, 'papers.was_accepted', accepted)] : []),
    ...(returned
      ? [line(by, 'papers.was_returned', returned), ...definitions(by, 'lines', [because(by, returned)])]
      : []),
  ]
}

/** More time that was asked for, and what was said to it. */
export function extensionOf(
  by: Scribe,
  { asked_date, earlier_date, asked, is_granted, decided }: ToldExtension,
): Block[] {
  const dates = { until: paperDate(asked_date), before: paperDate(earlier_date) }
  return [
    line(by, 'papers.time_asked', asked, dates),
    ...definitions(by, 'lines', [because(by, asked)]),
    ...(decided
      ? [
          line(by, is_granted ? 'papers.time_granted' : 'papers.time_refused', decided),
          ...definitions(by, 'lines', [because(by, decided)]),
        ]
      : [paragraph(by.say('papers.time_waits'))]),
  ]
}

/** What was done and came back: who had said that it was done and who had verified it, by whom it came back, and why. */
export function returnedResult(by: Scribe, result: ReturnedResult): Block[] {
  const { done, verified, is_ineffective } = result
  return [
    ...(done ? [line(by, 'papers.was_done', done)] : []),
    ...(verified
      ? [
          line(by, 'papers.was_verified', verified),
          ...definitions(by, 'lines', [['papers.verified_remark', by.lines(verified.reason ?? '')]]),
        ]
      : []),
    line(by, is_ineffective ? 'papers.was_ineffective' : 'papers.was_returned', result),
    ...definitions(by, 'lines', [because(by, result)]),
  ]
}
