import type { AnswerStatus, AuditItem } from '@apron/contract'

/** An answer that is on screen and not yet on the server. `item` is what the server last said of it. */
export type Pending = { item: AuditItem; status: AnswerStatus; key: string; isWaiting: boolean }
export type PendingAnswers = ReadonlyMap<number, Pending>

export type Door = {
  /** Sends one answer; the same key twice changes nothing twice. */
  send: (itemId: number, code: string, key: string) => Promise<AuditItem>
  /** `before` is what the server said of the item until now. */
  saved: (item: AuditItem, before: AuditItem) => void
  refused: (pending: Pending, error: unknown) => void
  /** Whether the server may still accept the same answer later. */
  isPassing: (error: unknown) => boolean
  newKey: () => string
  /** Keeps what is on its way where it outlives the page; null once there is nothing more to keep. */
  store: (itemId: number, pending: Pending | null) => void
}

export type Answers = {
  pending: () => PendingAnswers
  subscribe: (listener: () => void) => () => void
  /** Answers an item; false when that is its answer already. */
  choose: (item: AuditItem, status: AnswerStatus) => boolean
  /** Sends what waits for the network now. */
  wake: () => void
}

/** Waits in milliseconds before an answer that did not arrive is sent again; the last one repeats. */
const pauses = [1000, 3000, 8000, 20_000] as const

/** Keeps answers until the server has them: shown at once, one at a time for each item, the newest last. `left` are those that an earlier page did not get rid of. */
export function keepAnswers(door: Door, left: readonly Pending[] = []): Answers {
  let pending = new Map(left.map((answer) => [answer.item.id, { ...answer, isWaiting: true }]))
  const running = new Set<number>()
  const listeners = new Set<() => void>()
  const sleepers = new Set<() => void>()

  function change(itemId: number, next: Pending | null) {
    pending = new Map(pending)
    if (next) pending.set(itemId, next)
    else pending.delete(itemId)
    door.store(itemId, next)
    for (const listener of listeners) listener()
  }

  async function deliver(itemId: number) {
    if (running.has(itemId)) return
    running.add(itemId)
    for (let tries = 0, sent = pending.get(itemId); sent; sent = pending.get(itemId)) {
      tries = await attempt(itemId, sent, tries)
    }
    running.delete(itemId)
  }

  /** Tries once; tells how often the network has failed in a row. */
  async function attempt(itemId: number, sent: Pending, tries: number): Promise<number> {
    try {
      const item = await door.send(itemId, sent.status.code, sent.key)
      const newer = pending.get(itemId)
      door.saved(item, (newer ?? sent).item)
      const isDone = !newer || newer.key === sent.key || newer.status.code === item.checklist_item_status.code
      change(itemId, isDone ? null : { ...newer, item })
      return 0
    } catch (error) {
      const newer = pending.get(itemId)
      if (door.isPassing(error)) {
        if (newer) change(itemId, { ...newer, isWaiting: true })
        await pause(tries)
        return tries + 1
      }
      if (newer?.key === sent.key) change(itemId, null)
      door.refused(sent, error)
      return 0
    }
  }

  function pause(tries: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        sleepers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, pauses[Math.min(tries, pauses.length - 1)])
      sleepers.add(wake)
    })
  }

  for (const { item } of left) void deliver(item.id)
  return {
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: (item, status) => {
      const present = pending.get(item.id)
      if ((present?.status ?? item.checklist_item_status).code === status.code) return false
      change(item.id, {
        item: present?.item ?? item,
        status,
        key: door.newKey(),
        isWaiting: present?.isWaiting ?? false,
      })
      void deliver(item.id)
      return true
    },
    wake: () => {
      for (const wake of sleepers) wake()
    },
  }
}

/** An item as it is shown: with the answer that is on its way. */
export function withPending(items: readonly AuditItem[], pending: PendingAnswers): readonly AuditItem[] {
  if (pending.size === 0) return items
  return items.map((item) => {
    const answer = pending.get(item.id)
    return answer ? { ...item, checklist_item_status: answer.status } : item
  })
}
