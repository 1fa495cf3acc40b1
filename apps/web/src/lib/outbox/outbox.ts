import { session } from '@apron/contract/people'
import { call } from '../calls/call.ts'
import { CallError } from '../calls/call-error.ts'
import { t } from '../text/i18n.ts'
import { noticeWarning } from '../page/notices.ts'
import { holdPage } from '../code/page-hold.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { awaited } from './awaited.ts'
import type { Change, Wish } from './change.ts'
import { showHeld } from './store/held.ts'
import { kept } from './store/outbox-store.ts'
import { kindOf } from './change-kinds.ts'
import { goInParts } from './uploads/sizes.ts'
import { parts } from './uploads/parts.ts'
import { makeQueue, put, refresh, setAside, takeIn as takeInto, takeOut, wantAgain } from './queue.ts'
import { makeSender, wake, wakeLater, type Outcome } from './sender.ts'
import { turns } from './leader-lock.ts'

/** Milliseconds after which a change is reported as waiting, whatever becomes of it. */
const longest = 6000

type Word = { hasChanged: true } | { heldUntil: number }
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kept')
const say = (word: Word) => tabs?.postMessage(word)

const queue = makeQueue(kept, {
  person: () => currentSession()?.user.id ?? 0,
  show: showHeld,
  tell: () => say({ hasChanged: true }),
  unkept: () => noticeWarning('keep.unkept'),
})
const sender = makeSender({
  queue,
  turn: turns(kept),
  kindOf,
  mayPass: (userId) => currentSession()?.user.id === userId && Boolean(currentSession()?.token),
  isReached: () =>
    call(session.settings, {}, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    ),
  problemOf,
  tellHold: (heldUntil) => say({ heldUntil }),
})
holdPage(() => queue.unkept.size > 0)

function problemOf(error: unknown): string {
  if (!(error instanceof CallError)) {
    reportError(error)
    return t('keep.failed')
  }
  const [field] = Object.values(error.errors)
  return field?.[0] ?? (!error.isFault && error.message ? error.message : t('keep.failed'))
}

/**
 * Puts a change into the outbox: stores it on this device (`kept`), shows it at once and sends it as soon as the server
 * is reached. `takesBack`: whether the page shows a refusal itself, with the typed text; then nothing is set aside.
 */
export function enqueueChange(
  wish: Wish,
  takesBack: (error: CallError) => boolean = () => false,
): { id: string; kept: Promise<void>; outcome: Promise<Outcome> } {
  const { promise, resolve } = awaited<Outcome>()
  const { id, kept: isKept } = put(queue, wish, sender.isBehind)
  sender.watches.set(id, { settle: resolve, takesBack })
  if (sender.isBehind) resolve('waits')
  else setTimeout(() => resolve('waits'), longest)
  void isKept.then(() => wake(sender))
  return { id, kept: isKept, outcome: promise }
}

/** Sends what waits now, unless the server asked for a pause. */
export function sendNow(): void {
  wake(sender)
}

/** Retries a refused change. */
export async function tryAgain(id: string): Promise<void> {
  await wantAgain(queue, id)
  wake(sender)
}

/** Removes a change: an event says that it arrived, or it was saved elsewhere. */
export async function forgetChange(id: string): Promise<void> {
  if (!queue.held.some((one) => one.id === id)) return
  sender.watches.get(id)?.settle('arrived')
  const removed = takeOut(queue, id)
  sender.stops.get(id)?.abort()
  await removed
}

/** Removes a change that the person cancels; the server deletes the parts of its files. */
export async function dropChange(id: string): Promise<void> {
  const change = queue.held.find((one) => one.id === id)
  await forgetChange(id)
  if (!change || change.tries === 0 || !goInParts(change.files.map(({ file }) => file))) return
  const [kind, { dropFilesOf }] = await Promise.all([kindOf(change.kind), parts.until()])
  if (kind?.purpose) await dropFilesOf(change, kind.purpose)
}

/** Sets a change aside until `tryAgain`; the server keeps the parts of its files. */
export async function pauseChange(id: string): Promise<void> {
  const aside = setAside(queue, id, t('keep.paused'))
  sender.stops.get(id)?.abort()
  await aside
}

/** Imports changes that were stored elsewhere, each once. */
export async function takeIn(changes: readonly Change[]): Promise<void> {
  await takeInto(queue, changes)
  wake(sender)
}

/**
 * Reads what earlier pages left, and sends again whenever the network may be back or another tab has changed something.
 */
export async function startOutbox(): Promise<void> {
  tabs?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('heldUntil' in data) sender.heldUntil = Math.max(sender.heldUntil, data.heldUntil)
    else reread()
  })
  window.addEventListener('online', () => wake(sender))
  window.addEventListener('focus', () => wake(sender))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(sender))
  onSessionChange(rereadOutbox)
  await refresh(queue)
  wake(sender)
}

/** Reads the store anew and sends what is found there. */
function rereadOutbox(): void {
  void refresh(queue).then(() => wake(sender))
}

let rereading: Promise<void> | null = null
let isStale = false
/** Another tab changes many things in a row. */
function reread(): void {
  isStale = true
  rereading ??= (async () => {
    while (isStale) {
      isStale = false
      await refresh(queue)
    }
    rereading = null
    wakeLater(sender)
  })()
}
