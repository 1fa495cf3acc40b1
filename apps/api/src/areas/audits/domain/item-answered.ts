import type { Told } from '../../../capabilities/told.ts'
import { ofItem } from './tell-team.ts'

/** A question of the audit was answered. */
export const itemAnswered: Told = {
  type: 'CHK_ITEM_STT_UPDATE',
  icon: 'circle-half',
  ...ofItem('told.chk_item_stt_update'),
}
