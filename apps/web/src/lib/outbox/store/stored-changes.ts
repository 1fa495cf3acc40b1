import { bytesOf, filesOf } from './files.ts'
import { withoutProblem, type Change } from '../change.ts'
import { strictly, type Ask, type Shelf, type StoredChange } from './store.ts'

/** Stores a change behind all others, once even when called twice; returns its number, and the one that it replaces. */
export async function addChange(
  ask: Ask,
  change: Change,
  replaces = false,
): Promise<{ n: number; replaced: string | null }> {
  // A transaction does not wait for anything else.
  const record: StoredChange = { ...change, files: await bytesOf(change.files) }
  return ask(async (shelf) => {
    const { store, done } = shelf.transaction('changes', 'readwrite', strictly)
    const present = await store.index('id').getKey(change.id)
    const last = replaces ? await store.index('order').openCursor([change.userId, change.order], 'prev') : null
    const gives = present === undefined && last !== null && givesWay(last.value, change)
    if (gives) await last.delete()
    const n = present ?? (await store.add(record))
    await done
    return { n, replaced: gives ? last.value.id : null }
  })
}

/** Only the last of its order: later ones may depend on it. */
function givesWay(before: StoredChange, next: Change): boolean {
  return before.kind === next.kind && (before.tries === 0 || before.problem !== undefined)
}

/** The changes of one person in their order, and how many others have. */
export function changesOf(ask: Ask, userId: number): Promise<{ own: (Change & { n: number })[]; others: number }> {
  return ask(async (shelf) => {
    const { store, done } = shelf.transaction('changes')
    const [own, all] = await Promise.all([store.index('person').getAll(userId), store.count()])
    await done
    return {
      own: own
        .map((record) => ({ ...record, n: record.n ?? 0, files: filesOf(record.files) }))
        .toSorted((left, right) => left.n - right.n),
      others: all - own.length,
    }
  })
}

/** Marks a change as sent; false when it must not be sent any more. */
export function markTried(ask: Ask, id: string): Promise<boolean> {
  return changeRecord(ask, id, (record) =>
    record.problem === undefined ? { ...record, tries: record.tries + 1 } : null,
  )
}

/** Sets a change aside with the reason of the refusal. */
export function markRefused(ask: Ask, id: string, problem: string): Promise<boolean> {
  return changeRecord(ask, id, (record) => ({ ...record, problem }))
}

/** Retries a refused change. */
export function markWanted(ask: Ask, id: string): Promise<boolean> {
  return changeRecord(ask, id, withoutProblem)
}

/** Deletes a change: the server has it, or the person cancels it. */
export function removeChange(ask: Ask, id: string): Promise<void> {
  return ask(async (shelf) => {
    const { store, done } = shelf.transaction('changes', 'readwrite', strictly)
    const n = await store.index('id').getKey(id)
    if (n !== undefined) await store.delete(n)
    await done
  })
}

function changeRecord(ask: Ask, id: string, change: (record: StoredChange) => StoredChange | null): Promise<boolean> {
  return ask(async (shelf: Shelf) => {
    const { store, done } = shelf.transaction('changes', 'readwrite', strictly)
    const record = await store.index('id').get(id)
    const changed = record ? change(record) : null
    if (changed) await store.put(changed)
    await done
    return changed !== null
  })
}
