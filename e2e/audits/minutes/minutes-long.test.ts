import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleAudit, type SampleAudit } from '../../../apps/api/src/testing/audits/sample-audit.ts'
import { expectAccessible, picture, signIn, startProduct, type Person, type Product } from '../../harness.ts'
import { sheetOf } from './minutes-paper.ts'

const groups = 30
const itemsPerGroup = 10
let product: Product
let audit: SampleAudit
let secretary: Person

beforeAll(async () => {
  product = await startProduct()
  secretary = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES'])
  audit = await sampleAudit(product.world, { groups, itemsPerGroup })
  const writer = await product.world.signIn(secretary.id)
  const body = {
    conclusion: '<p>Ổn định.</p>',
    self_assessment: '<p>Nhất trí.</p>',
    checklist_items: audit.items.slice(0, 2),
  }
  expect((await writer.post(`/checklists/${audit.id}/meeting-minutes`, { body })).status).toBe(200)
})
afterAll(() => product.stop())

/** How many rows are laid out now, and how many there are. */
const rowsIn = () => {
  const rows = [...document.querySelectorAll('article tbody > tr')]
  return { all: rows.length, drawn: rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length }
}
/** Where the columns begin, in the head and in the rows that are drawn. */
const columnsIn = () => {
  const table = document.querySelector('article table[data-long]')!
  const rows = [...table.querySelectorAll(':scope > * > tr')].filter(
    (row) => row.children.length === 3 && row.checkVisibility({ contentVisibilityAuto: true }),
  )
  const lefts = rows.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join())
  return { rows: rows.length, places: new Set(lefts).size }
}

/** Notes how many rows are drawn in the second frame in which there are some. */
const noteFirst = () => {
  const watch = () => {
    if (!document.querySelector('article tbody tr')) return void requestAnimationFrame(watch)
    requestAnimationFrame(() => {
      const rows = [...document.querySelectorAll('article tbody > tr')]
      const drawn = rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))
      Object.assign(window, { first: drawn.length })
    })
  }
  watch()
}
const first = () => (window as unknown as { first?: number }).first

/** Two answers and their sum, and the rows of the result with the group above all. */
const all = 3 + 1 + groups * (1 + itemsPerGroup)

/** The table of numbers above it: its heads, the codes and the sum, and what is beside them. */
const counted = { heads: 4, rows: 3, cells: 3 * 3 }

test.each([1440, 390] as const)('a long result is drawn group by group, and whole in the end: %i', async (width) => {
  const page = await product.open({ language: 'vi', width })
  page.setDefaultTimeout(60_000)
  await page.addInitScript(noteFirst)
  await signIn(page, secretary, `/checklist/${audit.id}/audit-result`)
  await sheetOf(page).waitFor()
  await expect.poll(() => page.evaluate(first)).toBeLessThan(all / 2)
  await expect.poll(() => page.evaluate(rowsIn)).toEqual({ all, drawn: all })
  await picture(page, `minutes-long-${width}`)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.evaluate(columnsIn)).toEqual({ rows: 1 + groups * itemsPerGroup, places: 1 })
  await page.context().close()
})

test('its columns stand under their heads, and it stays a table to whoever hears it', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, `/checklist/${audit.id}/audit-result`)
  await expect.poll(() => page.evaluate(columnsIn)).toEqual({ rows: 1 + groups * itemsPerGroup, places: 1 })
  const heard = await page.context().newCDPSession(page)
  const count = async (role: string) => {
    const { nodes } = await heard.send('Accessibility.getFullAXTree')
    return nodes.filter((node) => node.role?.value === role).length
  }
  await expect.poll(() => count('cell')).toBe(groups * itemsPerGroup * 3 + counted.cells)
  await expect.poll(() => count('row')).toBe(1 + 3 + 1 + 1 + groups * (1 + itemsPerGroup))
  await expect
    .poll(() => Promise.all([count('columnheader'), count('rowheader')]))
    .toEqual([counted.heads + 3, counted.rows + 1 + groups])
  await page.context().close()
})
