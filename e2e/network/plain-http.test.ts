import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringSession, picture, startProduct, type Product } from '../harness.ts'

let product: Product
/** The product as another machine in a network without TLS reaches it. */
let outside: string
beforeAll(async () => {
  product = await startProduct()
  outside = product.url.replace('127.0.0.1', 'apron.plain.example')
})
afterAll(() => product.stop())

test('the document of the calls is there for a machine that has no TLS', async () => {
  const page = await product.open()
  await page.goto(`${outside}/api/docs`)
  await page.locator('.opblock').first().waitFor({ timeout: 60_000 })
  // It draws what is in sight.
  await page.setViewportSize({ width: 1440, height: 12_000 })
  await expect.poll(() => page.locator('.opblock').count()).toBeGreaterThan(100)
  await picture(page, 'api-docs')
  expect(product.problems).toEqual([])
  await page.context().close()
})

test('a screen opens its WebSocket, and may send to nobody else', async () => {
  const person = await product.person('Phạm Thị Lan', [])
  const page = await product.open()
  const heard = new Promise<string>((done) =>
    page.on('websocket', (socket) => socket.once('framereceived', () => done(socket.url()))),
  )
  await page.goto(`${outside}/assets/none`)
  await bringSession(page, person)
  await page.goto(`${outside}/profile/show`)
  expect(await heard).toMatch(/^ws:\/\/apron\.plain\.example:\d+\/socket\.io\//)
  expect(product.problems).toEqual([])
  const refused = await page.evaluate(async () => {
    const told: string[] = []
    const both = new Promise<void>((done) =>
      document.addEventListener('securitypolicyviolation', (event) => {
        told.push(event.blockedURI)
        if (told.length === 2) done()
      }),
    )
    await fetch('https://evil.example/').catch(() => null)
    try {
      new WebSocket('wss://evil.example/')
    } catch {
      // Some browsers throw, others only close.
    }
    await both
    return told
  })
  expect(refused.map((url) => new URL(url).protocol)).toEqual(['https:', 'wss:'])
  await page.context().close()
})
