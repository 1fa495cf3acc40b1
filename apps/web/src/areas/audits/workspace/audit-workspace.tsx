import type { AuditDetail } from '@apron/contract/audits'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useMemo, useRef, useState } from 'react'
import { usePhone } from '#lib/page/phone.ts'
import { part } from '#ui/page/part.tsx'
import { useActiveItem } from './items/active-item.ts'
import { useStatuses, useTree } from './kept/audit-data.ts'
import { WorkspaceTop } from './bars/workspace-top.tsx'
import classes from './audit-workspace.module.css'
import { useCommenting } from './comments/commenting.ts'
import { useEarlier } from './items/earlier/use-earlier.ts'
import { useChoosing } from './answering/choosing.ts'
import type { ItemListHandle } from './items/item-list.tsx'
import { unsavedOf } from './items/item-list.tsx'
import { groupsById } from './items/list-rows.ts'
import { SingleItem } from './items/single-item.tsx'
import { ListView } from './items/list-view.tsx'
import { useAtHand } from './kept/at-hand.ts'
import { usePending } from './kept/kept-audit.ts'
import { useLive } from './kept/live.ts'
import { useRights } from './rights.ts'
import { useShownItems } from './items/shown-items.ts'
import { WorkspaceContext, type Workspace } from './workspace-context.ts'
import { useWorkspaceKeys } from './workspace-keys.ts'
import type { OpenModal } from './windows/workspace-modals.tsx'
import { useWorkspaceSearch, viewOf } from './searching/workspace-search.ts'

const EmptyAudit = part(() => import('./overview/empty-audit.tsx'), 'EmptyAudit')
const CommentsPanel = part(() => import('./comments/comments-panel.tsx'), 'CommentsPanel', { soon: true })
const GroupPanel = part(() => import('./overview/group-panel.tsx'), 'GroupPanel', { soon: true })
const Overview = part(() => import('./overview/overview.tsx'), 'Overview', { soon: true })
const Modals = part(() => import('./windows/workspace-modals.tsx'), 'WorkspaceModals', { soon: true, isWindow: true })
const measured = { getInitialValueInEffect: false }

/** One audit at work: its groups on the left, its questions or its overview on the right, comments beside them. */
export function AuditWorkspace({ audit }: { audit: AuditDetail }) {
  const isPhone = usePhone()
  const isWide = useMediaQuery('(min-width: 1280px)', true, measured)
  const [search, go] = useWorkspaceSearch()
  const view = viewOf(search, isPhone)
  const rights = useRights(audit)
  const statuses = useStatuses(audit)
  const pending = usePending(audit.id)
  const { isLive, flashes, said, flash } = useLive(audit)
  const { tree, shown, failure: treeFailure, again } = useTree(audit.id, search.status_ids, pending, isLive)
  const { items, failure, tryAgain } = useShownItems({ auditId: audit.id, search, go, view, pending, isLive })
  useAtHand(audit)
  const groups = useMemo(() => groupsById(tree?.groups), [tree?.groups])

  const list = useRef<ItemListHandle>(null)
  const panel = useRef<HTMLElement>(null)
  const searchPlace = useRef<HTMLDivElement>(null)
  const [isCommenting, setCommenting] = useState(false)
  const [modal, setModal] = useState<OpenModal | null>(null)
  const reasonId = useId()
  const earlier = useEarlier(audit.id, search.earlier === 1)
  const { active, focused, activate, move } = useActiveItem({
    search,
    go,
    view,
    isPhone,
    items,
    list,
    isDocked: isWide && isCommenting && view === 'list',
    onArrived: (itemId) => flash(itemId, ''),
  })
  const activeItem = items?.find(({ id }) => id === active)

  const { showComments, turnOf } = useCommenting({ view, isPhone, go, activate, open: setCommenting })
  const choose = useChoosing(audit, rights.comment, showComments, setCommenting)
  const workspace = useMemo(
    (): Workspace => ({
      audit,
      rights,
      statuses,
      reasonId,
      choose: (item, status) => void choose(item, status),
      activate,
      earlier,
      openModal: setModal,
      toggleComments: (item, wereOpen) => (wereOpen ? setCommenting(false) : showComments(item.id, false)),
    }),
    [audit, rights, statuses, reasonId, earlier, choose, activate, showComments, setModal],
  )

  useWorkspaceKeys({
    move,
    answer: (index) => {
      const status = statuses[index]
      if (activeItem && status && rights.answer) void choose(activeItem, status)
    },
    comments: () => activeItem && showComments(activeItem.id, true),
    search: () => searchPlace.current?.querySelector('input')?.focus(),
    help: () => setModal({ kind: 'keys' }),
    close: () => setCommenting(false),
  })
  const closeComments = () => {
    setCommenting(false)
    document.querySelector<HTMLElement>(`[data-item="${active ?? 0}"]`)?.focus({ preventScroll: true })
  }

  const turn = turnOf(activeItem?.id)
  const isDocked = isWide && isCommenting && view === 'list' && activeItem !== undefined
  const isEmpty = tree?.total === 0
  return (
    <WorkspaceContext value={workspace}>
      <WorkspaceTop
        audit={audit}
        tree={tree}
        groups={groups}
        items={items}
        active={active}
        isPhone={isPhone}
        view={view}
        search={search}
        go={go}
        list={list}
        pending={pending}
        isLive={isLive}
        openModal={setModal}
        onNote={() => activeItem && showComments(activeItem.id, true)}
      />
      <div
        className={classes.columns}
        data-phone={isPhone || undefined}
        data-docked={isDocked || undefined}
        data-live={isLive || undefined}
      >
        {(!isPhone || view === 'tree') && (
          <div className={classes.left}>
            <GroupPanel
              tree={tree}
              shown={shown}
              statuses={statuses}
              search={search}
              go={go}
              searchPlace={searchPlace}
              isPhone={isPhone}
              failure={treeFailure}
              onRetry={again}
            />
          </div>
        )}
        <div className={classes.right}>
          {isEmpty && <EmptyAudit audit={audit} />}
          {view === 'overview' && <Overview audit={audit} />}
          {view === 'list' && !isEmpty && (
            <ListView
              ref={list}
              items={items}
              failure={failure}
              onRetry={tryAgain}
              groups={groups}
              search={search}
              go={go}
              active={active}
              focused={focused}
              commented={isCommenting ? active : null}
              pending={pending}
              flashes={flashes}
            />
          )}
          {view === 'item' && (
            <SingleItem
              item={activeItem}
              turn={turn}
              failure={items ? null : failure}
              onRetry={tryAgain}
              unsaved={activeItem ? unsavedOf(pending, activeItem.id) : null}
              flash={flashes.get(active ?? 0) || undefined}
            />
          )}
        </div>
        {isCommenting && view === 'list' && activeItem && (
          <CommentsPanel item={activeItem} isDocked={isWide} place={panel} turn={turn} onClose={closeComments} />
        )}
      </div>
      {modal && (
        <Modals key={modal.kind} modal={modal} auditId={audit.id} statuses={statuses} onClose={() => setModal(null)} />
      )}
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </WorkspaceContext>
  )
}
