import type { FindingMove, FindingState } from '@apron/contract'
import { findingWorkflow, type Finding } from '@apron/contract/audits'
import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'
import { isJudgement, useJudgement } from './judgement.ts'
import classes from '../findings.module.css'

const MoveForm = part(() => import('./move-form.tsx'), 'MoveForm', { soon: true, isWindow: true })

/** What a finding waits for in each state: the move that stands first. */
const turns: Partial<Record<FindingState, FindingMove>> = {
  open: 'propose',
  plan_sent_back: 'propose',
  proposed: 'accept',
  accepted: 'complete',
  sent_back: 'complete',
  done: 'verify',
  verified: 'find_effective',
}

/** What the reader may do with a finding now, the next step first. */
export function Moves({ finding }: { finding: Finding }) {
  const t = useText()
  const [open, setOpen] = useState<FindingMove | null>(null)
  const { may, state } = finding
  const first = turns[state]
  const moves = may.toSorted((one, other) => Number(other === first) - Number(one === first))
  const { start, isWriting } = useDirectMoves(finding)
  const isEarly = useJudgement(finding).includes('early')
  const nameOf = (move: FindingMove) => {
    const name = t(`findingWorkflow.move_${move}`)
    return isEarly && isJudgement(move) ? t('findingWorkflow.judge_early', { judgement: name }) : name
  }
  if (moves.length === 0) {
    if (finding.disputed.length > 0) return null
    return (
      <Text c="dimmed" size="sm" mt="md">
        {t('findingWorkflow.nothing_to_do')}
      </Text>
    )
  }
  return (
    <section className={classes.moves} aria-label={t('findingWorkflow.moves')}>
      <Title order={2} size="h5">
        {t('findingWorkflow.moves')}
      </Title>
      {moves.map((move) => (
        <Button
          key={move}
          fullWidth
          size="md"
          variant={move === first ? 'filled' : 'default'}
          loading={isWriting && (move === 'accept' || move === 'grant_extension')}
          onClick={() => start(move) || setOpen(move)}
        >
          {nameOf(move)}
        </Button>
      ))}
      {open && <MoveForm move={open} finding={finding} onClose={() => setOpen(null)} />}
    </section>
  )
}

/** Moves that ask for nothing. */
function useDirectMoves({ id, plan, extension }: Finding) {
  const accept = useWrite(findingWorkflow.accept, { success: 'findingWorkflow.did_accept' })
  const grant = useWrite(findingWorkflow.decideExtension, { success: 'findingWorkflow.did_grant_extension' })
  const start = (move: FindingMove): boolean => {
    if (move === 'accept' && plan) accept.start({ params: { id }, body: { plan_id: plan.id } })
    else if (move === 'grant_extension' && extension)
      grant.start({ params: { id, extensionId: extension.id }, body: { is_granted: true } })
    else return false
    return true
  }
  return { start, isWriting: accept.isWriting || grant.isWriting }
}
