import type { Told } from '../../../capabilities/told.ts'
import { ofItem } from './tell-team.ts'

/** Somebody wrote about a question of the audit. */
export const itemCommented: Told = { type: 'CHK_ITEM_CMT', icon: 'messages', ...ofItem('told.chk_item_cmt') }
