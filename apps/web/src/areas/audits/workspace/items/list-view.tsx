import type { AuditItem } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import type { CallError } from '#lib/calls/call-error.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { ItemList } from './item-list.tsx'
import classes from './list-view.module.css'
import { useWorkspace } from '../workspace-context.ts'
import type { Go, WorkspaceSearch } from '../searching/workspace-search.ts'

/** The server finds this many items at most. */
const mostFound = 200

type Props = Omit<ComponentProps<typeof ItemList>, 'items' | 'words'> & {
  /** Undefined while they load. */
  items: readonly AuditItem[] | undefined
  failure: CallError | null
  onRetry: () => void
  search: WorkspaceSearch
  go: Go
}

/** The list with what stands above it: why nothing can be answered, and what was found. */
export function ListView({ items, failure, onRetry, search, go, ...rest }: Props) {
  const t = useText()
  const { rights, reasonId, earlier } = useWorkspace()
  if (!items) {
    if (!failure) {
      return (
        <Card flush>
          <LoadingRows rows={5} height={132} />
        </Card>
      )
    }
    return (
      <Card>
        <LoadFailed title={t('auditWorkspace.list_failed')} failure={failure} onRetry={onRetry} />
      </Card>
    )
  }
  const { q: words = '' } = search
  const found = items.length >= mostFound ? 'auditWorkspace.found_most' : 'auditWorkspace.found'
  return (
    <div>
      {rights.noAnswer && (
        <p id={reasonId} className={classes.reason}>
          <IconEye size={18} stroke={1.6} aria-hidden="true" />
          {rights.noAnswer}
        </p>
      )}
      {earlier?.size === 0 && (
        <p className={classes.found} role="status">
          {t('earlier.none')}
        </p>
      )}
      {words && (
        <p className={classes.found} aria-live="polite">
          {t(found, { count: items.length, words })}
        </p>
      )}
      {items.length === 0 ? (
        <Card>
          <EmptyState title={t('auditWorkspace.none_match')} hint={t('auditWorkspace.none_match_hint')}>
            <Button
              variant="default"
              onClick={() =>
                go({ status_ids: undefined, q: undefined, group_id: search.group_id ?? 0 }, { replace: true })
              }
            >
              {t('actions.clear_filters')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <ItemList items={items} words={words} {...rest} />
      )}
    </div>
  )
}
