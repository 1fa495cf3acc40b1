import type { BrowserContext, CDPSession } from 'playwright-core'

/** A line as on an apron: milliseconds until an answer begins, bytes a second, and how many times slower the processor is. */
const line = { latency: 400, bytes: 50_000, slower: 4 }
/** Milliseconds after which a page is given up. */
const patience = 120_000
/** Milliseconds after which a page that has the application kept has begun with it. */
const restsAfter = 10_000
/** Milliseconds within which the service worker has all that the next visit finds kept. */
const keptWithin = 60_000

export type Visit = {
  /** Until the page is usable. */
  seconds: number
  /** In which the page's thread worked until then. */
  busy: number
  /** What came over the network until then, and how many requests were made: not what the browser had kept. */
  kib: number
  requests: number
}

/** Opens an address on the slow network, and measures until an element is there that `usable` selects. */
export async function visit(context: BrowserContext, address: string, usable: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await hear(session)
  await session.send('Performance.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'tellUsable' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slower })
  await page.addInitScript(watch, usable)
  const measured = new Promise<Visit>((done) => {
    session.on('Runtime.bindingCalled', ({ payload }) => {
      const { kib, requests } = traffic()
      void session.send('Performance.getMetrics').then(({ metrics }) => {
        const busy = metrics.find(({ name }) => name === 'TaskDuration')!.value
        done({ seconds: Number(payload) / 1000, busy, kib, requests })
      })
    })
  })
  const late = setTimeout(() => void page.close(), patience)
  await page.goto(address, { waitUntil: 'commit', timeout: patience })
  const result = await Promise.race([measured, page.waitForEvent('close', { timeout: 0 })])
  clearTimeout(late)
  if (!('seconds' in result)) throw new Error(`${address} was not usable after ${patience / 1000} s`)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await slowDown(session, { latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  await page.waitForTimeout(restsAfter)
  await Promise.race([page.evaluate(untilKept), page.waitForTimeout(keptWithin)])
  await page.close()
  return result
}

declare global {
  interface Window {
    tellUsable: (milliseconds: string) => void
  }
}

/** Runs in the page. */
function watch(usable: string) {
  const look = () => {
    const there = document.querySelector(usable)
    if (there && there.getClientRects().length > 0) window.tellUsable(String(performance.now()))
    else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page; the sign-in page has no worker. */
async function untilKept(): Promise<void> {
  if (!(await navigator.serviceWorker.getRegistration())) return
  const { active } = await navigator.serviceWorker.ready
  while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 100))
}

type Speed = { latency: number; downloadThroughput: number; uploadThroughput: number }
const slowDown = (session: CDPSession, speed: Speed) =>
  session.send('Network.emulateNetworkConditions', { offline: false, ...speed })

/** Slows the line down, and counts what comes over it. */
async function hear(session: CDPSession) {
  const kept = new Set<string>()
  const asked = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) asked.add(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => void kept.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) kept.add(requestId)
    else bytes += response.encodedDataLength
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (!kept.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await slowDown(session, { latency: line.latency, downloadThroughput: line.bytes, uploadThroughput: line.bytes })
  return () => ({ kib: bytes / 1024, requests: [...asked].filter((id) => !kept.has(id)).length })
}
