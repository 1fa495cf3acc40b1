import { afterAll, expect, test } from 'vitest'
import { looks, nameOf, picture } from '../../harness.ts'
import { stageWorkspace } from '../../workspace-page.ts'

const { product, lan, audit, enter } = await stageWorkspace()
afterAll(() => product.stop())

const name = 'Đánh giá nội bộ kho Tân Sơn Nhất'
const screens = ['edit', 'checklist-item', 'corrective', 'summary', 'summary/history', 'audit-result'] as const
await product.world.db.updateTable('audits').set({ status: 3 }).where('id', '=', audit.id).execute()

test('the workspace is named by its audit, in the breadcrumb and in the tab', async () => {
  const page = await enter(lan)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await crumbs.getByText(name, { exact: true }).waitFor()
  await expect.poll(() => crumbs.getByRole('link').allTextContents()).toEqual(['Audits'])
  await expect.poll(() => page.title()).toBe(`${name} · Apron`)
  await page.context().close()
})

test.each(screens.map((screen, index) => [screen, looks[index % looks.length]!] as const))(
  '%s leads back to its audit',
  async (screen, look) => {
    const page = await enter(lan, '', look)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/checklist/${audit.id}/${screen}`)
    const dialog = page.getByRole('dialog').getByRole('button')
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
    await link.waitFor({ state: 'attached' })
    await expect.poll(() => page.title()).toContain(`${name} · Apron`)
    await picture(page, `crumb-${screen.replace('/', '-')}-${nameOf(look)}`)
    if (await dialog.count()) await dialog.last().click()
    await link.click()
    await page.waitForURL(`**/checklist/${audit.id}/view`)
    expect(asked.filter((path) => path === `/api/checklists/${audit.id}`).length).toBeLessThanOrEqual(2)
    await page.context().close()
  },
)

test('no page complained', () => expect(product.problems).toEqual([]))
