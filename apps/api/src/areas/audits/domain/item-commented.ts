import type { Told } from '../../../capabilities/telling/told.ts'
import { following } from '../../../facts/follow.ts'
import type { CommentChange } from './changes.ts'
import { ofItem, tellTeam } from './tell-team.ts'

/** Somebody wrote about a question of the audit. */
export const itemCommented: Told = { type: 'CHK_ITEM_CMT', icon: 'messages', ...ofItem('told.chk_item_cmt') }

export const tellsCommented = following<CommentChange>('comment', (facts, context) =>
  tellTeam(
    context,
    itemCommented,
    facts.filter(({ detail }) => detail.what === 'written').map(({ detail }) => detail.itemId),
  ),
)
