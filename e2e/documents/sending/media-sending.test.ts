import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAccessible, signIn, startProduct, type Person, type Product } from '../../harness.ts'
import { keptChanges } from '../../kept.ts'
import { openProfile } from '../../profiles.ts'
import { startLine, type FlakyLine } from './line.ts'
import { makeVideo } from './made-video.ts'

const mebibyte = 1024 * 1024
let product: Product
let line: FlakyLine
let lan: Person
let folder: string
const opened: Page[] = []

beforeAll(async () => {
  product = await startProduct()
  line = await startLine(product.url)
  lan = await product.person('Phạm Thị Lan', 'everything')
  folder = await mkdtemp(join(tmpdir(), 'apron-sent-'))
})
afterEach(async () => {
  line.stored.clear()
  line.asked.length = line.cutsAfter.length = 0
  line.isCut = false
  line.letPartsGo()
  for (const page of opened.splice(0)) await page.context().close()
})
afterAll(async () => {
  await line.stop()
  await product.stop()
  await rm(folder, { recursive: true })
})

/** Somebody at a telephone whose line may be lost. */
async function enter(): Promise<Page> {
  const page = await openProfile(line.url, { width: 390, language: 'en' }, [])
  opened.push(page)
  await signIn(page, lan, '/libraries/media')
  return page
}
async function fileOf(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const choose = (page: Page, ...paths: string[]) => page.locator('input[type=file]').first().setInputFiles(paths)
const onItsWay = (page: Page) => page.getByRole('region', { name: 'On the way' })
const storedFiles = (name: string) =>
  product.world.db.selectFrom('files').select(['received_digest', 'digest', 'kind']).where('name', '=', name).execute()
/** How far from grey the frame of a film is that its tile shows; nothing while it shows none. */
const colourInTheMiddle = (page: Page, name: string) =>
  page
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(name) })
    .locator('img')
    .evaluate((frame: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      const brush = canvas.getContext('2d')!
      brush.drawImage(frame, -frame.naturalWidth / 2, -frame.naturalHeight / 2)
      const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data
      return Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)
    })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a video of 40 MB arrives equal over a line that is cut and a page that is reloaded, each part stored once', async () => {
  const page = await enter()
  const video = await makeVideo(page, 40 * mebibyte)
  line.cutsAfter = [1, 3, 5]
  await choose(page, await fileOf('xe tra nạp.webm', video))
  await onItsWay(page).getByText('xe tra nạp.webm').waitFor()
  await expect.poll(() => line.stored.size, { timeout: 30_000 }).toBeGreaterThan(3)
  await expectAccessible(page)
  await line.whole()
  // A part that the page leaves while it is answered would be stored and not counted here.
  await line.holdParts()
  await page.reload()
  const before = line.stored.size
  // What the server has is shown again before anything more is sent.
  await onItsWay(page)
    .getByText(/\d+\.\d MB of 40\.0 MB sent/)
    .waitFor()
  expect(before).toBeGreaterThan(3)
  line.letPartsGo()
  await onItsWay(page).waitFor({ state: 'detached', timeout: 60_000 })
  expect([line.stored.size, new Set(line.stored.values())]).toEqual([10, new Set([1])])
  expect(line.cutsAfter).toEqual([])
  const [stored, ...more] = await storedFiles('xe tra nạp.webm')
  expect([stored?.received_digest ?? stored?.digest, stored?.kind, more]).toEqual([sha256(video), 'video', []])
  expect(await keptChanges(page)).toEqual([])
})

test('what cannot be taken is said before anything is sent, and the rest goes', async () => {
  const page = await enter()
  const heic = await fileOf('ảnh.heic', Buffer.alloc(10))
  const text = await fileOf('ghi chú.exe', Buffer.alloc(10))
  const empty = await fileOf('rỗng.jpg', Buffer.alloc(0))
  const video = await fileOf('ngắn.webm', await makeVideo(page, 200_000))
  await choose(page, heic, text, empty, video)
  const refused = page.getByRole('alert').filter({ hasText: 'These files were not sent' })
  await refused.getByText(/"ảnh.heic" is a HEIC picture. Choose JPEG in the camera’s settings/).waitFor()
  await refused.getByText(/"ghi chú.exe" is not of an accepted type/).waitFor()
  await refused.getByText('"rỗng.jpg" is empty.').waitFor()
  await page.getByText('“ngắn.webm” is in the library').waitFor()
  expect(line.asked.filter((asked) => asked.includes('/uploads'))).toEqual([])
  expect((await storedFiles('ngắn.webm')).length).toBe(1)
  await expect.poll(() => colourInTheMiddle(page, 'ngắn.webm')).toBeGreaterThan(60)
})

test('a file is paused, goes on where it stopped, and is cancelled for good', async () => {
  const page = await enter()
  const video = await makeVideo(page, 30 * mebibyte)
  line.cutsAfter = [2]
  await choose(page, await fileOf('dài.webm', video))
  await expect.poll(() => line.stored.size, { timeout: 30_000 }).toBeGreaterThan(1)
  line.isCut = true
  await page.getByRole('button', { name: 'Pause dài.webm' }).click()
  await page.getByText('Paused. “Try again” resumes it.').waitFor()
  const stored = line.stored.size
  line.isCut = false
  line.letPartsGo()
  await line.whole()
  // Time for it to go on by itself.
  await page.waitForTimeout(2000)
  expect(line.stored.size).toBe(stored)
  await page.reload()
  await page.getByRole('button', { name: 'Go on with dài.webm' }).click()
  await expect.poll(() => line.stored.size, { timeout: 30_000 }).toBeGreaterThan(stored)
  line.isCut = true
  await page.getByRole('button', { name: 'Cancel dài.webm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sending' }).click()
  line.isCut = false
  line.letPartsGo()
  await onItsWay(page).waitFor({ state: 'detached' })
  expect(new Set(line.stored.values())).toEqual(new Set([1]))
  await expect.poll(() => keptChanges(page)).toEqual([])
  expect(await storedFiles('dài.webm')).toEqual([])
})
