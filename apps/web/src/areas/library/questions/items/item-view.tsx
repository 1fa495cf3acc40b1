import { checklistItems } from '@apron/contract/library'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { ParagraphLink } from '#blocks/files/paragraph-link.tsx'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Facts } from '#ui/text/facts.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PanelActions, PanelHead } from '#ui/page/panel-head.tsx'
import { part } from '#ui/page/part.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { GroupNode } from '../groups/library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'
import classes from '../library.module.css'

const PostsAbout = part(() => import('#blocks/audit/posts-about.tsx'), 'PostsAbout', { failed: () => null })

/** One item with its whole text. */
export function ItemView({ group, item: id }: { group: GroupNode; item: number }) {
  const t = useText()
  const canCall = useCanCall()
  const { go } = useLibraryPlace()
  const { data } = useRead(checklistItems.show, { params: { id } }, { screen: true })
  const item = data?.data
  if (!item) return <LoadingRows rows={6} />
  return (
    <article>
      <PanelHead
        name={item.header}
        status={<ReviewControl record={item} name={item.header} kind="library_items" routes={checklistItems} />}
      >
        <PanelActions name={item.header}>
          <Button
            variant="default"
            size="xs"
            visibleFrom="md"
            leftSection={<IconArrowLeft size={16} stroke={1.8} />}
            onClick={() => go({ group: group.id })}
          >
            {t('library.back_to_items')}
          </Button>
          {canCall(checklistItems.update) && (
            <Button
              size="xs"
              leftSection={<IconPencil size={16} stroke={1.6} />}
              onClick={() => go({ group: group.id, panel: 'item-edit', item: id })}
            >
              {t('actions.edit')}
            </Button>
          )}
        </PanelActions>
      </PanelHead>
      <div className={classes.whole}>
        <RejectedLine kind="library_items" record={item} name={item.header} />
        <RichText html={item.content} />
        <Facts>
          <dt>{t('library.group')}</dt>
          <dd>{group.name}</dd>
          <dt>{t('library.input_information')}</dt>
          <dd>{item.asks_input ? t('itemStatuses.yes') : t('itemStatuses.no')}</dd>
          <dt>{t('library.tags')}</dt>
          <dd className={classes.tags}>
            {item.tags.map((tag) => (
              <span key={tag.id} className={classes.tag}>
                {tag.name}
              </span>
            ))}
            {item.tags.length === 0 && '–'}
          </dd>
          <dt>{t('library.references')}</dt>
          <dd>
            {item.document_items.length === 0 && t('library.no_references')}
            <ul className={classes.references}>
              {item.document_items.map((part) => (
                <li key={part.id}>
                  <span>
                    <ParagraphLink to={part}>
                      {part.index} {part.header}
                    </ParagraphLink>
                    <small>{part.document.name}</small>
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </Facts>
        <PostsAbout questionId={item.id} />
      </div>
    </article>
  )
}
