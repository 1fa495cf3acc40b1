import { afterAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible, looks, nameOf, picture } from '../harness.ts'
import { keptCopies } from '../kept.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, audit, enter, stored } = await stageWorkspace()
afterAll(() => product.stop())
const phones = looks.filter(({ width }) => width === 390)
const english = { width: 390 } as const
const photo = {
  name: 'van.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const bar = (page: Page) => page.getByRole('navigation', { name: /^(Going on|Đi tiếp)$/ })
const next = (page: Page) => bar(page).getByRole('button', { name: /^(Next|Tiếp): / })
const item = (page: Page) => new URL(page.url()).searchParams.get('item')
const answer = (page: Page, code: string) => page.locator('[aria-pressed]').filter({ hasText: new RegExp(`^${code} `) })
const take = async (page: Page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    bar(page).getByRole('button', { name: 'Take a photo' }).click(),
  ])
  await chooser.setFiles(photo)
  await page.locator('[data-composer]').getByRole('img', { name: photo.name }).waitFor()
}
const openAt = (index: number) => enter(lan, `group_id=0&item=${audit.itemIds[index]}`, english)

test.each(phones.map((look) => [nameOf(look), look] as const))(
  'two bars leave the height to the question, and next goes from group to group and says where: %s',
  async (name, look) => {
    const { db } = product.world
    const first = await db
      .selectFrom('audit_items')
      .select('group_id')
      .where('id', '=', audit.itemIds[0]!)
      .executeTakeFirstOrThrow()
    const page = await enter(lan, `group_id=${first.group_id}&item=${audit.itemIds[0]}`, look)
    await next(page).waitFor()
    await page.locator('[data-composer]').waitFor()
    const heights = await page.evaluate(() => {
      const top = document.querySelector('[role=progressbar]')!.parentElement!.getBoundingClientRect()
      const below = document.querySelector('nav[class*=steps]')!.getBoundingClientRect()
      return [top.top, top.height + below.height, innerHeight - below.bottom]
    })
    expect([heights[0], heights[2]]).toEqual([0, 0])
    expect(heights[1]).toBeLessThan(844 * 0.13)
    await picture(page, `workspace-thumb-${name}`)
    await expectAccessible(page)
    const groups = new Set<string | null>()
    const seen: (string | null)[] = [item(page)]
    for (let step = 0; step < 8; step += 1) {
      groups.add(new URL(page.url()).searchParams.get('group_id'))
      await next(page).click()
      await expect.poll(() => item(page)).not.toBe(seen.at(-1))
      seen.push(item(page))
      await page.locator(`[data-item="${item(page)}"]`).waitFor()
    }
    expect(seen).toEqual(audit.itemIds.slice(0, 9).map(String))
    expect(groups.size).toBeGreaterThan(1)
    await page.context().close()
  },
)

test('a photo from before the answer is a draft, and leaves with the answer that takes it', async () => {
  const page = await openAt(10)
  await take(page)
  await page.getByText('A draft: it is sent by itself once you answer.').waitFor()
  expect(await page.getByRole('button', { name: 'Send comment' }).count()).toBe(0)
  await answer(page, 'MIN').click()
  await page.getByRole('button', { name: 'Open picture 1' }).waitFor()
  expect(await stored(10)).toBe('MIN')
  await expect.poll(() => page.locator('[data-composer]').getByRole('img', { name: photo.name }).count()).toBe(0)
  await page.context().close()
})

test('an answer that takes no comments asks what becomes of the draft, and drops nothing by itself', async () => {
  const page = await openAt(11)
  await take(page)
  const dialog = page.getByRole('dialog')
  const before = await stored(11)
  await answer(page, 'NA').click()
  await dialog.getByRole('button', { name: 'Another answer' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored(11)).toBe(before)
  await answer(page, 'NA').click()
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect.poll(() => stored(11)).toBe('NA')
  await page.getByText(/^A draft: .* takes no comments/).waitFor()
  await page.locator('[data-composer]').getByRole('img', { name: photo.name }).waitFor()
  await answer(page, 'C').click()
  await page.getByRole('button', { name: 'Open picture 1' }).waitFor()
  await page.context().close()
})

test('a finding gets its day at one tap, and its card does not grow while it is saved', async () => {
  const page = await openAt(10)
  const card = page.locator(`[data-item="${audit.itemIds[10]}"]`)
  await page.getByRole('button', { name: 'Set corrective date' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '+14 days' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await card.getByText(/Corrective date: /).waitFor()
  const list = await enter(lan, 'group_id=0', english)
  const row = list.locator(`[data-item="${audit.itemIds[0]}"]`)
  await row.waitFor()
  const height = () => row.evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  const released = Promise.withResolvers<void>()
  await list.route(`**/checklist-items/${audit.itemIds[0]}`, async (call) => {
    await released.promise
    await call.continue()
  })
  await row.getByText('C', { exact: true }).click()
  await row.getByText('Not saved').waitFor()
  expect(await height()).toBe(before)
  released.resolve()
  await row.getByText('Not saved').waitFor({ state: 'detached' })
  expect(await height()).toBe(before)
  await Promise.all([page.context().close(), list.context().close()])
})

test.each([
  [360, 740, 20],
  [844, 390, 30],
] as const)(
  'a thumb answers at %i x %i on a slow network and without one, under the same two bars, and nothing is lost',
  async (width, height, index) => {
    const page = await openAt(index)
    await page.setViewportSize({ width, height })
    await next(page).waitFor()
    const session = await page.context().newCDPSession(page)
    const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
    await session.send('Network.emulateNetworkConditions', network)
    const bars = () =>
      page.evaluate(() => {
        const above = document.querySelector('[role=progressbar]')!.parentElement!.getBoundingClientRect()
        const below = document.querySelector('nav[class*=steps]')!.getBoundingClientRect()
        return [above.top, innerHeight - below.bottom, document.documentElement.scrollWidth - innerWidth]
      })
    expect(await bars()).toEqual([0, 0, 0])
    await answer(page, 'C').tap()
    await next(page).tap()
    await expect.poll(() => item(page)).toBe(String(audit.itemIds[index + 1]))
    await session.send('Network.emulateNetworkConditions', { ...network, offline: true })
    await answer(page, 'NA').tap()
    await page.getByRole('button', { name: /(1 question waits|2 questions wait) to be sent$/ }).waitFor()
    expect(await bars()).toEqual([0, 0, 0])
    await next(page).tap()
    await expect.poll(() => item(page)).toBe(String(audit.itemIds[index + 2]))
    // What one connection to the browser has set outlives its test.
    await session.detach()
    await expect.poll(() => Promise.all([stored(index), stored(index + 1)])).toEqual(['C', 'NA'])
    await page.context().close()
  },
)

test('an audit that was open once is there to read without a network, with groups that were not, until its person signs out', async () => {
  const page = await enter(lan, '', english)
  const copies = async () => (await keptCopies(page)).length
  await page.getByRole('treeitem').first().waitFor()
  await expect.poll(copies).toBe(1)
  await page.route('**/api/**', (call) => call.abort())
  await page.getByRole('treeitem').nth(2).click()
  await page.locator('[data-item]').first().waitFor()
  await page.getByRole('button', { name: 'No connection' }).waitFor()
  // As another time, when nothing of it is in the page.
  await page.goto(`/checklist/${audit.id}/view?group_id=0`)
  await page.locator(`[data-item="${audit.itemIds[0]}"]`).waitFor()
  await page.unroute('**/api/**')
  await page.goto('/profile/show')
  await page
    .getByRole('button', { name: /Nguyễn Thị Lan/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login*')
  await expect.poll(copies).toBe(0)
  await page.context().close()
})
