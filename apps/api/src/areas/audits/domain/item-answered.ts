import type { Told } from '../../../capabilities/telling/told.ts'
import { following } from '../../../facts/follow.ts'
import type { ItemChange } from './changes.ts'
import { ofItem, tellTeam } from './tell-team.ts'

/** A question of the audit was answered. */
export const itemAnswered: Told = {
  type: 'CHK_ITEM_STT_UPDATE',
  icon: 'circle-half',
  ...ofItem('told.chk_item_stt_update'),
}

export const tellsAnswered = following<ItemChange>('audit_item', (facts, context) =>
  tellTeam(
    context,
    itemAnswered,
    facts.filter(({ detail }) => detail.isAnswered).map(({ id }) => id),
  ),
)
