import { auditStatus } from '@apron/contract'
import { comments, type Comment } from '@apron/contract/audits'
import { Alert, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { ask } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { CommentCard } from './comment-card.tsx'
import { Threads } from '#blocks/form/writing/comment-parts.tsx'
import { Composer } from '#blocks/form/writing/composer.tsx'
import { CommentEdit } from './comment-edit.tsx'
import { useReplying } from '#blocks/form/writing/replying.ts'
import { useWriteAgain } from '#blocks/form/writing/write-again.ts'
import { newDraftPlace } from './new-draft.ts'
import { useCommentRights, type CommentedAudit, type CommentedItem } from './comment-rights.ts'
import { useCommentWrites } from './comment-writes.ts'
import { HeldCard } from '#blocks/form/writing/held-card.tsx'
import { useMentionable } from './mentionable.ts'
import { isAmong, useHeldComments, writeComment, type HeldComment } from './kept-comments.ts'
import classes from '#blocks/form/writing/comments.module.css'

/** The comments on one item: threads with replies, those in the outbox, and a new one. */
export function CommentThread({
  audit,
  item,
  asked,
  turn,
}: {
  audit: CommentedAudit
  item: CommentedItem
  /** What is to be written, while nobody has. */
  asked: string | null
  /** Each new one but 0 brings the person to the new comment. */
  turn: number
}) {
  const t = useText()
  const place = { auditId: audit.id, audit: audit.name, itemId: item.id, item: item.header }
  const params = { id: audit.id, itemId: item.id }
  const { data, error, refetch } = useRead(comments.list, { params }, { keepsPrevious: false, quiet: true })
  const hasFailed = !data && error !== null
  const rights = useCommentRights(audit, item)
  const people = useMentionable()
  const writes = useCommentWrites(place)
  const held = useHeldComments(audit.id, item.id)
  const { restore, again, isBegun } = useWriteAgain(newDraftPlace(audit.id, item.id))
  const { replying, reply, close } = useReplying()
  const [editing, setEditing] = useState<number | null>(null)
  const draftPlace = `${audit.id}/${item.id}`
  const header = item.header
  const askedId = useId()
  const isAsked = asked !== null && rights.write

  async function remove(comment: Comment) {
    const isAnswered = comment.children.some(({ user }) => user.id !== comment.user.id)
    if (isAnswered) return void ask({ title: t('comments.delete_answered_title'), text: t('comments.delete_answered') })
    const count = comment.children.length
    const isSure = await ask({
      title: t('comments.delete_title'),
      text:
        count > 0 ? t('comments.delete_replies', { item: header, count }) : t('comments.delete_text', { item: header }),
      confirm: t('comments.delete'),
      destroys: true,
    })
    if (isSure) writes.remove.mutate(comment.id, { onSuccess: () => noticeSuccess('comments.deleted') })
  }

  const draw = (comment: Comment, thread: number) =>
    editing === comment.id ? (
      <CommentEdit
        key={comment.id}
        comment={comment}
        draftPlace={draftPlace}
        place={place}
        onClose={() => setEditing(null)}
      />
    ) : (
      <CommentCard
        key={comment.id}
        comment={comment}
        rights={rights}
        onReply={rights.write ? () => reply(thread, comment) : undefined}
        onEdit={() => setEditing(comment.id)}
        onRemove={() => void remove(comment)}
        onFinal={() => writes.final.mutate(comment.id)}
      />
    )

  const drawReply = ({ id }: Comment) =>
    replying?.to === id && (
      <Composer
        place={`${draftPlace}/reply-${replying.thread}`}
        label={t('writing.reply_text')}
        sendLabel="writing.send_reply"
        replyTo={replying.name}
        turn={replying.turn}
        people={people}
        onSend={(written, takesBack) => writeComment(place, written, replying.thread, takesBack)}
        onDone={close}
        onCancel={close}
      />
    )
  const drawHeld = (one: HeldComment) => (
    <HeldCard
      key={one.change.id}
      held={one}
      isShown={isAmong(data?.data ?? [], one)}
      onWriteAgain={rights.write ? () => restore(one) : undefined}
    />
  )

  // Until there is an answer anything may be written; of one that takes nothing only what was begun is left.
  const isDraft = rights.draft !== null && (item.status.is_default || isBegun)
  // Whoever corrects is here to reply; and what did not load must not push the field out of sight.
  const isFirst = hasFailed || audit.status.code === auditStatus.CORRECTIVE
  const composer = (data || hasFailed) && (rights.write || isDraft) && (
    <Composer
      key={`${item.id} ${again}`}
      place={newDraftPlace(audit.id, item.id)}
      label={t(isAsked ? 'comments.information' : 'comments.issue')}
      describedBy={isAsked ? askedId : undefined}
      turn={turn + again}
      hasEscape={turn > 0}
      sendLabel="comments.send"
      staysDraft={rights.draft}
      people={people}
      withResult
      onSend={(written, takesBack) => writeComment(place, written, 0, takesBack)}
    />
  )
  return (
    <div className={classes.panel}>
      {isFirst && composer}
      {!data && !hasFailed && <LoadingRows rows={3} height={92} />}
      {hasFailed && <LoadFailed title={t('comments.load_failed')} failure={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && held.length === 0 && (
        <div className={classes.none}>
          <IconMessage size={22} stroke={1.5} aria-hidden="true" />
          <Text fw={550}>{t(isAsked ? 'comments.information_wanted' : 'comments.none')}</Text>
          {(rights.write || isDraft) && (
            <Text id={askedId} c="dimmed" size="sm">
              {isAsked ? asked : t('comments.none_hint')}
            </Text>
          )}
        </div>
      )}
      <Threads threads={data?.data} held={held} draw={draw} drawReply={drawReply} drawHeld={drawHeld} />
      {rights.noWriting && !isDraft && <Alert color="gray">{rights.noWriting}</Alert>}
      {!isFirst && composer}
    </div>
  )
}
