import { postState, type ListedPost } from '@apron/contract/talk'
import { IconCircleCheck, IconPin } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from '#lib/router/link.tsx'
import { dateAndTime, relativeTime } from '#lib/text/dates.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from './forum.module.css'

/** Whether a post takes replies, as a word. */
export function PostState({ post }: { post: Pick<ListedPost, 'state'> }) {
  const t = useText()
  const isOpen = post.state.code === postState.OPEN
  return <StatusBadge tint={isOpen ? 'green' : 'gray'}>{t(isOpen ? 'forum.open' : 'postsAbout.closed')}</StatusBadge>
}

/** What the list shows of each post. */
export function usePostColumns(): Column<ListedPost>[] {
  const t = useText()
  return useMemo(
    () => [
      { id: 'title', header: t('forum.title'), card: 'title', cell: (row) => <Title post={row} /> },
      {
        id: 'views',
        header: t('forum.views'),
        width: 96,
        align: 'end',
        card: 'hidden',
        from: 720,
        cell: (row) => formatNumber(row.view_count),
      },
      {
        id: 'replies',
        header: t('forum.replies'),
        width: 96,
        align: 'end',
        card: 'hidden',
        cell: (row) => formatNumber(row.reply_count),
      },
      { id: 'state', header: t('forum.state'), width: 130, card: 'corner', cell: (row) => <PostState post={row} /> },
      {
        id: 'created',
        header: t('forum.created'),
        width: 150,
        card: 'hidden',
        from: 860,
        cell: (row) => <Created post={row} />,
      },
      { id: 'card', header: '', card: 'text', from: Infinity, cell: (row) => <Line post={row} /> },
    ],
    [t],
  )
}

function Title({ post }: { post: ListedPost }) {
  const t = useText()
  return (
    <div className={classes.name}>
      <span>
        {post.is_pinned === 1 && <IconPin size={16} stroke={1.8} role="img" aria-label={t('forum.pinned')} />}
        <Link to="/forum/$id/detail" params={{ id: String(post.id) }}>
          {post.title}
        </Link>
        {post.is_solved && (
          <span className={classes.solved}>
            <IconCircleCheck size={16} stroke={1.8} aria-hidden="true" />
            {t('postsAbout.solved')}
          </span>
        )}
      </span>
      <small>
        {post.user.fullname} <span className={classes.email}>{`{${post.user.email}}`}</span> · {post.topic.name}
      </small>
    </div>
  )
}

function Created({ post }: { post: ListedPost }) {
  return (
    <time dateTime={post.created_at} title={dateAndTime(post.created_at)}>
      {relativeTime(post.created_at)}
    </time>
  )
}

/** The second line of a card. */
function Line({ post }: { post: ListedPost }) {
  const t = useText()
  return (
    <small className={classes.line}>
      {t('postsAbout.reply_count', { count: post.reply_count })} · {t('forum.view_count', { count: post.view_count })} ·{' '}
      <Created post={post} />
    </small>
  )
}
