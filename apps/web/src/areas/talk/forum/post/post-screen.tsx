import { posts } from '@apron/contract/talk'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useOwnTitle } from '#lib/page/own-title.ts'
import { useParams } from '#lib/router/use-router.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import classes from '../forum.module.css'
import { Comments } from './comments.tsx'
import { PostArticle } from './post-article.tsx'
import { PostGone } from './post-gone.tsx'
import { TopicList } from './topic-list.tsx'

const HeldPosts = part(() => import('../writing/held-posts.tsx'), 'HeldPosts', { failed: () => null })

/** One post with what is written below it, and the topics beside it. */
export function PostScreen() {
  const t = useText()
  const id = Number(useParams<'id'>().id)
  const { data, error, refetch } = useRead(posts.show, { params: { id } }, { quiet: true, keepsPrevious: false })
  const post = data?.data
  useOwnTitle(post?.title ?? null)
  if (error?.status === 404) return <PostGone />
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        {!post && error && <LoadFailed title={t('forum.load_failed')} failure={error} onRetry={() => void refetch()} />}
        {!post && !error && (
          <Card>
            <LoadingRows rows={5} />
          </Card>
        )}
        <HeldPosts postId={id} />
        {post && <PostArticle post={post} />}
        {post && <Comments key={id} post={post} />}
      </div>
      <TopicList present={post?.topic.id} />
    </div>
  )
}
