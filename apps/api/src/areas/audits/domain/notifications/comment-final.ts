import { detailHandler } from '#events/event-handlers.ts'
import type { CommentChange } from '../changes.ts'
import { foldingOfRemarks, inLines } from './line-of-audit.ts'
import { ofItem, tellTeam } from './tell-team.ts'

/** A comment was marked as the final word on a question. */
export const commentFinal = inLines({
  type: 'CHK_ITEM_CMT_FINAL',
  icon: 'flag',
  ...ofItem('notificationTexts.chk_item_cmt_final', 'notificationTexts.chk_item_cmt_final_code'),
})

export const tellsFinal = detailHandler<CommentChange>('comment', (facts, context) =>
  tellTeam(
    context,
    commentFinal,
    facts.filter(({ detail }) => detail.what === 'made final').map(({ detail }) => detail.itemId),
    { folding: foldingOfRemarks(context, { adds: { concluded: true } }) },
  ),
)
