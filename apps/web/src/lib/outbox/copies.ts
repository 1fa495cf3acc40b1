import { currentSession } from '../session/session.ts'
import { kept } from './store/outbox-store.ts'
import type { Ask } from './store/store.ts'

/** The last so many of a person; none that is longer, in letters, nor older, in milliseconds. */
const most = 8
const longest = 4_000_000
const oldest = 30 * 24 * 3_600_000

const ownId = () => currentSession()?.user.id ?? 0
const keyOf = (place: string) => `${ownId()}/${place}`

/** Stores a copy of an answer for offline use; it replaces an earlier one. What does not fit is not stored. */
export async function keepCopy(place: string, value: object, ask: Ask = kept): Promise<void> {
  const text = JSON.stringify(value)
  const [key, userId] = [keyOf(place), ownId()]
  if (userId === 0 || text.length > longest) return
  await ask(async (shelf) => {
    const { store, done } = shelf.transaction('copies', 'readwrite', { durability: 'relaxed' })
    await store.put({ key, userId, text, at: Date.now() })
    const own = await store.index('person').getAll(userId)
    const past = own.toSorted((left, right) => right.at - left.at).filter(({ at }, index) => index >= most || isOld(at))
    for (const { key: gone } of past) await store.delete(gone)
    await done
  })
}

/** The copy that this person has of it, and when it was made; null when there is none, or it is too old. */
export async function copyOf(place: string, ask: Ask = kept): Promise<{ value: unknown; at: number } | null> {
  const copy = await ask((shelf) => shelf.get('copies', keyOf(place)))
  return copy && !isOld(copy.at) ? { value: JSON.parse(copy.text) as unknown, at: copy.at } : null
}

/** Deletes the copy: the person may see it no longer. */
export async function dropCopy(place: string, ask: Ask = kept): Promise<void> {
  await ask((shelf) => shelf.delete('copies', keyOf(place)))
}

const isOld = (at: number) => at < Date.now() - oldest
