import type { Database } from '../schema/index.ts'
import { openTableWrites } from './writes.ts'

/** A value, the tables that it was read from (null: must not be cached), and about how many bytes it takes. */
export type CachedValue<Value> = { value: Value; read: ReadonlySet<string> | null; bytes: number }
type CacheEntry = { made: CachedValue<unknown>; since: number }
type Memory = {
  recall<Value>(key: string, make: () => Promise<CachedValue<Value>>): Promise<Value>
  last(key: string): unknown
}

/** Bytes that a process caches; the least recently used go first. */
const largest = 32 * 1024 ** 2
/** What an entry takes beside its value: its key. */
const leastBytes = 1_000

const memories = new WeakMap<Database, Memory>()

/** From now on values read from a database may be cached, except within one of its transactions. */
export function enableTableCache(db: Database): void {
  memories.set(db, openMemory(db))
}

/** The current value of a key: the cached one, unless a table that it was read from has been written since. */
export async function readCached<Value>(
  db: Database,
  key: string,
  make: () => Promise<CachedValue<Value>>,
): Promise<Value> {
  const memory = memories.get(db)
  return memory ? memory.recall(key, make) : (await make()).value
}

/** The last cached value of a key, which may be stale; undefined where none is cached. */
export const lastCached = <Value>(db: Database, key: string): Value | undefined =>
  memories.get(db)?.last(key) as Value | undefined

function openMemory(db: Database): Memory {
  const writes = openTableWrites(db)
  const kept = new Map<string, CacheEntry>()
  const making = new Map<string, Promise<CacheEntry>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.made.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, one: CacheEntry): void {
    drop(key)
    if (!one.made.read || one.made.bytes > largest) return
    kept.set(key, one)
    bytes += one.made.bytes
    for (const [oldest] of kept) {
      if (bytes <= largest) break
      drop(oldest)
    }
  }

  const isStill = ({ made: { read }, since }: CacheEntry) => read !== null && writes.areUntouched(read, since)

  async function makeOnce(key: string, since: number, make: () => Promise<CachedValue<unknown>>): Promise<CacheEntry> {
    const { value, read, bytes: size } = await make()
    const one = { made: { value, read, bytes: size + key.length * 2 + leastBytes }, since }
    keep(key, one)
    return one
  }

  function stillKept(key: string): CacheEntry | undefined {
    const found = kept.get(key)
    if (!found || !isStill(found)) return undefined
    keep(key, found)
    return found
  }

  /** A value that another call is making right now, if it is recent enough for this one. */
  async function sharedMaking(key: string): Promise<CacheEntry | undefined> {
    const shared = await making.get(key)?.catch(() => undefined)
    return shared && isStill(shared) ? shared : undefined
  }

  async function recalled<Value>(key: string, make: () => Promise<CachedValue<Value>>): Promise<Value> {
    const since = await writes.look()
    const found = stillKept(key) ?? (await sharedMaking(key))
    if (found) return found.made.value as Value
    const own = makeOnce(key, since, make)
    making.set(key, own)
    try {
      return (await own).made.value as Value
    } finally {
      if (making.get(key) === own) making.delete(key)
    }
  }

  return { recall: recalled, last: (key) => kept.get(key)?.made.value }
}
