import { correctiveStatus } from '@apron/contract'
import type { AnswerStatus, AuditItem } from '@apron/contract/audits'
import type { CallError } from '#lib/calls/call-error.ts'
import type { Change, OutboxChange, Wish } from '#lib/outbox/change.ts'
import { heldNow, useHeld } from '#lib/outbox/store/held.ts'
import { enqueueChange } from '#lib/outbox/outbox.ts'
import { currentSession } from '#lib/session/session.ts'
import { leftOpen, seenNow, type SeenHeads } from './heads.ts'
import { orderOf } from './item-order.ts'
import {
  saidIn,
  type About,
  type Answer,
  type CorrectiveCompletion,
  type CorrectiveDate,
  type NamedResponsible,
} from './kept-change.ts'

type Audit = { id: number; name: string }

/** Answers an item; false when that is its answer already, and nobody says otherwise. */
export function answer(audit: Audit, item: AuditItem, status: AnswerStatus): boolean {
  const pending = pendingIn(audit.id).get(item.id)
  const shown = pending?.status ?? item.status
  const isOpen = item.conflicts.some(({ field }) => field === 'answer')
  if (shown.code === status.code && !isOpen) return false
  enqueueItemChange('answer', { audit, item: pending?.item ?? item, status }, { shown: item })
  return true
}

/** Sets the corrective date of a finding, as of now. */
export function setCorrectiveDate(
  audit: Audit,
  item: AuditItem,
  date: string,
  takesBack: (error: CallError) => boolean,
) {
  return enqueueItemChange('corrective_date', { audit, item, date }, { takesBack })
}

/** Says whether a finding has been corrected. */
export function setCorrected(audit: Audit, item: AuditItem, isComplete: boolean): void {
  enqueueItemChange('corrective_status', { audit, item, isComplete })
}

/** Says who answers for the correction of a finding; null: nobody by name. */
export function setResponsible(
  audit: Audit,
  item: AuditItem,
  responsible: AuditItem['responsible'],
  takesBack: (error: CallError) => boolean,
) {
  return enqueueItemChange('responsible', { audit, item, responsible }, { takesBack })
}

type ItemUpdate = {
  audit: Audit
  item: AuditItem
  status?: AnswerStatus
  date?: string
  isComplete?: boolean
  responsible?: AuditItem['responsible']
}

/** The last change of each field that each person made on this page: between its arrival and what the server says of it somebody may press again. */
const latest = new Map<string, string>()

/** `shown` is the item as it is on the screen, where that is not what the server last said of it. */
type How = { shown?: AuditItem; takesBack?: (error: CallError) => boolean }

function enqueueItemChange(
  kind: Wish['kind'],
  { audit, ...said }: ItemUpdate,
  { shown = said.item, takesBack }: How = {},
) {
  const order = orderOf(audit.id, said.item.id)
  const name = `${currentSession()?.user.id ?? 0}/${kind}/${order}`
  const seen = seenNow({ kind, order }, shown, heldNow(), latest.get(name))
  const value = { auditId: audit.id, audit: audit.name, ...said, ...(seen && { seen }) }
  const made = enqueueChange({ kind, order, value, replaces: true }, takesBack)
  latest.set(name, made.id)
  return made
}

/** What of an item the server has not got; `item` is what it last said of it. */
export type PendingItem = {
  item: AuditItem
  status?: AnswerStatus
  date?: string
  isComplete?: boolean
  responsible?: AuditItem['responsible']
  isWaiting: boolean
  /** Of each kind, the changes that the newest of it has seen. */
  seen: Readonly<Record<string, SeenHeads['seen']>>
}
export type PendingItems = ReadonlyMap<number, PendingItem>

let found: { held: readonly OutboxChange[]; byAudit: Map<number, PendingItems> } = { held: [], byAudit: new Map() }

/** The items of an audit that are not on the server as they are shown; the newest of each kind counts. */
export function pendingIn(auditId: number, held: readonly OutboxChange[] = heldNow()): PendingItems {
  if (found.held !== held) found = { held, byAudit: new Map() }
  const present = found.byAudit.get(auditId)
  if (present) return present
  const pending = new Map<number, PendingItem>()
  for (const change of held) {
    if (!(change.kind in overlays) || change.problem !== undefined) continue
    if ((change.value as About).auditId !== auditId) continue
    const { item } = saidIn(change)
    const before = pending.get(item.id) ?? { item, isWaiting: false, seen: {} }
    const isWaiting = before.isWaiting || change.isWaiting
    const seen = { ...before.seen, [change.kind]: (change.value as SeenHeads).seen }
    pending.set(item.id, { ...before, ...overlays[change.kind]?.(change), isWaiting, seen })
  }
  found.byAudit.set(auditId, pending)
  return pending
}

const overlays: Record<string, (change: Change) => Partial<PendingItem>> = {
  answer: (change) => ({ status: saidIn<Answer>(change).status }),
  corrective_date: (change) => ({ date: saidIn<CorrectiveDate>(change).date }),
  responsible: (change) => ({ responsible: saidIn<NamedResponsible>(change).responsible }),
  corrective_status: (change) => ({ isComplete: saidIn<CorrectiveCompletion>(change).isComplete }),
}

/** The same, kept up to date. */
export function usePending(auditId: number): PendingItems {
  return pendingIn(auditId, useHeld())
}

/** Items as they are shown: with what is on its way. */
export function withPending(items: readonly AuditItem[], pending: PendingItems): readonly AuditItem[] {
  if (pending.size === 0) return items
  return items.map((item) => {
    const change = pending.get(item.id)
    return change ? pendingOn(item, change) : item
  })
}

function pendingOn(item: AuditItem, { status, date, isComplete, responsible, seen }: PendingItem): AuditItem {
  return {
    ...item,
    responsible: responsible === undefined ? item.responsible : responsible,
    status: status ?? item.status,
    conflicts: leftOpen(item, seen),
    corrective_date: date ?? item.corrective_date,
    corrective_status:
      isComplete === undefined
        ? item.corrective_status
        : isComplete
          ? correctiveStatus.COMPLETE
          : correctiveStatus.INCOMPLETE,
  }
}
