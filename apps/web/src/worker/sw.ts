import { isScreenAddress, isSignInAddress } from '@apron/contract'
import { assets, pages } from 'virtual:kept-files'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { isWhole } from './is-whole.ts'
import type { OpenPage, WorkerMessageEvent, Worker } from './worker-scope.ts'

declare const self: Worker

/** Milliseconds in which an open page says whether something would be lost with it; who is silent is not disturbed. */
const patience = 2000

const kept = new PrecacheController({
  cacheName: 'application',
  plugins: [
    { cacheWillUpdate: ({ request, response }) => Promise.resolve(isWhole(request, response) ? response : null) },
  ],
})
kept.addToCacheList([
  ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  // A page is kept with its headers, which may change without it.
  ...pages.map(({ url, digest }) => ({
    url,
    revision: `${digest} ${self.pageHeaders ?? ''}`,
    integrity: `sha256-${digest}`,
  })),
])

self.addEventListener('install', (event) => void kept.install(event))
self.addEventListener('activate', (event) => {
  void kept.activate(event)
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const address = keptFor(event.request)
  const cacheKey = address && kept.getCacheKeyForURL(address)
  // Anything else is the browser's own affair, as without a worker.
  if (!cacheKey) return
  event.respondWith(kept.strategy.handle({ event, request: new Request(address), params: { cacheKey } }))
})

/** The address under which the answer to a request is kept, if it is one of the application's own files. */
function keptFor(request: Request): string | null {
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return null
  if (request.mode === 'navigate') return isScreenAddress(pathname) ? pageFor(pathname) : null
  return pathname.startsWith('/assets/') ? pathname + search : null
}

const pageFor = (pathname: string) => (isSignInAddress(pathname) ? '/login' : '/')

self.addEventListener('message', (event) => {
  if (event.data === 'change over') event.waitUntil(changeOver(event))
})

/** Takes the place of the version before, unless something would be lost on an open page: the files of that version go with it. Answers whether it did. */
async function changeOver({ ports }: WorkerMessageEvent) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const screens = open.filter(({ url }) => isScreenAddress(new URL(url).pathname))
  const areFree = (await Promise.all(screens.map(isFree))).every(Boolean)
  ports[0]?.postMessage(areFree)
  if (areFree) await self.skipWaiting()
}

function isFree(page: OpenPage): Promise<boolean> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => done(data === true))
    port1.start()
    setTimeout(() => done(false), patience)
    page.postMessage('free?', [port2])
  })
}
