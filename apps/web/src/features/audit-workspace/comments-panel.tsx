import { auditWorkspace, type AuditItem } from '@apron/contract'
import { CloseButton, Drawer } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { wordsOf } from '../../ui/rich-text.tsx'
import classes from './comments-panel.module.css'
import { putItem } from './item-cache.ts'
import { useWorkspace } from './workspace-context.ts'

const Thread = lazy(() =>
  import('../../blocks/comments/comment-thread.tsx').then((loaded) => ({ default: loaded.CommentThread })),
)

/** The comments on one item; its code is fetched when they first open. */
export function ItemComments({ item }: { item: AuditItem }) {
  const { audit } = useWorkspace()
  const client = useQueryClient()
  const countAgain = () =>
    void call(auditWorkspace.item, { params: { id: audit.id, itemId: item.id } })
      .then(({ data }) => putItem(client, audit.id, data))
      // The number beside the item is only a hint; the comments themselves are read anew.
      .catch(() => undefined)
  return (
    <Suspense fallback={<LoadingRows rows={3} height={92} />}>
      <Thread key={item.id} audit={audit} item={item} onChanged={countAgain} />
    </Suspense>
  )
}

/** Beside the list where there is room, else over it. */
export function CommentsPanel({
  item,
  isDocked,
  place,
  onClose,
}: {
  item: AuditItem
  isDocked: boolean
  place: RefObject<HTMLElement | null>
  onClose: () => void
}) {
  const t = useText()
  const title = t('comments.of', { item: wordsOf(item.header) })
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollTo({ top: 0 })
  }, [item.id])
  if (!isDocked) {
    return (
      <Drawer
        opened
        onClose={onClose}
        position="right"
        size={480}
        title={title}
        classNames={{ title: classes.title ?? '' }}
        closeButtonProps={{ 'aria-label': t('actions.close') }}
      >
        <ItemComments item={item} />
      </Drawer>
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
        <ItemComments item={item} />
      </div>
    </aside>
  )
}
