import type { Page } from 'playwright-core'

/** Once the whole application is kept on this device, and what was asked for on the way has come. */
export async function keptWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done))
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The addresses of everything that the browser's caches of this origin hold. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
