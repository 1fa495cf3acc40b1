import type { Told } from '../../../capabilities/told.ts'
import { ofItem } from './tell-team.ts'

/** A comment was marked as the final word on a question. */
export const commentFinal: Told = { type: 'CHK_ITEM_CMT_FINAL', icon: 'flag', ...ofItem('told.chk_item_cmt_final') }
