import { postComments, type Post, type PostComment } from '@apron/contract/talk'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { CommentHead, ReplyButton } from '#blocks/form/writing/comment-parts.tsx'
import classes from '#blocks/form/writing/comments.module.css'
import { Pictures } from '#blocks/form/writing/pictures.tsx'
import { useWrite } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'
import { DeleteLine, EditLine } from '#ui/list/row-actions.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { usePostRights } from '../post-rights.ts'

/** One comment as its readers see it, with what they may do with it. */
export function CommentCard({
  post,
  comment,
  onReply,
  onEdit,
}: {
  post: Post
  comment: PostComment
  onReply: (() => void) | undefined
  onEdit: () => void
}) {
  const t = useText()
  const rights = usePostRights()
  const { user, edited_by: editedBy } = comment
  const sent = { params: { id: post.id, commentId: comment.id } }
  const solve = useWrite(postComments.solve, { success: 'forum.solved_now' })
  const unsolve = useWrite(postComments.unsolve, { success: 'forum.unsolved_now' })
  const remove = useWrite(postComments.remove, { success: 'forum.comment_deleted' })

  async function askRemoval() {
    const others = comment.children.some((reply) => reply.user.id !== user.id)
    if (others && !rights.removesOthers)
      return void ask({ title: t('forum.delete_answered_title'), text: t('forum.delete_answered') })
    const count = comment.children.length
    const isSure = await ask({
      title: t('actions.confirm_delete'),
      text:
        count > 0
          ? t('forum.delete_replies', { name: user.fullname, count })
          : t('forum.delete_comment', { name: user.fullname }),
      confirm: t('actions.delete'),
      destroys: true,
    })
    if (isSure) remove.start(sent)
  }

  return (
    <article className={classes.comment} data-final={comment.is_solution || undefined}>
      <CommentHead
        comment={comment}
        edited={editedBy ? t('forum.edited_by_short', { name: editedBy.fullname }) : t('writing.edited')}
        badge={comment.is_solution && <StatusBadge tint="green">{t('forum.solution')}</StatusBadge>}
      >
        {rights.editComment(post, comment) && <EditLine onClick={onEdit} />}
        {rights.removeComment(comment) && <DeleteLine onClick={() => void askRemoval()} />}
      </CommentHead>
      {comment.content && <RichText html={comment.content} />}
      <Pictures images={comment.images} small={comment.small_images} name={user.fullname} size={150} />
      <div className={classes.moves}>
        {onReply && <ReplyButton to={user.fullname} onClick={onReply} />}
        {rights.solve(post) && (
          <Button
            variant="subtle"
            className={classes.reply}
            leftSection={
              comment.is_solution ? <IconCircleX size={16} stroke={1.8} /> : <IconCircleCheck size={16} stroke={1.8} />
            }
            aria-label={`${t(comment.is_solution ? 'forum.unsolve' : 'forum.solve')}: ${user.fullname}`}
            loading={solve.isWriting || unsolve.isWriting}
            onClick={() => (comment.is_solution ? unsolve.start(sent) : solve.start(sent))}
          >
            {t(comment.is_solution ? 'forum.unsolve' : 'forum.solve')}
          </Button>
        )}
      </div>
    </article>
  )
}
