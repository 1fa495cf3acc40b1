import { postComments, postState, type Post, type PostComment } from '@apron/contract/talk'
import { Alert, Text, Title } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { Threads } from '#blocks/form/writing/comment-parts.tsx'
import { Composer } from '#blocks/form/writing/composer.tsx'
import { HeldCard } from '#blocks/form/writing/held-card.tsx'
import { useReplying } from '#blocks/form/writing/replying.ts'
import { useWriteAgain } from '#blocks/form/writing/write-again.ts'
import classes from '#blocks/form/writing/comments.module.css'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useMentionable } from '../mentionable.ts'
import { usePostRights } from '../post-rights.ts'
import { isAmong, useHeldComments, writeComment, type HeldComment } from '../writing/kept-forum.ts'
import { CommentCard } from './comment-card.tsx'

const CommentEdit = part(() => import('./comment-edit.tsx'), 'CommentEdit', {
  soon: true,
  waits: <LoadingRows rows={1} height={92} />,
})

/** The comments below a post: threads, those in the outbox, and a new one while the post is open. */
export function Comments({ post }: { post: Post }) {
  const t = useText()
  const params = { id: post.id }
  const { data, error, refetch } = useRead(postComments.list, { params }, { keepsPrevious: false, quiet: true })
  const rights = usePostRights()
  const people = useMentionable()
  const held = useHeldComments(post.id)
  const draftPlace = `forum/${post.id}`
  const { restore, again } = useWriteAgain(`${draftPlace}/new`)
  const { replying, reply, close } = useReplying()
  const [editing, setEditing] = useState<number | null>(null)
  const hasFailed = !data && error !== null
  const mayWrite = rights.write(post)

  const send = (parentId: number): Parameters<typeof Composer>[0]['onSend'] => {
    const value = { postId: post.id, post: post.title, parentId, commentId: null, gone: [] }
    return ({ content, images }, takesBack) => writeComment({ ...value, content }, images, takesBack)
  }
  const draw = (comment: PostComment, thread: number) =>
    editing === comment.id ? (
      <CommentEdit
        key={comment.id}
        post={post}
        comment={comment}
        draftPlace={draftPlace}
        onClose={() => setEditing(null)}
      />
    ) : (
      <CommentCard
        key={comment.id}
        post={post}
        comment={comment}
        onReply={mayWrite ? () => reply(thread, comment) : undefined}
        onEdit={() => setEditing(comment.id)}
      />
    )
  const drawReply = ({ id }: PostComment) =>
    mayWrite &&
    replying?.to === id && (
      <Composer
        place={`${draftPlace}/reply-${replying.thread}`}
        label={t('writing.reply_text')}
        sendLabel="writing.send_reply"
        replyTo={replying.name}
        turn={replying.turn}
        people={people}
        isPicturesOnly
        onSend={send(replying.thread)}
        onDone={close}
        onCancel={close}
      />
    )
  const drawHeld = (one: HeldComment) => (
    <HeldCard
      key={one.change.id}
      held={one}
      isShown={isAmong(data?.data ?? [], one)}
      onWriteAgain={mayWrite && one.commentId === null ? () => restore(one) : undefined}
    />
  )

  return (
    <Card>
      <section className={classes.panel} aria-label={t('forum.comments')}>
        <Title order={2} size="h3">
          {t('forum.comments')}
        </Title>
        {!data && !hasFailed && <LoadingRows rows={3} height={92} />}
        {hasFailed && <LoadFailed title={t('forum.comments_failed')} failure={error} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && held.length === 0 && (
          <div className={classes.none}>
            <IconMessage size={22} stroke={1.5} aria-hidden="true" />
            <Text fw={550}>{t('forum.no_comments')}</Text>
            {mayWrite && (
              <Text c="dimmed" size="sm">
                {t('forum.no_comments_hint')}
              </Text>
            )}
          </div>
        )}
        <Threads threads={data?.data} held={held} draw={draw} drawReply={drawReply} drawHeld={drawHeld} />
        {post.state.code === postState.CLOSED && <Alert color="gray">{t('forum.closed_text')}</Alert>}
        {(data || hasFailed) && mayWrite && (
          <Composer
            key={again}
            place={`${draftPlace}/new`}
            label={t('forum.comment')}
            sendLabel="forum.send"
            people={people}
            turn={again}
            isPicturesOnly
            onSend={send(0)}
          />
        )}
      </section>
    </Card>
  )
}
