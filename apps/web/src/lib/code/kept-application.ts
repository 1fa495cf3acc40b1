import { noteNewer } from './newer-version.ts'
import { isPageHeld, reloadBy } from './page-hold.ts'
import { prefetch } from '../calls/prefetch/prefetch.ts'
import { hasRunBefore } from './ran-before.ts'
import { onUnsent, unsentNow } from '../outbox/unsent.ts'

/** Milliseconds between two checks for a newer version. */
const seldom = 60_000
const hour = 3_600_000
/** Milliseconds in which a new version takes over or refuses. */
const patience = 6000
/** Milliseconds within which a page that starts has read the store of this device. */
const readWithin = 1500

let registration: ServiceWorkerRegistration | null = null
let askedAt = Date.now()

/**
 * Lets the service worker store the application on this device, so that it opens without a network. It is fetched after
 * the first rest. Does nothing where there are no service workers: over plain http, and on the development server.
 */
export function keepApplication(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'free?') ports[0]?.postMessage(isFree())
  })
  reloadBy(changeOver)
  let hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The files of this page's version went with the earlier worker. The first worker removes nothing.
    if (hadWorker && isFree()) window.location.reload()
    hadWorker = true
  })
  void serviceWorker.getRegistration().then(async (present) => {
    if (present?.active) watch(present)
    // Nothing is lost with a page that has only just been opened, once it knows what is unsent.
    if (!present?.waiting) return
    await unsentKnown()
    await changeOver()
  })
  if (isModest() && !hasRunBefore()) return
  prefetch(async () => {
    const registered = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    // A browser may be told to let none in.
    if (registered) watch(registered)
  })
}

/** With data saving on, only returning visitors get the whole application. */
function isModest(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}

/** Resolves once the outbox and the drafts of this device have been read. */
function unsentKnown(): Promise<void> {
  return new Promise((done) => {
    const stop = onUnsent(finish)
    const timer = setTimeout(finish, readWithin)
    function finish() {
      stop()
      clearTimeout(timer)
      done()
    }
  })
}

const isFree = () => unsentNow() === 0 && !isPageHeld()

function watch(present: ServiceWorkerRegistration) {
  if (registration) return
  registration = present
  const changed = () => noteNewer(Boolean(present.waiting && present.active))
  // An update may be on its way since before this page looked.
  const follow = () => present.installing?.addEventListener('statechange', changed)
  present.addEventListener('updatefound', follow)
  follow()
  changed()
  window.addEventListener('online', () => void lookForNewer())
  window.addEventListener('visibilitychange', () => void lookForNewer())
  setInterval(() => void lookForNewer(), hour)
}

async function lookForNewer() {
  if (document.visibilityState === 'hidden' || Date.now() - askedAt < seldom) return
  askedAt = Date.now()
  await registration?.update().catch(() => null)
}

/**
 * Lets a waiting newer version take over; this page and the others are then reloaded. False when there is none, or when
 * something would be lost on a page.
 */
export async function changeOver(): Promise<boolean> {
  const { waiting } = (await navigator.serviceWorker?.getRegistration()) ?? {}
  if (!waiting) return false
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.addEventListener('message', ({ data }) => done(data === true))
    port1.start()
    setTimeout(() => done(false), patience)
    waiting.postMessage('change over', [port2])
  })
}
