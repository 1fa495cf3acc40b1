import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startAuditCompany, type AuditCompany } from '../../data/audit-company.ts'
import { expectAccessible, looks, nameOf, picture, signIn } from '../../harness.ts'

let company: AuditCompany
beforeAll(async () => {
  company = await startAuditCompany()
})
afterAll(() => company.product.stop())
afterEach(async () => {
  expect(company.product.problems.splice(0)).toEqual([])
  await company.clear()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await company.product.open(look)
    await signIn(page, company.chief, '/checklist/list')
    await page
      .getByRole('link', { name: /New audit|Tạo đợt đánh giá/ })
      .last()
      .waitFor()
    await picture(page, `audits-empty-${name}`)
    await expectAccessible(page)
    const items = await company.library(3, 4)
    const ids: number[] = []
    for (const status of [0, 1, 2, 3, 4, 5]) {
      const id = await company.audit(
        `Đánh giá nội bộ công tác tra nạp nhiên liệu tại sân bay Đà Nẵng lần ${status + 1}`,
      )
      await company.choose(id, items)
      await company.put(id, status)
      ids.push(id)
    }
    await company.product.world.db
      .updateTable('audit_items')
      .set({
        status_id: company.finding,
      })
      .where('audit_id', '=', ids[3]!)
      .where('library_item_id', 'in', items.slice(0, 3))
      .execute()
    await page.reload()
    await page.getByText(/lần 6/).first().waitFor()
    await picture(page, `audits-${name}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: /(Actions for|Thao tác với).*lần 4/ }).click()
    await page.getByRole('menuitem').first().waitFor()
    await picture(page, `audits-menu-${name}`)
    // On a phone the team has no column.
    if (look.width === 390) await page.getByRole('menuitem', { name: /^(Audit team|Đoàn đánh giá)$/ }).click()
    else {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /(team of|trong đoàn).*lần 6/ }).click()
    }
    await page.getByRole('dialog').getByText('Trần Văn Ẩn').waitFor()
    await picture(page, `audits-team-${name}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.goto(`/checklist/${ids[0]}/edit`)
    await page.getByText('Trần Văn Ẩn').first().waitFor()
    await picture(page, `audits-edit-${name}`, { whole: true })
    await expectAccessible(page)
    await page.goto(`/checklist/${ids[0]}/checklist-item`)
    await page.getByRole('treeitem').first().waitFor()
    await page.getByRole('tree').focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
    await page.getByRole('treeitem', { name: /Câu 1/ }).first().waitFor()
    await picture(page, `audits-items-${name}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Copy from|Chép từ/ }).click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    await picture(page, `audits-copy-${name}`)
    await expectAccessible(page)
    await page.goto(`/checklist/${ids[3]}/corrective`)
    await page.getByRole('textbox').nth(3).waitFor()
    await picture(page, `audits-corrective-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)
