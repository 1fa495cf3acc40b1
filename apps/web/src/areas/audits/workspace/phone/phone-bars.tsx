import type { AuditItem } from '@apron/contract/audits'
import type { RefObject } from 'react'
import { useText } from '#lib/text/i18n.ts'
import type { ItemListHandle } from '../items/item-list.tsx'
import type { NamedGroup } from '../items/list-rows.ts'
import { useItems, type Tree } from '../kept/audit-data.ts'
import type { PendingItems } from '../kept/kept-audit.ts'
import type { Go, View, WorkspaceSearch } from '../searching/workspace-search.ts'
import { useWorkspace } from '../workspace-context.ts'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneSteps } from './phone-steps.tsx'
import { stepsFrom } from './steps.ts'

export type PhonePlace = {
  tree: Tree | undefined
  groups: ReadonlyMap<number, NamedGroup>
  /** Those of the list, or found, or of the statuses that are looked at. */
  items: readonly AuditItem[] | undefined
  active: number | null
  view: Exclude<View, 'tree'>
  search: WorkspaceSearch
  go: Go
  list: RefObject<ItemListHandle | null>
  pending: PendingItems
  isLive: boolean
  onNote: () => void
}

const none: readonly AuditItem[] = []

/** What stays at the top and at the bottom of a phone while questions are worked on. */
export function PhoneBars({
  tree,
  groups,
  items,
  active,
  view,
  search,
  go,
  list,
  pending,
  isLive,
  onNote,
}: PhonePlace) {
  const t = useText()
  const { audit, rights, activate } = useWorkspace()
  const isNarrowed = search.q !== undefined || search.status_ids !== undefined
  // What is shown comes first.
  const whole = useItems({
    auditId: audit.id,
    search: {},
    pending,
    isLive,
    enabled: !isNarrowed && items !== undefined,
  })
  const order = (isNarrowed ? items : (whole.items ?? items)) ?? none
  const steps = stepsFrom(order, active, rights.answer)
  const item = view === 'item' ? order.find(({ id }) => id === active) : undefined
  const { next } = steps
  const present = item?.group_id ?? search.group_id
  const isElsewhere = next !== null && next.group_id !== present

  function goTo(chosen: AuditItem) {
    const isHere = items?.some(({ id }) => id === chosen.id)
    if (view === 'list' && isHere) {
      activate(chosen.id)
      return list.current?.show(chosen.id, 'center')
    }
    const group_id = isHere ? search.group_id : chosen.group_id
    go(view === 'list' ? { group_id } : { group_id, item: chosen.id }, { replace: view === 'item' })
  }

  const group = groups.get(search.group_id ?? -1)
  const counts = group?.group ?? tree
  const checked = counts ? t('auditWorkspace.place_checked', { checked: counts.checked, total: counts.total }) : ''
  const isOverview = view === 'overview'
  const wholeName = t(isOverview ? 'auditWorkspace.information' : 'auditWorkspace.whole_audit')
  const toGroups = () => go({ group_id: undefined, q: undefined, item: undefined, info: undefined }, { replace: true })
  return (
    <>
      <PhoneBar
        tree={tree}
        place={item?.header ?? group?.name ?? search.q ?? wholeName}
        count={item ? t('auditWorkspace.place_in_group', { number: steps.number, of: steps.of }) : checked}
        back={t(view === 'item' ? 'auditWorkspace.back_to_list' : 'auditWorkspace.back_to_groups')}
        onBack={view === 'item' ? () => go({ item: undefined }, { replace: true }) : toGroups}
      />
      {!isOverview && order.length > 0 && (
        <PhoneSteps
          item={item}
          steps={steps}
          groupName={isElsewhere && !isNarrowed ? groups.get(next.group_id)?.name : undefined}
          onGo={goTo}
          onOverview={() => go({ info: 1, group_id: undefined, item: undefined, q: undefined, status_ids: undefined })}
          onNote={onNote}
        />
      )}
    </>
  )
}
