import type { FindingMove, FindingState } from '@apron/contract'
import { findingWay, type Finding } from '@apron/contract/audits'
import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import classes from '../findings.module.css'
import { EvidenceForm } from './evidence-form.tsx'
import { ExtensionForm } from './extension-form.tsx'
import { PlanForm } from './plan-form.tsx'
import { EffectForm, RefusalForm, SendBackForm, VerifyForm } from './words-forms.tsx'

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
  if (moves.length === 0) {
    return (
      <Text c="dimmed" size="sm" mt="md">
        {t('findingWay.nothing_to_do')}
      </Text>
    )
  }
  return (
    <section className={classes.moves} aria-label={t('findingWay.moves')}>
      <Title order={2} size="h5">
        {t('findingWay.moves')}
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
          {t(`findingWay.move_${move}`)}
        </Button>
      ))}
      {open && <MoveForm move={open} finding={finding} onClose={() => setOpen(null)} />}
    </section>
  )
}

/** Moves that ask for nothing. */
function useDirectMoves({ id, plan, extension }: Finding) {
  const accept = useWrite(findingWay.accept, { success: 'findingWay.did_accept' })
  const grant = useWrite(findingWay.decideExtension, { success: 'findingWay.did_grant_extension' })
  const start = (move: FindingMove): boolean => {
    if (move === 'accept' && plan) accept.start({ params: { id }, body: { plan_id: plan.id } })
    else if (move === 'grant_extension' && extension)
      grant.start({ params: { id, extensionId: extension.id }, body: { is_granted: true } })
    else return false
    return true
  }
  return { start, isWriting: accept.isWriting || grant.isWriting }
}

function MoveForm({ move, ...rest }: { move: FindingMove; finding: Finding; onClose: () => void }) {
  switch (move) {
    case 'propose':
      return <PlanForm {...rest} />
    case 'give_evidence':
    case 'complete':
      return <EvidenceForm {...rest} isDone={move === 'complete'} />
    case 'verify':
      return <VerifyForm {...rest} />
    case 'send_back':
      return <SendBackForm {...rest} />
    case 'find_effective':
    case 'find_ineffective':
      return <EffectForm {...rest} isEffective={move === 'find_effective'} />
    case 'ask_extension':
      return <ExtensionForm {...rest} />
    case 'refuse_extension':
      return <RefusalForm {...rest} />
    default:
      return null
  }
}
