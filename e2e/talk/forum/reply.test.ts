import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { bringSession } from '../../harness.ts'
import { stageWorkspace } from '../../workspace-page.ts'

let stage: Awaited<ReturnType<typeof stageWorkspace>>
let post: number
beforeAll(async () => {
  stage = await stageWorkspace({}, 4)
  const { product, lan, duc, audit } = stage
  const row = product.world.db.insertInto('topics').values({ name: 'Tiếp nhận', status: 1 }).returning('id')
  const topic = (await row.executeTakeFirstOrThrow()).id
  const [asker, other] = [await product.world.signIn(lan.id), await product.world.signIn(duc.id)]
  post = (await asker.post('/faqs', { body: { title: 'Xả đáy bể', content: 'Bao lâu?', grp_faq_id: topic } })).body.data
    .id
  const minor = audit.statuses.find(({ code }) => code === 'MIN')!
  await product.world.db
    .updateTable('audit_items')
    .set({ status_id: minor.id })
    .where('id', '=', audit.itemIds[0]!)
    .execute()
  for (const below of [
    `/faqs/${post}/comments`,
    `/checklists/${audit.id}/checklist-items/${audit.itemIds[0]}/comments`,
  ]) {
    const said = await other.post(below, { body: { content: 'Mỗi sáng một lần', parent_id: 0 } })
    expect(said.body).toMatchObject({ data: { id: expect.any(Number) as number } })
    for (let index = 1; index <= 8; index += 1)
      await asker.post(below, { body: { content: `Ý kiến ${index}`, parent_id: said.body.data.id } })
  }
})
afterAll(() => stage.product.stop())
afterEach(() => stage.product.leave())

const widths = [390, 1440] as const

/** The whole of it is on the screen, at what is replied to. */
async function isInSight(page: Page, box: Locator, article: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [at, below] = [await box.boundingBox(), await article.boundingBox()]
      if (!at || !below) return 'not there'
      if (at.y < 0 || at.y + at.height > page.viewportSize()!.height) return 'out of sight'
      return at.y - below.y - below.height
    })
    .toBeLessThan(80)
}

async function reply(page: Page): Promise<void> {
  const article = page.getByRole('article').filter({ hasText: 'Mỗi sáng một lần' }).last()
  const button = article.getByRole('button', { name: 'Reply to Trần Minh Đức' })
  await button.click()
  await page.getByText('Replying to Trần Minh Đức').waitFor()
  const box = page.getByRole('textbox', { name: 'Reply', exact: true })
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
  await isInSight(page, page.locator('[data-composer]').filter({ has: box }), article)
  await page.keyboard.type('Có ghi sổ không?')
  await expect.poll(() => box.innerText()).toBe('Có ghi sổ không?')

  // Another one of the thread: what was typed goes along.
  const third = page.getByRole('article').filter({ hasText: 'Ý kiến 3' }).last()
  await third.getByRole('button', { name: 'Reply to Nguyễn Thị Lan' }).click()
  await page.getByText('Replying to Nguyễn Thị Lan').waitFor()
  await isInSight(page, page.locator('[data-composer]').filter({ has: box }), third)
  await expect.poll(() => box.innerText()).toBe('Có ghi sổ không?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Reply to Nguyễn Thị Lan')
}

test('a reply is written at the comment that it is to, in sight and with the focus, in the forum', async () => {
  for (const width of widths) {
    const page = await stage.product.open({ width })
    await bringSession(page, stage.lan)
    await page.goto(`/forum/${post}/detail`)
    await reply(page)
    // One's own comment is changed with the focus, too.
    const own = page.getByRole('article').filter({ hasText: 'Ý kiến 1' }).last()
    await own.getByRole('button', { name: 'Actions for Nguyễn Thị Lan' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const box = page.getByRole('textbox', { name: 'Reply', exact: true })
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).click()
    // What cannot be sent is not asked for: the forum takes pictures and no files.
    await page.getByRole('button', { name: 'Send comment' }).click()
    await page.getByText('Write something or add a picture.').waitFor()
  }
})

test('a reply is written at the comment that it is to, in sight and with the focus, in an audit', async () => {
  for (const width of widths) {
    const page = await stage.enter(stage.lan, 'group_id=0', { width })
    await stage.card(page, 0).locator('[data-comments]').click()
    await reply(page)
  }
})
