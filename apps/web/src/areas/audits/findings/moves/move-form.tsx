import type { FindingMove } from '@apron/contract'
import type { Finding } from '@apron/contract/audits'
import { EvidenceForm } from './evidence-form.tsx'
import { ExtensionForm } from './extension-form.tsx'
import { PlanForm } from './plan-form.tsx'
import { EffectForm, RefusalForm, SendBackForm, VerifyForm } from './words-forms.tsx'

/** The window in which a move is made that asks for something. */
export function MoveForm({ move, ...rest }: { move: FindingMove; finding: Finding; onClose: () => void }) {
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
