import { beforeLeaving } from '../page/leaving.ts'
import { randomUuid } from '../random-uuid.ts'
import { withoutProblem, type Change, type OutboxChange, type Wish } from './change.ts'
import type { Ask } from './store/store.ts'
import { addChange, changesOf, markRefused, markWanted, removeChange } from './store/stored-changes.ts'

/** What the queue needs of the page. */
export type Surroundings = {
  /** Who is signed in, 0 for nobody. */
  person: () => number
  /** Receives the held changes whenever they change. */
  show: (shown: { userId: number; changes: readonly OutboxChange[]; others: number }) => void
  /** Notifies other tabs that the store has changed. */
  tell: () => void
  /** This device cannot store the change: it lives only as long as the page. */
  unkept: (change: Change) => void
}

/** The changes of the signed-in person: those in the store, and those on their way into it. */
export type Queue = {
  ask: Ask
  around: Surroundings
  held: readonly OutboxChange[]
  others: number
  /** Of this page, and not yet known to have failed. */
  fresh: Set<string>
  /** Known to have failed, or left by an earlier page. */
  waited: Set<string>
  /** Changes of this page alone, because the device does not store them. */
  unkept: Set<string>
  /** Removed changes, which an answer of the store on its way may still contain. */
  gone: Set<string>
  /** One after the other, so that their places are in order. */
  putting: Promise<void>
  /** Whether the store was read: what was there at first waits. */
  isRead: boolean
}

/** Milliseconds in which a change of another tab counts as on its way. */
const soon = 6000

/** An empty queue of the outbox, not yet read from the store. */
export function makeQueue(ask: Ask, around: Surroundings): Queue {
  return {
    ask,
    around,
    held: [],
    others: 0,
    fresh: new Set(),
    waited: new Set(),
    unkept: new Set(),
    gone: new Set(),
    putting: Promise.resolve(),
    isRead: false,
  }
}

/** Replaces the held changes, and shows them to their owner. */
export function become(queue: Queue, held: readonly OutboxChange[]): void {
  queue.held = held
  const userId = queue.around.person()
  queue.around.show({ userId, changes: held.filter((one) => one.userId === userId), others: queue.others })
}

/** Replaces one change. */
export function alter(queue: Queue, id: string, change: (held: OutboxChange) => OutboxChange): void {
  become(
    queue,
    queue.held.map((one) => (one.id === id ? change(one) : one)),
  )
}

/** Removes a change from this page. */
export function letGo(queue: Queue, id: string): void {
  queue.gone.add(id)
  queue.unkept.delete(id)
  queue.fresh.delete(id)
  queue.waited.delete(id)
  if (queue.held.some((one) => one.id === id))
    become(
      queue,
      queue.held.filter((one) => one.id !== id),
    )
}

/** Reads the store for the signed-in person; changes of this page that are not stored yet stay behind them. */
export async function refresh(queue: Queue): Promise<void> {
  const userId = queue.around.person()
  const read = await changesOf(queue.ask, userId).catch(() => null)
  if (userId !== queue.around.person()) return refresh(queue)
  const before = new Map(queue.held.map((one) => [one.id, one]))
  const own = (read?.own ?? []).filter(({ id }) => !queue.gone.has(id))
  const present = new Set(own.map(({ id }) => id))
  // Of the person before, too: they may come back.
  const onTheWay = queue.held.filter((one) => !present.has(one.id) && (one.n === undefined || !read))
  queue.others = read?.others ?? queue.others
  const taken = own.map((one) => asBefore(before.get(one.id), { ...one, isWaiting: hasWaited(queue, one) }))
  queue.isRead = true
  become(queue, [...taken, ...onTheWay])
}

function hasWaited(queue: Queue, { id, at, tries, problem }: Change): boolean {
  if (!queue.isRead) queue.waited.add(id)
  if (problem !== undefined || queue.waited.has(id)) return true
  return !queue.fresh.has(id) && (tries > 1 || Math.abs(Date.now() - Date.parse(at)) > soon)
}

/** The same object while nothing of it changed, so that React does not render it again. */
function asBefore(before: OutboxChange | undefined, now: OutboxChange): OutboxChange {
  if (!before) return now
  const isSame =
    before.n === now.n &&
    before.tries === now.tries &&
    before.problem === now.problem &&
    before.isWaiting === now.isWaiting
  return isSame ? before : now
}

/** Shows a change at once and stores it; resolves when it is stored, or is known not to be. */
export function put(queue: Queue, wish: Wish, isBehind: boolean): { id: string; kept: Promise<void> } {
  const { replaces = false, files = [], ...said } = wish
  const userId = queue.around.person()
  const made = { v: 1, id: randomUuid(), userId, at: new Date().toISOString(), tries: 0 } as const
  const change: Change = { ...made, ...said, files }
  const known = isBehind ? queue.waited : queue.fresh
  known.add(change.id)
  become(queue, [...queue.held, { ...change, isWaiting: isBehind }])
  const kept = queue.putting.then(() => store(queue, change, replaces))
  queue.putting = kept
  return { id: change.id, kept }
}

async function store(queue: Queue, change: Change, replaces: boolean): Promise<void> {
  try {
    const { n, replaced } = await addChange(queue.ask, change, replaces)
    if (replaced !== null) letGo(queue, replaced)
    alter(queue, change.id, (one) => ({ ...one, n }))
  } catch {
    queue.unkept.add(change.id)
    queue.around.unkept(change)
  }
  queue.around.tell()
}

/** Imports changes of another time or place, each once, as having been sent before. */
export async function takeIn(queue: Queue, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    queue.gone.delete(change.id)
    await addChange(queue.ask, { ...change, tries: Math.max(change.tries, 1) })
  }
  queue.around.tell()
  await refresh(queue)
}

/** Sets a change aside with the reason; nothing waits behind it. */
export async function setAside(queue: Queue, id: string, problem: string): Promise<void> {
  queue.fresh.delete(id)
  alter(queue, id, (one) => ({ ...one, problem, isWaiting: true }))
  await markRefused(queue.ask, id, problem).catch(() => false)
  queue.around.tell()
}

/** Retries a refused change. */
export async function wantAgain(queue: Queue, id: string): Promise<void> {
  await markWanted(queue.ask, id).catch(() => false)
  alter(queue, id, withoutProblem)
  queue.around.tell()
}

/** Removes a change: it has arrived, or the person cancels it. */
export async function takeOut(queue: Queue, id: string): Promise<void> {
  letGo(queue, id)
  await beforeLeaving(removeChange(queue.ask, id).catch(() => undefined))
  queue.around.tell()
}
