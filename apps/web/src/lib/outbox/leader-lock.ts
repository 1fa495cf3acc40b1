import { randomUuid } from '../random-uuid.ts'
import type { Ask } from './store/store.ts'

/** Milliseconds for which a tab may send before it has to say that it still does. */
const lasts = 10_000

/** Lets one tab of the browser work at a time; tells whether it was this one's turn. */
export type Turn = (work: () => Promise<void>) => Promise<boolean>

/** By the browser's own locks; over plain http there are none, and a lease in the store does it. */
export function turns(ask: Ask, name = 'outbox'): Turn {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return leased(ask, name)
  return async (work) => {
    await locks.request(name, work)
    return true
  }
}

/** Whoever holds the lease works; one that was not renewed in time may be taken. */
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
