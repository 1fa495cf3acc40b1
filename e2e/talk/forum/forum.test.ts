import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { jpeg } from '../../../apps/api/src/testing/pictures/pictures.ts'
import { signIn, type Person } from '../../harness.ts'
import { keptChanges, keptDrafts } from '../../kept.ts'
import { stageWorkspace } from '../../workspace-page.ts'

let stage: Awaited<ReturnType<typeof stageWorkspace>>
let nam: Person
let topic: number
beforeAll(async () => {
  stage = await stageWorkspace({}, 4)
  nam = await stage.product.person('Vũ Hải Nam', ['CREATE_FAQ', 'CREATE_FAQ_COMMENT'])
  const row = stage.product.world.db.insertInto('topics').values({ name: 'Tiếp nhận', status: 1 }).returning('id')
  topic = (await row.executeTakeFirstOrThrow()).id
})
afterAll(() => stage.product.stop())
afterEach(() => stage.product.leave())

const writeIn = async (page: Page, label: string, words: string) => {
  const box = page.getByRole('textbox', { name: label, exact: true })
  await box.click()
  await box.pressSequentially(words)
}

test('a question about a finding is asked from it, answered by a colleague who is named, and solved', async () => {
  const { product, lan, audit, enter, card } = stage
  const page = await enter(lan, 'group_id=0', { language: 'en' })
  await card(page, 0).locator('[data-comments]').click()
  await page.getByRole('link', { name: 'Ask in the forum' }).click()
  await page.getByRole('heading', { name: 'New post' }).waitFor()
  await page.getByText('Only people who may see the audit see this link').waitFor()
  await page
    .getByRole('combobox', { name: 'Topic' })
    .or(page.getByRole('textbox', { name: 'Topic' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Tiếp nhận' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Is a paper log enough?')
  await writeIn(page, 'Content', 'What counts as evidence here? @Vũ')
  await page.getByRole('option', { name: /Vũ Hải Nam/ }).waitFor()
  await page.keyboard.press('Enter')
  // Nothing typed is lost with the tab.
  await expect
    .poll(() => keptDrafts(page))
    .toContainEqual(expect.objectContaining({ key: expect.stringContaining('forum_post/new') as string }))
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Is a paper log enough?')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.waitForURL(/\/forum\/\d+\/detail/)
  await page.getByText('About the audit question').waitFor()
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)![0])
  expect(await keptDrafts(page)).toEqual([])

  const other = await product.open({ language: 'en' })
  await signIn(other, nam, '/notification')
  await other
    .getByText(/mentioned you in the post/)
    .first()
    .click()
  await other.waitForURL(`**/forum/${id}/detail`)
  await other.getByRole('heading', { name: 'Is a paper log enough?' }).waitFor()
  await expect.poll(() => other.getByText('About the audit question').count()).toBe(0)
  await writeIn(other, 'Comment', 'Yes, with the signature')
  await other.getByRole('button', { name: 'Send comment' }).click()
  await other.getByRole('article').filter({ hasText: 'Yes, with the signature' }).first().waitFor()

  await page.getByText('Yes, with the signature').waitFor()
  await page.getByRole('button', { name: 'Mark as the solution: Vũ Hải Nam' }).click()
  await page.getByText('Solution', { exact: true }).waitFor()
  await page.goto('/forum/list?group_faq=' + topic)
  await page.getByText('Solved').waitFor()
  await page.goto(`/checklist/${audit.id}/view?group_id=0`)
  await card(page, 0).locator('[data-comments]').click()
  await page.getByRole('link', { name: 'Is a paper log enough?' }).waitFor()
  expect(product.problems.splice(0)).toEqual([])
})

test('a post is edited with its pictures, pinned, and found by the quick find', async () => {
  const { product, lan } = stage
  const page = await product.open({ language: 'en' })
  await signIn(page, lan, `/forum/create?topic_id=${topic}`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Van điện từ bể T3')
  await writeIn(page, 'Content', 'Xem ảnh')
  const picture = { mimeType: 'image/jpeg', buffer: await jpeg() }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'van.jpg', ...picture },
      { name: 'be.jpg', ...picture },
    ])
  await page.getByAltText('be.jpg').waitFor()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.waitForURL(/\/forum\/\d+\/detail/)
  await expect
    .poll(() =>
      page
        .getByRole('list', { name: /Pictures by/ })
        .getByRole('button')
        .count(),
    )
    .toBe(2)
  await page.getByRole('button', { name: /Actions for Van/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('button', { name: /Remove van\.jpg/ }).click()
  await page.getByLabel('Pin to the top of the list').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/forum\/\d+\/detail/)
  await expect
    .poll(() =>
      page
        .getByRole('list', { name: /Pictures by/ })
        .getByRole('button')
        .count(),
    )
    .toBe(1)
  await page.getByText('Pinned').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Find anywhere/ }).fill('van dien tu')
  await page.getByRole('option', { name: /Van điện từ bể T3/ }).click()
  await page.waitForURL(/\/forum\/\d+\/detail/)
  expect(product.problems.splice(0)).toEqual([])
})

test('a reply that is written without a network outlives its tab and arrives once, and a post that is deleted says so', async () => {
  const { product, lan } = stage
  const asker = await product.world.signIn(lan.id)
  const body = { title: 'Xả đáy bể', content: 'Bao lâu?', grp_faq_id: topic }
  const { id } = (await asker.post('/faqs', { body })).body.data
  const page = await product.open({ language: 'en' })
  await signIn(page, nam, `/forum/${id}/detail`)
  await page.getByRole('heading', { name: 'Xả đáy bể' }).waitFor()
  await page.route('**/api/faqs/*/comments', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await writeIn(page, 'Comment', 'Mỗi sáng')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await page.getByText(/Waiting for the network/).waitFor()
  expect(await keptChanges(page)).toMatchObject([{ kind: 'forum_comment' }])
  await page.unroute('**/api/faqs/*/comments')
  await page.reload()
  const below = async () => (await asker.get(`/faqs/${id}/comments`)).body.data.length
  await expect.poll(below).toBe(1)
  await page.getByRole('article').filter({ hasText: 'Mỗi sáng' }).first().waitFor()
  await expect.poll(() => keptChanges(page)).toEqual([])
  await page.reload()
  await page.getByRole('article').filter({ hasText: 'Mỗi sáng' }).first().waitFor()
  expect(await below()).toBe(1)
  await asker.delete(`/faqs/${id}`)
  await page.getByText('This post is no longer there').waitFor()
  await page.getByRole('link', { name: 'To the forum' }).click()
  await page.getByRole('heading', { name: 'Forum' }).waitFor()
  product.problems.splice(0)
})
