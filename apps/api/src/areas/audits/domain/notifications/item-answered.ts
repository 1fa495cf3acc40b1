import { detailHandler } from '#events/event-handlers.ts'
import type { ItemChange } from '../changes.ts'
import { foldingOfAnswers, inLines } from './line-of-audit.ts'
import { ofItem, tellTeam } from './tell-team.ts'

/** A question of the audit was answered. */
export const itemAnswered = inLines({
  type: 'CHK_ITEM_STT_UPDATE',
  icon: 'circle-half',
  ...ofItem('notificationTexts.chk_item_stt_update', 'notificationTexts.chk_item_stt_update_code'),
})

export const tellsAnswered = detailHandler<ItemChange>('audit_item', (facts, context) => {
  const answered = facts.filter(({ detail }) => detail.isAnswered)
  const former = answered.filter(({ detail }) => detail.wasFinding)
  const folding = foldingOfAnswers(
    context,
    former.map(({ id }) => id),
  )
  return tellTeam(
    context,
    itemAnswered,
    answered.map(({ id }) => id),
    { folding },
  )
})
