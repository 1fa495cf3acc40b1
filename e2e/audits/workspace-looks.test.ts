import { afterAll, expect, test } from 'vitest'
import { expectAccessible, looks, nameOf, picture, stillness } from '../harness.ts'
import { makeAudit } from '../data/workspace-data.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, enter } = await stageWorkspace()
afterAll(() => product.stop())
const seen = await makeAudit(product.world.db, { items: 40, groups: 8, members: [lan.id, duc.id], answered: true })

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await enter(lan, '', look, seen.id)
    await page.getByRole('tree').waitFor()
    await page.locator('table, [role=treeitem]').first().waitFor()
    await stillness(page)
    await picture(page, `workspace-start-${name}`)
    await expectAccessible(page)
    await page.goto(`/checklist/${seen.id}/view?group_id=0`)
    const finding = page.locator(`[data-item="${seen.itemIds[2]}"]`)
    await finding.waitFor()
    await picture(page, `workspace-list-${name}`)
    await expectAccessible(page)
    await finding.locator('[data-comments]').click()
    await page.locator('[contenteditable=true]').waitFor()
    await stillness(page)
    await picture(page, `workspace-comments-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('no page complained', () => expect(product.problems).toEqual([]))
