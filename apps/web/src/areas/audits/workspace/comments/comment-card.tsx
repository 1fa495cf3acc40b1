import type { Comment } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dateAndTime, relativeTime } from '../../../../lib/text/dates.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { MenuLine } from '../../../../ui/window/menu-lines.tsx'
import { PersonAvatar } from '../../../../ui/page/person-avatar.tsx'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { DeleteLine, EditLine, RowActions } from '../../../../ui/list/row-actions.tsx'
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { CommentFiles } from '../../domain/evidence/comment-files.tsx'
import type { CommentRights } from './comment-rights.ts'
import classes from '../../../../blocks/form/writing/comments.module.css'

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
      <header className={classes.head}>
        <PersonAvatar name={user.fullname} picture={user.avatar500x500} size={30} />
        <div className={classes.who}>
          <strong>{user.fullname}</strong>
          <small>
            <time dateTime={comment.created_at} title={dateAndTime(comment.created_at)}>
              {relativeTime(comment.created_at)}
            </time>
            {comment.edited_at && (
              <span title={t('writing.edited_at', { time: dateAndTime(comment.edited_at) })}>
                {' '}
                · {t('writing.edited')}
              </span>
            )}
          </small>
        </div>
        {comment.is_final && <StatusBadge tint="green">{t('comments.final')}</StatusBadge>}
        <RowActions name={user.fullname}>
          {mayConclude && !rights.isFinding && (
            <MenuLine Icon={IconRosetteDiscountCheck} onClick={onFinal}>
              {t('comments.make_final')}
            </MenuLine>
          )}
          {rights.edit(comment) && <EditLine onClick={onEdit} />}
          {rights.remove(comment) && <DeleteLine onClick={onRemove} />}
        </RowActions>
      </header>
      {comment.content && <RichText html={comment.content} />}
      {comment.result && (
        <div className={classes.result}>
          <strong>{t('comments.result')}</strong>
          <RichText html={comment.result} />
        </div>
      )}
      <CommentFiles comment={comment} />
      <div className={classes.moves}>
        {onReply && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.reply}
            leftSection={<IconArrowBackUp size={16} stroke={1.8} />}
            aria-label={t('writing.reply_to', { name: user.fullname })}
            onClick={onReply}
          >
            {t('writing.reply')}
          </Button>
        )}
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
