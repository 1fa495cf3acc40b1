import { posts } from '@apron/contract/talk'
import { OnlyFor } from '#blocks/only-for.tsx'
import { wayTo } from '#lib/page/places.ts'
import type { RawSearch } from '#lib/router/route.ts'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { useText } from '#lib/text/i18n.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import type { NewPostSearch } from './asked.ts'
import { BegunAbout } from './begun-about.tsx'
import { PostForm } from './post-form.tsx'

/** Begins a post. */
export function CreateScreen() {
  const t = useText()
  const asked = useSearch<NewPostSearch>()
  const { topic_id, audit_item_id, library_item_id } = asked
  return (
    <OnlyFor route={posts.create}>
      <PageHeader title={t('forum.create_title')} about={t('forum.create_about')} />
      <PostForm
        post={null}
        topicId={topic_id}
        about={{ audit_item_id, library_item_id }}
        onDone={(id) =>
          void navigate(id === null ? { to: '/forum/list' } : { to: '/forum/$id/detail', params: { id: String(id) } })
        }
        onCancel={() => void navigate(wayTo('/forum/list'))}
      >
        <BegunAbout {...asked} />
      </PostForm>
    </OnlyFor>
  )
}

const names = ['topic_id', 'audit_id', 'audit_item_id', 'library_item_id'] as const
CreateScreen.search = {
  read: (given: RawSearch): NewPostSearch =>
    Object.fromEntries(
      names.flatMap((name) => (Number.isSafeInteger(Number(given[name] ?? NaN)) ? [[name, Number(given[name])]] : [])),
    ),
}
