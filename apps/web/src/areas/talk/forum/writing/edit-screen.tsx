import { postState, posts } from '@apron/contract/talk'
import { Alert } from '@mantine/core'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { navigate } from '#lib/router/router.ts'
import { useParams } from '#lib/router/use-router.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { usePostRights } from '../post-rights.ts'
import { PostGone } from '../post/post-gone.tsx'
import { PostForm } from './post-form.tsx'

/** Changes a post. */
export function EditScreen() {
  const t = useText()
  const id = Number(useParams<'id'>().id)
  const { data, error, refetch } = useRead(posts.show, { params: { id } }, { quiet: true })
  const rights = usePostRights()
  const toPost = () => void navigate({ to: '/forum/$id/detail', params: { id: String(id) } })
  const post = data?.data
  if (error?.status === 404) return <PostGone />
  return (
    <>
      <PageHeader title={t('forum.edit_title')} about={post?.title} />
      {!post && error && <LoadFailed title={t('forum.load_failed')} failure={error} onRetry={() => void refetch()} />}
      {!post && !error && (
        <Card>
          <LoadingRows rows={6} />
        </Card>
      )}
      {post && !rights.edit(post) && (
        <Alert color="gray">{t(post.state.code === postState.CLOSED ? 'forum.closed_text' : 'forum.not_yours')}</Alert>
      )}
      {post && rights.edit(post) && <PostForm key={id} post={post} onDone={toPost} onCancel={toPost} />}
    </>
  )
}
