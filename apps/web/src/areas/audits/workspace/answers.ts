import type { AnswerStatus, AuditItem } from '@apron/contract/audits'

/** An answer that is on screen and not yet on the server. `item` is what the server last said of it. */
export type Pending = {
  item: AuditItem
  status: AnswerStatus
  key: string
  isWaiting: boolean
  /** When it was chosen, as an instant in milliseconds. */
  at: number
}
export type PendingAnswers = ReadonlyMap<number, Pending>

export type Door = {
  /** Sends one answer; the same key twice changes nothing twice. */
  send: (itemId: number, code: string, key: string) => Promise<AuditItem>
  /** `before` is what the server said of the item until now. */
  saved: (item: AuditItem, before: AuditItem) => void
  refused: (pending: Pending, error: unknown) => void
  /** Whether the server may still accept the same answer later. */
  isPassing: (error: unknown) => boolean
  /** Milliseconds that the server asks to wait; 0 when it does not. */
  waitOf: (error: unknown) => number
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

/** Keeps answers until the server has them: shown at once, one at a time for each item, the newest last. What did not arrive goes out one after the other, in the order in which it was chosen, and not before the server wants it. `left` are those that an earlier page did not get rid of. */
export function keepAnswers(door: Door, left: readonly Pending[] = []): Answers {
  const inOrder = left.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
  let pending = new Map(inOrder.map((answer) => [answer.item.id, { ...answer, isWaiting: true }]))
  let isCatchingUp = false
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

  /** Sends what was just chosen, unless others wait: then it goes behind them. */
  async function deliver(itemId: number) {
    if (running.has(itemId)) return
    running.add(itemId)
    let wait: number | null = null
    for (let sent = pending.get(itemId); sent && !sent.isWaiting; sent = pending.get(itemId)) {
      wait = await attempt(itemId, sent)
    }
    running.delete(itemId)
    void catchUp(wait)
  }

  const firstWaiting = () => [...pending].find(([itemId, { isWaiting }]) => isWaiting && !running.has(itemId))

  /** Sends what waits, one after the other, at first after the wait that an attempt has just ended with. */
  async function catchUp(wait: number | null) {
    if (isCatchingUp || !firstWaiting()) return
    isCatchingUp = true
    let tries = 0
    for (let last = wait, next = firstWaiting(); next; next = firstWaiting()) {
      if (last !== null) {
        await (last > 0 ? sleep(last) : pause(tries++))
        last = null
        continue
      }
      last = await attempt(...next)
      if (last === null) tries = 0
    }
    isCatchingUp = false
  }

  /** Tries once; gives the milliseconds that the server asks to wait, 0 when it was not reached, null when it has answered. */
  async function attempt(itemId: number, sent: Pending): Promise<number | null> {
    try {
      const item = await door.send(itemId, sent.status.code, sent.key)
      const newer = pending.get(itemId)
      door.saved(item, (newer ?? sent).item)
      const isDone = !newer || newer.key === sent.key || newer.status.code === item.checklist_item_status.code
      change(itemId, isDone ? null : { ...newer, item })
      return null
    } catch (error) {
      const newer = pending.get(itemId)
      if (door.isPassing(error)) {
        if (newer) change(itemId, { ...newer, isWaiting: true })
        return door.waitOf(error)
      }
      if (newer?.key === sent.key) change(itemId, null)
      door.refused(sent, error)
      return null
    }
  }

  const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

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

  void catchUp(null)
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
        isWaiting: present?.isWaiting ?? isCatchingUp,
        at: present?.at ?? Date.now(),
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
