import { posts, postState } from '@apron/contract/talk'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconMessagePlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './posts-about.module.css'

type Props = { auditId: number; itemId: number } | { questionId: number }

/** The posts of the forum about a question of an audit, or of the library, and the way to ask there; nothing where there are none and nobody may ask. */
export function PostsAbout(props: Props) {
  const t = useText()
  const heading = useId()
  const canCall = useCanCall()
  const subject = 'itemId' in props ? { audit_item_id: props.itemId } : { library_item_id: props.questionId }
  const { data } = useRead(posts.list, { query: subject }, { quiet: true, keepsPrevious: false })
  const mayAsk = canCall(posts.create)
  const about = 'itemId' in props ? { audit_id: props.auditId, ...subject } : subject
  if (!data?.data.length && !mayAsk) return null
  return (
    <section className={classes.posts} aria-labelledby={heading}>
      <h3 id={heading}>{t('postsAbout.about_this')}</h3>
      {data && data.data.length > 0 && (
        <ul>
          {data.data.map((post) => (
            <li key={post.id}>
              <Link to="/forum/$id/detail" params={{ id: String(post.id) }}>
                {post.title}
              </Link>
              <small>
                {post.is_solved && (
                  <IconCircleCheck size={14} stroke={1.8} role="img" aria-label={t('postsAbout.solved')} />
                )}
                {t('postsAbout.reply_count', { count: post.reply_count })}
                {post.state.code === postState.CLOSED && ` · ${t('postsAbout.closed')}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {mayAsk && (
        <Button
          variant="subtle"
          className={classes.ask}
          leftSection={<IconMessagePlus size={18} stroke={1.6} />}
          renderRoot={(rest) => <Link to="/forum/create" search={about} {...rest} />}
        >
          {t('postsAbout.ask')}
        </Button>
      )}
    </section>
  )
}
