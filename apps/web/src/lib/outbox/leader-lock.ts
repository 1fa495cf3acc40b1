import { randomUuid } from '../random-uuid.ts'
import type { Ask } from './store/store.ts'

/** Milliseconds for which a tab holds the lease without renewing it. */
const lasts = 10_000

/** Runs work in one tab of the browser at a time; returns whether this one was the leader. */
export type Turn = (work: () => Promise<void>) => Promise<boolean>

/** By the browser's Web Locks; over plain http there are none, and a lease in the store replaces them. */
export function turns(ask: Ask, name = 'outbox'): Turn {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return leased(ask, name)
  return async (work) => {
    await locks.request(name, work)
    return true
  }
}

/** The holder of the lease works; a lease that was not renewed in time may be taken. */
export function leased(ask: Ask, name: string): Turn {
  const owner = randomUuid()
  const take = (until: number) =>
    ask(async (shelf) => {
      const { store, done } = shelf.transaction('leases', 'readwrite')
      const present = await store.get(name)
      const isFree = !present || present.owner === owner || present.until < Date.now()
      if (isFree) await store.put({ name, owner, until })
      await done
      return isFree
    }).catch(() => true)
  return async (work) => {
    if (!(await take(Date.now() + lasts))) return false
    const renewal = setInterval(() => void take(Date.now() + lasts), lasts / 3)
    try {
      await work()
    } finally {
      clearInterval(renewal)
      await take(0)
    }
    return true
  }
}
