import type { AuditItem } from '@apron/contract/audits'
import { CloseButton } from '@mantine/core'
import { useEffect, useRef, type RefObject } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { part } from '#ui/page/part.tsx'
import classes from './comments-panel.module.css'
import { informationOf } from '../answering/information.ts'
import { useWorkspace } from '../workspace-context.ts'

const Thread = part(() => import('./comment-thread.tsx'), 'CommentThread', {
  soon: true,
  waits: <LoadingRows rows={3} height={92} />,
})
const PostsAbout = part(() => import('#blocks/audit/posts-about.tsx'), 'PostsAbout', { failed: () => null })
const CommentsDrawer = part(() => import('../windows/comments-drawer.tsx'), 'CommentsDrawer', {
  soon: true,
  isWindow: true,
})

/** The comments on one item. Each new `turn` but 0 brings the person to where a comment is written. */
export function ItemComments({ item, turn }: { item: AuditItem; turn: number }) {
  const { audit } = useWorkspace()
  const asked = useAsked(item)
  return (
    <>
      <Thread key={item.id} audit={audit} item={item} asked={asked} turn={turn} />
      <PostsAbout key={`posts ${item.id}`} auditId={audit.id} itemId={item.id} />
    </>
  )
}

/** What is asked for, in a sentence, while nobody has written it. */
function useAsked(item: AuditItem): string | null {
  const t = useText()
  const { status } = item
  if (informationOf(item) !== 'wanted') return null
  return item.asks_input ? t('auditWorkspace.item_asks') : t('auditWorkspace.status_asks', { status: status.name })
}

/** Beside the list where there is room, else over it. */
export function CommentsPanel({
  item,
  isDocked,
  place,
  turn,
  onClose,
}: {
  item: AuditItem
  isDocked: boolean
  place: RefObject<HTMLElement | null>
  turn: number
  onClose: () => void
}) {
  const t = useText()
  const title = t('comments.of', { item: item.header })
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollTo({ top: 0 })
  }, [item.id])
  if (!isDocked) {
    return (
      <CommentsDrawer title={title} onClose={onClose}>
        <ItemComments item={item} turn={turn} />
      </CommentsDrawer>
    )
  }
  return (
    <aside
      ref={place}
      className={classes.panel}
      aria-label={title}
      onKeyDown={(event) => {
        const isInside = event.currentTarget.contains(event.target as Node)
        if (event.key !== 'Escape' || !isInside) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={classes.head}>
        <h2>{title}</h2>
        <CloseButton size="var(--control)" aria-label={t('actions.close')} onClick={onClose} />
      </header>
      <div ref={top} className={classes.body}>
        <ItemComments item={item} turn={turn} />
      </div>
    </aside>
  )
}
