import { CallError } from '../calls/call-error.ts'
import { awaited } from './awaited.ts'
import type { Change, OutboxChange } from './change.ts'
import type { Kind } from './change-kinds.ts'
import { hasFreeSlot, isOnlyLong, type RunningChange } from './slots.ts'
import { alter, refresh, setAside, takeOut, type Queue } from './queue.ts'
import { markTried } from './store/stored-changes.ts'
import { slotKindOf } from './uploads/sizes.ts'
import type { Turn } from './leader-lock.ts'

/** The outcome of a change's first try: it arrived, it waits, or it was refused. */
export type Outcome = 'arrived' | 'waits' | 'refused'

/** What the page wants to know of a change that it has just sent. */
type Watch = {
  settle: (outcome: Outcome) => void
  /** Whether the page takes a refused change back, where a form shows the reason. */
  takesBack: (error: CallError) => boolean
}

export type Sender = {
  queue: Queue
  turn: Turn
  kindOf: (name: string) => Promise<Kind | null>
  /** Whether the session of this person is open. */
  mayPass: (userId: number) => boolean
  /** Whether the server answers at all, when one change does not get through. */
  isReached: () => Promise<boolean>
  /** The sentence for a refusal. */
  problemOf: (error: unknown) => string
  /** Tells other tabs that the server asked for a pause until an instant. */
  tellHold: (until: number) => void
  watches: Map<string, Watch>
  /** By their order word. */
  sending: Map<string, RunningChange>
  /** What aborts a change on its way, by its identity. */
  stops: Map<string, AbortController>
  /** After a network failure changes go out one after the other, in order; otherwise a few at once. */
  isBehind: boolean
  isHalted: boolean
  isWorking: boolean
  isWanted: boolean
  /** Orders that do not get through although the server answers; the others overtake them. */
  stuck: Set<string>
  failures: Map<string, number>
  /** Failed tries in a row, of any change. */
  tries: number
  /** The server asked for a pause until this instant, in milliseconds. */
  heldUntil: number
  timer: ReturnType<typeof setTimeout> | undefined
  ring: () => void
}

/** Milliseconds before each retry; the last one repeats. */
const pauses = [1000, 3000, 8000, 15_000] as const
/** Failures of one change in a row before it is checked whether the server answers others. */
const patience = 3

/** Sends the changes of the outbox, as long as this tab holds the leader lock. */
export function makeSender(
  parts: Pick<Sender, 'queue' | 'turn' | 'kindOf' | 'mayPass' | 'isReached' | 'problemOf' | 'tellHold'>,
): Sender {
  return {
    ...parts,
    watches: new Map(),
    sending: new Map(),
    stops: new Map(),
    isBehind: false,
    isHalted: false,
    isWorking: false,
    isWanted: false,
    stuck: new Set(),
    failures: new Map(),
    tries: 0,
    heldUntil: 0,
    timer: undefined,
    ring: () => undefined,
  }
}

/** Sends what waits, in this tab or in the one that holds the leader lock. */
export function wake(sender: Sender): void {
  sender.isWanted = true
  sender.ring()
  clearTimeout(sender.timer)
  if (sender.isWorking) return
  const wait = sender.heldUntil - Date.now()
  if (wait > 0) sender.timer = setTimeout(() => wake(sender), wait)
  else void work(sender)
}

async function work(sender: Sender): Promise<void> {
  sender.isWorking = true
  let isTurn = true
  while (sender.isWanted && Date.now() >= sender.heldUntil) {
    sender.isWanted = false
    isTurn = await sender.turn(() => drain(sender)).catch(() => false)
    if (sender.isHalted || !isTurn) break
  }
  sender.isWorking = false
  const hasFailed = sender.isHalted || sender.stuck.size > 0
  sender.stuck.clear()
  if (!isTurn || readyOnes(sender).length > 0) schedule(sender, hasFailed)
  // What stands behind a failure could not be sent either.
  if (sender.isHalted) for (const { id, isWaiting } of sender.queue.held) if (!isWaiting) markWaiting(sender, id)
}

function schedule(sender: Sender, hasFailed: boolean): void {
  const pause = pauses[Math.min(sender.tries, pauses.length - 1)] ?? 0
  if (hasFailed) sender.tries += 1
  clearTimeout(sender.timer)
  sender.timer = setTimeout(() => wake(sender), Math.max(pause, sender.heldUntil - Date.now()))
}

/** Checks after a while whether another tab has sent its changes. */
export function wakeLater(sender: Sender): void {
  if (sender.isWorking || readyOnes(sender).length === 0) return
  clearTimeout(sender.timer)
  const [last = 0] = pauses.slice(-1)
  sender.timer = setTimeout(() => wake(sender), Math.max(last, sender.heldUntil - Date.now()))
}

function markWaiting(sender: Sender, id: string): void {
  sender.queue.fresh.delete(id)
  sender.queue.waited.add(id)
  alter(sender.queue, id, (one) => ({ ...one, isWaiting: true }))
  settle(sender, id, 'waits')
}

function settle(sender: Sender, id: string, outcome: Outcome): void {
  sender.watches.get(id)?.settle(outcome)
  if (outcome !== 'waits') sender.watches.delete(id)
}

async function drain(sender: Sender): Promise<void> {
  const { queue, sending, stuck } = sender
  sender.isHalted = false
  stuck.clear()
  await queue.putting
  await refresh(queue)
  sender.isBehind ||= readyOnes(sender).some(({ isWaiting }) => isWaiting)
  let hasRested = false
  for (;;) {
    const { promise: rung, resolve } = awaited<void>()
    sender.ring = resolve
    while (!sender.isHalted) {
      const next = readyOnes(sender).find(({ files }) => hasFreeSlot(sender, slotKindOf(files)))
      if (!next) break
      const run = attempt(sender, next).finally(() => sending.delete(next.order))
      sending.set(next.order, { run, slotKind: slotKindOf(next.files) })
    }
    if (sending.size === 0) break
    // A resumable upload may take an hour: whatever failed beside it is retried meanwhile.
    if (sender.isHalted && isOnlyLong(sending)) {
      if (hasRested && sender.isWanted && Date.now() >= sender.heldUntil) {
        hasRested = sender.isWanted = sender.isHalted = false
        continue
      }
      if (!hasRested) {
        hasRested = true
        sender.isWanted = false
        schedule(sender, true)
      }
    }
    await Promise.race([...Array.from(sending.values(), ({ run }) => run), rung])
  }
  if (readyOnes(sender).length === 0) sender.isBehind = false
}

/** The changes that may be sent now: of each order the first, when it is stored and its person is signed in. */
function readyOnes({ queue, sending, stuck, mayPass }: Sender): OutboxChange[] {
  const taken = new Set([...sending.keys(), ...stuck])
  return queue.held.filter((one) => {
    if (one.problem !== undefined || taken.has(one.order)) return false
    taken.add(one.order)
    return (one.n !== undefined || queue.unkept.has(one.id)) && mayPass(one.userId)
  })
}

async function attempt(sender: Sender, change: OutboxChange): Promise<void> {
  const { queue } = sender
  const isKept = !queue.unkept.has(change.id)
  // Another tab may have sent it, or the person cancelled it.
  if (isKept && !(await markTried(queue.ask, change.id).catch(() => true))) {
    sender.stuck.add(change.order)
    return refresh(queue)
  }
  alter(queue, change.id, (one) => ({ ...one, tries: one.tries + 1 }))
  const kind = await sender.kindOf(change.kind)
  if (!kind) return void sender.stuck.add(change.order)
  if (!sender.mayPass(change.userId)) return
  const stop = new AbortController()
  sender.stops.set(change.id, stop)
  try {
    const answer = await kind.send(change, stop.signal)
    sender.tries = 0
    sender.failures.delete(change.id)
    const removed = takeOut(queue, change.id)
    kind.arrived?.(change, answer as never)
    settle(sender, change.id, 'arrived')
    await removed
  } catch (error) {
    if (!stop.signal.aborted) await failed(sender, change, kind, error)
  } finally {
    sender.stops.delete(change.id)
  }
}

async function failed(sender: Sender, change: Change, kind: Kind, error: unknown): Promise<void> {
  if (error instanceof CallError && (error.isTransient || isOfSession(error))) {
    markWaiting(sender, change.id)
    sender.isBehind = true
    return holdBack(sender, change, error)
  }
  sender.tries = 0
  const isBack = error instanceof CallError && sender.watches.get(change.id)?.takesBack(error)
  const problem = sender.problemOf(error)
  if (isBack) await takeOut(sender.queue, change.id)
  else await setAside(sender.queue, change.id, problem)
  settle(sender, change.id, 'refused')
  if (!isBack) kind.refused?.({ ...change, problem })
}

/**
 * The session is over, or its group is not approved: the same person may come back. A missing permission is a refusal.
 */
function isOfSession(error: CallError): boolean {
  return error.closesGroup || (error.endsSession && error.status !== 403)
}

/** A change that does not get through blocks its own order, and all others only while nothing gets through. */
async function holdBack(sender: Sender, change: Change, error: CallError): Promise<void> {
  if (error.wait > 0) {
    sender.heldUntil = Date.now() + error.wait
    sender.tellHold(sender.heldUntil)
  }
  const failures = (sender.failures.get(change.id) ?? 0) + 1
  sender.failures.set(change.id, failures)
  if (error.isNetwork && failures >= patience && (await sender.isReached())) sender.stuck.add(change.order)
  else sender.isHalted = true
}
