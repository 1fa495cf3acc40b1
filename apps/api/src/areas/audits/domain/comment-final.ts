import type { Told } from '../../../capabilities/telling/told.ts'
import { following } from '../../../facts/follow.ts'
import type { CommentChange } from './changes.ts'
import { ofItem, tellTeam } from './tell-team.ts'

/** A comment was marked as the final word on a question. */
export const commentFinal: Told = { type: 'CHK_ITEM_CMT_FINAL', icon: 'flag', ...ofItem('told.chk_item_cmt_final') }

export const tellsFinal = following<CommentChange>('comment', (facts, context) =>
  tellTeam(
    context,
    commentFinal,
    facts.filter(({ detail }) => detail.what === 'made final').map(({ detail }) => detail.itemId),
  ),
)
