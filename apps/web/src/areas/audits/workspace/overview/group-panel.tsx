import type { AnswerStatus } from '@apron/contract/audits'
import { IconListDetails } from '@tabler/icons-react'
import { useMemo, type RefObject } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import type { CallError } from '#lib/calls/call-error.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Tree as GroupTree } from '#ui/tree/tree.tsx'
import type { Tree } from '../kept/audit-data.ts'
import classes from './group-panel.module.css'
import { namedGroups, type NamedGroup } from '../items/list-rows.ts'
import { Progress } from './progress.tsx'
import { StatusFilter } from '../searching/status-filter.tsx'
import type { Go, WorkspaceSearch } from '../searching/workspace-search.ts'

/** The left side: progress, search, status filter, and the tree of groups with how much of each is answered. */
export function GroupPanel({
  tree,
  shown,
  statuses,
  search,
  go,
  searchPlace,
  isPhone,
  failure,
  onRetry,
}: {
  tree: Tree | undefined
  shown: Tree['groups'] | undefined
  statuses: readonly AnswerStatus[]
  search: WorkspaceSearch
  go: Go
  searchPlace: RefObject<HTMLDivElement | null>
  isPhone: boolean
  failure: CallError | null
  onRetry: () => void
}) {
  const t = useText()
  const nodes = useMemo(() => namedGroups(shown ?? []), [shown])
  const chosen = search.q || search.info ? null : (search.group_id ?? null)
  const open = statuses.filter(({ is_default }) => is_default).map(({ id }) => id)
  const isLeft = search.status_ids?.every((id) => open.includes(id)) ?? false
  const choose = (group_id: number) => go({ group_id, item: undefined, q: undefined, info: undefined })
  return (
    <Card className={classes.panel ?? ''}>
      {!isPhone && <Progress tree={tree} />}
      <div ref={searchPlace}>
        <SearchBox
          width="100%"
          label={t('auditWorkspace.search')}
          value={search.q ?? ''}
          onSearch={(words) => go({ q: words || undefined, item: undefined, info: undefined }, { replace: true })}
        />
      </div>
      <StatusFilter
        statuses={statuses}
        chosen={search.status_ids}
        onChange={(status_ids) =>
          go(
            { status_ids, item: undefined, info: undefined, group_id: search.group_id ?? (isPhone ? undefined : 0) },
            { replace: true },
          )
        }
      />
      <button
        type="button"
        className={classes.whole}
        aria-current={chosen === 0 && !search.info ? 'true' : undefined}
        onClick={() => choose(0)}
      >
        <IconListDetails size={18} stroke={1.6} aria-hidden="true" />
        <span>{t('auditWorkspace.whole_audit')}</span>
        {tree && <Count checked={tree.checked} total={tree.total} isLeft={isLeft} />}
      </button>
      {shown ? (
        <GroupTree<NamedGroup>
          label={t('auditWorkspace.tree')}
          nodes={nodes}
          selected={chosen === 0 ? null : chosen}
          onSelect={(node) => choose(node.id)}
          side={({ group }) => <Count checked={group.checked} total={group.total} isLeft={isLeft} />}
          maxHeight={isPhone ? 'none' : 'var(--tree-height)'}
        />
      ) : failure ? (
        <LoadFailed title={t('auditWorkspace.tree_failed')} failure={failure} onRetry={onRetry} />
      ) : (
        <LoadingRows rows={8} height={34} />
      )}
    </Card>
  )
}

/** Of open questions alone it says how many are left. */
function Count({ checked, total, isLeft }: { checked: number; total: number; isLeft: boolean }) {
  const t = useText()
  if (isLeft) return <span className={classes.count}>{t('auditWorkspace.left', { count: total - checked })}</span>
  return (
    <span className={classes.count} data-done={(total > 0 && checked === total) || undefined}>
      <span aria-hidden="true">
        {formatNumber(checked)}/{formatNumber(total)}
      </span>
      <span className="visually-hidden">{t('auditWorkspace.counts', { checked, total })}</span>
    </span>
  )
}
