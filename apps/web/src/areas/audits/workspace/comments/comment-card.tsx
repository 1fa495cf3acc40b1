import type { Comment } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { MenuLine } from '#ui/window/menu-lines.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { DeleteLine, EditLine } from '#ui/list/row-actions.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { CommentFiles } from '../../domain/evidence/comment-files.tsx'
import type { CommentRights } from './comment-rights.ts'
import { CommentHead, ReplyButton } from '#blocks/form/writing/comment-parts.tsx'
import classes from '#blocks/form/writing/comments.module.css'

/** One comment as its readers see it, with what they may do with it. */
export function CommentCard({
  comment,
  rights,
  onReply,
  onEdit,
  onRemove,
  onFinal,
  children,
}: {
  comment: Comment
  rights: CommentRights
  onReply: (() => void) | undefined
  onEdit: () => void
  onRemove: () => void
  onFinal: () => void
  /** Its replies. */
  children?: ReactNode
}) {
  const t = useText()
  const { user } = comment
  const mayConclude = rights.conclude && !comment.is_final
  return (
    <article className={classes.comment} data-final={comment.is_final || undefined}>
      <CommentHead
        comment={comment}
        edited={t('writing.edited')}
        badge={comment.is_final && <StatusBadge tint="green">{t('comments.final')}</StatusBadge>}
      >
        {mayConclude && !rights.isFinding && (
          <MenuLine Icon={IconRosetteDiscountCheck} onClick={onFinal}>
            {t('comments.make_final')}
          </MenuLine>
        )}
        {rights.edit(comment) && <EditLine onClick={onEdit} />}
        {rights.remove(comment) && <DeleteLine onClick={onRemove} />}
      </CommentHead>
      {comment.content && <RichText html={comment.content} />}
      {comment.result && (
        <div className={classes.result}>
          <strong>{t('comments.result')}</strong>
          <RichText html={comment.result} />
        </div>
      )}
      <CommentFiles comment={comment} />
      <div className={classes.moves}>
        {onReply && <ReplyButton to={user.fullname} onClick={onReply} />}
        {mayConclude && rights.isFinding && (
          <Button
            variant="subtle"
            className={classes.reply}
            leftSection={<IconRosetteDiscountCheck size={16} stroke={1.8} />}
            aria-label={`${t('comments.make_final')}: ${user.fullname}`}
            onClick={onFinal}
          >
            {t('comments.make_final')}
          </Button>
        )}
      </div>
      {children}
    </article>
  )
}
