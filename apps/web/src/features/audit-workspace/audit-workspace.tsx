import { auditWorkspace, type AnswerStatus, type AuditDetail, type AuditItem } from '@apron/contract'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useRead } from '../../lib/queries.ts'
import { useActiveItem } from './active-item.ts'
import { answersOf, usePending } from './audit-answers.ts'
import { useItems, useStatuses, useTree } from './audit-data.ts'
import { AuditHead } from './audit-head.tsx'
import classes from './audit-workspace.module.css'
import { CommentsPanel } from './comments-panel.tsx'
import { EmptyAudit } from './empty-audit.tsx'
import { GroupPanel } from './group-panel.tsx'
import type { ItemListHandle } from './item-list.tsx'
import { unsavedOf } from './item-list.tsx'
import { ItemView } from './item-view.tsx'
import { namedGroups } from './list-rows.ts'
import { ListView } from './list-view.tsx'
import { useLive } from './live.ts'
import { Overview } from './overview.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { useRights } from './rights.ts'
import { Unsaved } from './unsaved.tsx'
import { WorkspaceContext, type Workspace } from './workspace-context.ts'
import { useWorkspaceKeys } from './workspace-keys.ts'
import type { OpenModal } from './workspace-modals.tsx'
import { useWorkspaceSearch, viewOf } from './workspace-search.ts'

const Modals = lazy(() => import('./workspace-modals.tsx').then((loaded) => ({ default: loaded.WorkspaceModals })))
const measured = { getInitialValueInEffect: false }

/** One audit at work: its groups on the left, its questions or its overview on the right, comments beside them. */
export function AuditWorkspace({ audit }: { audit: AuditDetail }) {
  const t = useText()
  const isPhone = useMediaQuery('(max-width: 767px)', false, measured)
  const isWide = useMediaQuery('(min-width: 1280px)', true, measured)
  const [search, go] = useWorkspaceSearch()
  const view = viewOf(search, isPhone)
  const rights = useRights(audit)
  const statuses = useStatuses()
  const pending = usePending(audit.id)
  const { isLive, flashes, said, flash } = useLive(audit)
  const { tree, shown } = useTree(audit.id, search.stt, pending, isLive)
  const lacksGroup = search.item !== undefined && search.grp === undefined && !search.q && !search.stt
  const isList = view === 'list' || view === 'item'
  const items = useItems(audit.id, search, pending, isLive, isList && !lacksGroup)
  const groups = useMemo(
    () => new Map(namedGroups(tree?.groups ?? []).map((group) => [group.id, group])),
    [tree?.groups],
  )

  const { data: linked } = useRead(
    auditWorkspace.item,
    { params: { id: audit.id, itemId: search.item ?? 0 } },
    { enabled: lacksGroup, screen: true },
  )
  useEffect(() => {
    if (lacksGroup && linked) go({ grp: linked.data.grp_chk_item_id }, { replace: true })
  }, [lacksGroup, linked, go])

  const list = useRef<ItemListHandle>(null)
  const panel = useRef<HTMLElement>(null)
  const searchPlace = useRef<HTMLDivElement>(null)
  const [isCommenting, setCommenting] = useState(false)
  const [modal, setModal] = useState<OpenModal | null>(null)
  const reasonId = useId()
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

  const showComments = useCallback(
    (itemId: number) => {
      if (isPhone) return go({ item: itemId })
      activate(itemId)
      setCommenting(true)
    },
    [isPhone, go, activate],
  )
  const choose = useCallback(
    (item: AuditItem, status: AnswerStatus) => {
      if (!answersOf(audit.id).choose(item, status)) return
      if (!status.is_report) setCommenting(false)
      else if (view !== 'item') showComments(item.id)
    },
    [audit.id, showComments, view],
  )
  const latest = useRef({ isCommenting, active })
  latest.current = { isCommenting, active }
  const workspace = useMemo(
    (): Workspace => ({
      audit,
      rights,
      statuses,
      reasonId,
      choose,
      activate,
      openModal: setModal,
      openComments: (item) => {
        const { isCommenting: isOpen, active: at } = latest.current
        if (isOpen && at === item.id) setCommenting(false)
        else showComments(item.id)
      },
    }),
    [audit, rights, statuses, reasonId, choose, activate, showComments, setModal],
  )

  useWorkspaceKeys({
    move,
    answer: (index) => {
      const status = statuses[index]
      if (activeItem && status && rights.answer) choose(activeItem, status)
    },
    comments: () => {
      if (!activeItem) return
      showComments(activeItem.id)
      focusEditor(panel.current)
    },
    search: () => searchPlace.current?.querySelector('input')?.focus(),
    help: () => setModal({ kind: 'keys' }),
    close: () => setCommenting(false),
  })
  const closeComments = () => {
    setCommenting(false)
    document.querySelector<HTMLElement>(`[data-item="${active ?? 0}"]`)?.focus({ preventScroll: true })
  }

  const isDocked = isWide && isCommenting && view === 'list' && activeItem !== undefined
  const isEmpty = tree?.total === 0
  const toGroups = () => go({ grp: undefined, q: undefined, item: undefined, info: undefined }, { replace: true })
  return (
    <WorkspaceContext value={workspace}>
      {(!isPhone || view === 'tree' || view === 'overview') && (
        <AuditHead audit={audit} rights={rights} go={go} openModal={setModal} />
      )}
      {isPhone && (
        <PhoneBar
          tree={tree}
          back={
            view === 'tree'
              ? undefined
              : t(view === 'item' ? 'auditWorkspace.back_to_list' : 'auditWorkspace.back_to_groups')
          }
          onBack={() => (view === 'item' ? go({ item: undefined }, { replace: true }) : toGroups())}
          onMove={view === 'item' ? move : undefined}
        />
      )}
      <div className={classes.columns} data-docked={isDocked || undefined} data-live={isLive || undefined}>
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
          {view === 'item' && activeItem && (
            <ItemView
              item={activeItem}
              isActive={false}
              takesFocus={false}
              isCommented
              unsaved={unsavedOf(pending, activeItem.id)}
              flash={flashes.get(activeItem.id) || undefined}
            />
          )}
          <Unsaved auditId={audit.id} pending={pending} />
        </div>
        {isCommenting && view === 'list' && activeItem && (
          <CommentsPanel item={activeItem} isDocked={isWide} place={panel} onClose={closeComments} />
        )}
      </div>
      {modal && (
        <Suspense fallback={null}>
          <Modals modal={modal} auditId={audit.id} statuses={statuses} onClose={() => setModal(null)} />
        </Suspense>
      )}
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </WorkspaceContext>
  )
}

/** The editor's code may still be on its way when its panel opens. */
function focusEditor(panel: HTMLElement | null, tries = 40) {
  const editor = (panel ?? document).querySelector<HTMLElement>('[contenteditable="true"]')
  if (editor) editor.focus()
  else if (tries > 0) setTimeout(() => focusEditor(panel, tries - 1), 50)
}
