import type { CorrectedFinding } from '../../findings/corrective-result.ts'
import { paragraph } from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'
import type { Fact } from './head.ts'

/** Who said that it is put right and whether that has worked, when, and why; `written` is how the paper writes days. */
export const judgements = (
  by: Scribe,
  { verified, effect }: Pick<CorrectedFinding, 'verified' | 'effect'>,
  written: (date: string) => string,
): Fact[] => [
  ...(verified ? [verification(by, verified, written)] : []),
  ...(effect ? effects(by, effect, written) : []),
]

function verification(
  by: Scribe,
  said: NonNullable<CorrectedFinding['verified']>,
  written: (date: string) => string,
): Fact {
  const who = by.say('papers.said_by', { name: said.by, date: written(said.on) })
  const remark = by.lines(said.reason ?? '')
  const apart: Fact[] = [
    ['papers.verified_by', by.lines(said.by)],
    ['papers.verified_on', [paragraph(by.day(said.on))]],
    ['papers.verified_remark', remark],
  ]
  return ['papers.verification', [paragraph(who), ...remark], apart]
}

function effects(
  by: Scribe,
  effect: NonNullable<CorrectedFinding['effect']>,
  written: (date: string) => string,
): Fact[] {
  const { is_effective, early_for, is_own, reason, on } = effect
  const who = by.say(is_effective ? 'papers.effective_by' : 'papers.ineffective_by', {
    name: effect.by,
    date: written(on),
  })
  const apart: Fact[] = [
    ['papers.effect', [paragraph(by.say(is_effective ? 'papers.effect_confirmed' : 'papers.effect_denied'))]],
    ['papers.effect_by', by.lines(effect.by)],
    ['papers.effect_on', [paragraph(by.day(on))]],
  ]
  return [
    ['papers.effect', [paragraph(who)], apart],
    ['papers.judged_early', early_for ? [paragraph(by.say('papers.judged_before', { date: written(early_for) }))] : []],
    ['papers.judged_by_own', is_own ? [paragraph(by.say('papers.judged_own', { name: effect.by }))] : []],
    ['papers.judged_because', by.lines(reason ?? '')],
  ]
}
