import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { dateAndTime, relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { RowActions } from '#ui/list/row-actions.tsx'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import classes from './comments.module.css'

type CommentSummary = {
  user: { fullname: string; avatar500x500: string | null }
  created_at: string
  edited_at: string | null
}

/** Who wrote a comment and when, what it counts as, and behind dots what can be done with it. */
export function CommentHead({
  comment: { user, created_at: createdAt, edited_at: editedAt },
  edited,
  badge,
  children,
}: {
  comment: CommentSummary
  /** Says that it was changed. */
  edited: string
  badge: ReactNode
  children: ReactNode
}) {
  const t = useText()
  return (
    <header className={classes.head}>
      <PersonAvatar name={user.fullname} picture={user.avatar500x500} size={30} />
      <div className={classes.who}>
        <strong>{user.fullname}</strong>
        <small>
          <time dateTime={createdAt} title={dateAndTime(createdAt)}>
            {relativeTime(createdAt)}
          </time>
          {editedAt && <span title={t('writing.edited_at', { time: dateAndTime(editedAt) })}> · {edited}</span>}
        </small>
      </div>
      {badge}
      <RowActions name={user.fullname}>{children}</RowActions>
    </header>
  )
}

/** Begins an answer to somebody's comment. */
export function ReplyButton({ to, onClick }: { to: string; onClick: () => void }) {
  const t = useText()
  return (
    <Button
      variant="subtle"
      color="gray"
      className={classes.reply}
      leftSection={<IconArrowBackUp size={16} stroke={1.8} />}
      aria-label={t('writing.reply_to', { name: to })}
      onClick={onClick}
    >
      {t('writing.reply')}
    </Button>
  )
}

type Threaded<Comment> = { id: number; children: readonly Comment[] }
type HeldOn = { parentId: number | null; commentId: number | null }

/** Threads with their replies, and below each what of it the server has not got; what belongs to none comes last. */
export function Threads<Comment extends Threaded<Comment>, Held extends HeldOn>({
  threads,
  held,
  draw,
  drawReply,
  drawHeld,
}: {
  /** Undefined while they are on their way. */
  threads: readonly Comment[] | undefined
  held: readonly Held[]
  draw: (comment: Comment, thread: number) => ReactNode
  /** The field for an answer to a comment, where somebody writes one. */
  drawReply: (comment: Comment) => ReactNode
  drawHeld: (held: Held) => ReactNode
}) {
  const heldOn = ({ id, children }: Comment) =>
    held.filter(
      ({ parentId, commentId }) =>
        parentId === id || commentId === id || children.some((reply) => reply.id === commentId),
    )
  return (
    <>
      {threads?.map((thread) => (
        <div key={thread.id} className={classes.thread}>
          {draw(thread, thread.id)}
          <div className={classes.replies}>
            {drawReply(thread)}
            {thread.children.map((one) => (
              <Fragment key={one.id}>
                {draw(one, thread.id)}
                {drawReply(one)}
              </Fragment>
            ))}
            {heldOn(thread).map(drawHeld)}
          </div>
        </div>
      ))}
      {held.filter((one) => !threads?.some((thread) => heldOn(thread).includes(one))).map(drawHeld)}
    </>
  )
}
