import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { form } from '../../../apps/api/src/testing/pictures/pictures.ts'
import { some, tried } from '../../../apps/api/src/testing/trials.ts'
import type { Browser } from '../../../apps/api/src/testing/world.ts'
import { signIn, startProduct, type Product } from '../../harness.ts'
import { findLive, watched } from '../watched-page.ts'
import { heavyPdfs, hostilePdfs } from './hostile-pdfs.ts'
import { heavyWords, hostileWords } from './hostile-words.ts'
import type { HostileFile } from './hostile-file.ts'

let product: Product
let maker: Browser
let checker: Browser
let group: number
let page: Page
let seen: string[]
beforeAll(async () => {
  product = await startProduct()
  maker = await product.world.asSuper()
  checker = await product.world.asSuper()
  group = (await maker.post('/group-documents', { body: { name: 'Tệp lạ', parent_id: 0 } })).body.data.id
  await checker.post(`/group-documents/${group}/approval`)
  page = await product.open()
  seen = await watched(page, product.url)
  page.on('popup', (popup) => seen.push(`opened ${popup.url()}`))
  await signIn(page, await product.person('Võ Thị Đào', 'everything'))
})
afterAll(() => product.stop())

/** Files a document; the sentence of whoever refuses it, or its number. */
async function file(name: string, kind: string, bytes: Buffer): Promise<string | number> {
  const fields = { name, version: '1', grp_doc_id: String(group), exp_date: '' }
  const { status, body } = await maker.post('/documents', { form: form(fields, [['file_path', kind, bytes]]) })
  if (status === 422 || status === 415) return body.message
  expect([name, status, body]).toEqual([name, 200, expect.anything()])
  await checker.post(`/documents/${body.data.id}/approval`)
  return body.data.id
}

/** Opens a document: it is drawn, or a sentence stands there instead. Gives what is not as it should be. */
async function open(name: string, kind: string, bytes: Buffer): Promise<unknown[]> {
  const id = await file(name, kind, bytes)
  if (typeof id === 'string') return []
  await page.goto(`/document/list?document=${id}&panel=read`)
  const window = page.getByRole('dialog', { name, exact: true })
  const said = window.getByText(/could not be opened|cannot be shown|too much to be shown/)
  await window.locator('canvas, section.docx').or(said).first().waitFor({ state: 'attached' })
  for (const link of await window.locator('section.docx a').all()) await link.click({ force: true })
  const live = await page.evaluate(findLive)
  // Nothing lies over what stands around it.
  await window.getByRole('button', { name: 'Fill the window' }).click()
  await window.getByRole('button', { name: 'Make the window smaller' }).click()
  await window.getByRole('button', { name: 'Close' }).click()
  await window.waitFor({ state: 'detached' })
  // What it keeps busy ends with it.
  await expect.poll(() => page.workers().length).toBe(0)
  expect((await checker.get('/profiles')).status).toBe(200)
  return [...live, ...seen.splice(0), ...product.problems.splice(0)]
}

async function tryAll(all: readonly HostileFile[], kind: string): Promise<void> {
  const wrong: unknown[] = []
  for (const [name, make] of all) {
    const came = await open(name, kind, make()).catch((error: unknown) => [String(error).slice(0, 400)])
    if (came.length > 0) wrong.push([name, ...came])
    tried(1)
  }
  expect(wrong).toEqual([])
}

test('Word documents that mean harm run nothing, ask for nothing and cover nothing', () =>
  tryAll(some(hostileWords, 12), 'a.docx'))
test('PDFs that mean harm run nothing, ask for nothing and cover nothing', () => tryAll(some(hostilePdfs, 16), 'a.pdf'))
test('Word documents of too much leave the page to its reader', () => tryAll(some(heavyWords, 5), 'a.docx'))
test('PDFs of too much leave the page to its reader', () => tryAll(some(heavyPdfs, 9), 'a.pdf'))
