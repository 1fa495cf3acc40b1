import { deleteDB, openDB, type IDBPDatabase } from 'idb'
import type { Change, ChangeFile } from '../change.ts'

/** What an older version of the product has left on this device. */
export type Left = {
  changes: readonly Change[]
  drafts: readonly { userId: number; place: string; words?: object; files?: readonly ChangeFile[]; at: number }[]
}

/** One of the ways in which older versions kept things: read first, and cleared once all of it stands in the store. */
export type Former = { read: () => Promise<Left>; clear: () => Promise<void> }

/** Everything in a store of an older version, with its keys; nothing where it never was. */
export async function allIn<Value>(database: string, store: string): Promise<(readonly [key: string, value: Value])[]> {
  const opened = await openFormer(database)
  if (!opened) return []
  const isThere = opened.objectStoreNames.contains(store)
  const [keys, values] = isThere ? await Promise.all([opened.getAllKeys(store), opened.getAll(store)]) : [[], []]
  opened.close()
  return keys.map((key, at) => [String(key), values[at] as Value] as const)
}

/** Opens a database without making it; null as well where a browser keeps nothing. */
async function openFormer(name: string): Promise<IDBPDatabase | null> {
  try {
    return await openDB(name, undefined, {
      upgrade: (_shelf, _old, _new, transaction) => {
        transaction.done.catch(() => undefined)
        transaction.abort()
      },
    })
  } catch {
    return null
  }
}

/** Takes a database of an older version away, as soon as no tab holds it. */
export async function removeFormer(name: string): Promise<void> {
  void deleteDB(name).catch(() => undefined)
}

/** The entries of a storage whose names begin so. */
export function namedIn(storage: Storage, prefix: string): { name: string; rest: string[]; text: string }[] {
  return Object.keys(storage)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, rest: name.slice(prefix.length).split('/'), text: storage.getItem(name) ?? '' }))
}

/** What stands in a text as JSON; null when nothing does. */
export function read<Value>(text: string): Partial<Value> | null {
  try {
    return JSON.parse(text) as Partial<Value> | null
  } catch {
    return null
  }
}
