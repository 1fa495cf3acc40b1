import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { lineOf, makeHistory, openWith } from '../../chat-steps.ts'
import { bringSession, signIn } from '../../harness.ts'
import { keptChanges } from '../../kept.ts'
import { openProfile } from '../../profiles.ts'
import { stageWorkspace } from '../../workspace-page.ts'
import { fillDocuments } from '../documents-data.ts'
import { startLine, type FlakyLine } from './line.ts'
import { pdfFile } from '../made-files.ts'

const { product, lan, duc, audit, answer, stored } = await stageWorkspace()
let line: FlakyLine
let group: number
const opened: Page[] = []

beforeAll(async () => {
  line = await startLine(product.url)
  await makeHistory(product, lan, duc, 1)
  ;({ group } = await fillDocuments(product.world, duc.id))
})
afterEach(async () => {
  line.stored.clear()
  line.cutsAfter.length = 0
  await line.whole()
  for (const page of opened.splice(0)) await page.context().close()
})
afterAll(async () => {
  await line.stop()
  await product.stop()
})

async function open(): Promise<Page> {
  const page = await openProfile(line.url, { language: 'en' }, [])
  opened.push(page)
  return page
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const once = () => expect(new Set(line.stored.values())).toEqual(new Set([1]))
const storedAs = async (name: string) =>
  (await product.world.db.selectFrom('files').select('received_digest').where('name', '=', name).execute()).map(
    ({ received_digest: digest }) => digest,
  )
/** A report of some size: what stands behind the end of a PDF is passed over. */
const report = (bytes: number) =>
  Buffer.concat([pdfFile(['Phieu thu nghiem']), Buffer.from(`%${randomBytes(bytes / 2).toString('hex')}\n`)])

test('an evidence photo goes on where the line was cut, on any screen, and what is answered meanwhile arrives', async () => {
  const page = await open()
  await bringSession(page, lan)
  await page.goto(`/checklist/${audit.id}/view?group_id=0`)
  const noise = { raw: { width: 1600, height: 1200, channels: 3 as const } }
  const photo = await sharp(randomBytes(1600 * 1200 * 3), noise)
    .jpeg({ quality: 80 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(1024 * 1024)
  await answer(page, 0, 'MIN').click()
  await page.locator('[contenteditable=true]').first().fill('Đồng hồ chênh áp vượt mức')
  const chosen = { name: 'dong-ho.jpg', mimeType: 'image/jpeg', buffer: photo }
  await page.locator('input[type=file]').first().setInputFiles(chosen)
  await page.getByRole('img', { name: 'dong-ho.jpg' }).waitFor()
  line.cutsAfter = [1, 2]
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect.poll(() => line.stored.size).toBeGreaterThan(0)
  await answer(page, 1, 'C').click()
  await expect.poll(() => stored(1)).toBe('C')
  await line.whole()
  await page.goto('/dashboard')
  await expect.poll(() => keptChanges(page), { timeout: 40_000 }).toEqual([])
  once()
  expect([await storedAs('dong-ho.jpg'), line.stored.size]).toEqual([
    [sha256(photo)],
    Math.ceil(photo.length / (512 * 1024)),
  ])
})

test('a file in a chat arrives once and equal over a line that is cut', async () => {
  const page = await open()
  await signIn(page, lan, '/dashboard')
  const their = await product.open({ language: 'en' })
  await signIn(their, duc, '/dashboard')
  await lineOf(page, duc).waitFor()
  const window = await openWith(page, duc)
  const file = report(3 * 1024 * 1024)
  const chosen = { name: 'phiếu.pdf', mimeType: 'application/pdf', buffer: file }
  await window.locator('input[type=file]').last().setInputFiles(chosen)
  line.cutsAfter = [2, 4]
  await window.getByRole('button', { name: 'Send', exact: true }).click()
  await window.getByText(/^Sending [1-9]\d*%$/).waitFor()
  await expect.poll(() => storedAs('phiếu.pdf'), { timeout: 40_000 }).toEqual([sha256(file)])
  once()
  await expect.poll(() => window.locator('[data-unsent]').count()).toBe(0)
})

test('the form of a document waits for the network with what was typed, stops when it is told to, and goes on where it stopped', async () => {
  const page = await open()
  await signIn(page, lan, `/document/list?group_id=${group}`)
  await page.getByRole('button', { name: 'Add document' }).click()
  const form = page.getByRole('dialog')
  const file = report(4 * 1024 * 1024)
  await form.getByRole('textbox', { name: 'Name' }).fill('Sổ tay tra nạp')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'so-tay.pdf', mimeType: 'application/pdf', buffer: file })
  line.cutsAfter = [3]
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Waiting for the network, goes on by itself').waitFor()
  await form.getByRole('button', { name: 'Stop sending' }).click()
  await page.getByText('Stopped. Save again and it goes on where it stopped.').waitFor()
  await line.whole()
  const stored = line.stored.size
  // Time for it to go on by itself.
  await page.waitForTimeout(1500)
  expect([line.stored.size, await form.getByRole('textbox', { name: 'Name' }).inputValue()]).toEqual([
    stored,
    'Sổ tay tra nạp',
  ])
  line.cutsAfter = [6]
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached', timeout: 40_000 })
  once()
  expect(await storedAs('so-tay.pdf')).toEqual([sha256(file)])
})
