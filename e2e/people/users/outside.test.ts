import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openAudit, type OpenAudit } from '../../../apps/api/src/testing/audits/open-audit.ts'
import { findingOf, fromOutside } from '../../../apps/api/src/testing/audits/outside.ts'
import { documentInForce } from '../../../apps/api/src/testing/documents/controlled.ts'
import {
  bringSession,
  expectAccessible,
  looks,
  nameOf,
  picture,
  startProduct,
  type Look,
  type Person,
  type Product,
} from '../../harness.ts'

let product: Product
let audit: OpenAudit
let auditee: Person
let own: string
let other: string

beforeAll(async () => {
  product = await startProduct()
  const { world } = product
  audit = await openAudit(world)
  auditee = await product.person('Phan Thị Mai', [])
  await fromOutside(world, await world.signIn(auditee.id))
  await findingOf(world, audit.items[0], auditee.id)
  await audit.move(4)
  await world.as()
  const documents = [await documentInForce(world), await documentInForce(world)]
  await world.db
    .insertInto('document_audiences')
    .values({ document_id: documents[0]!.id, kind: 'user', target_id: auditee.id })
    .execute()
  const rows = await world.db.selectFrom('documents').select('name').orderBy('id').execute()
  ;[own, other] = rows.map(({ name }) => name) as [string, string]
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function opened(look: Look, to: string): Promise<Page> {
  const page = await product.open(look)
  await bringSession(page, auditee, 2)
  await page.goto(to)
  return page
}

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'an auditee from outside finds what is theirs, and is told of the rest that it is not: %s',
  async (name, look) => {
    const isVi = look.language === 'vi'
    const page = await opened(look, '/document/list')
    const content = page.locator('#content')
    // A telephone shows the groups first.
    if (look.width === 390) await content.getByText(/^Thư mục/).click()
    await content.getByText(own, { exact: true }).first().waitFor()
    expect(await content.getByText(other, { exact: true }).count()).toBe(0)
    await picture(page, `outside-documents-${name}`)
    await expectAccessible(page)
    for (const [at, path] of [
      ['forum', '/forum/list'],
      ['library', '/libraries/documents'],
    ] as const) {
      await page.goto(path)
      await content
        .getByText(isVi ? 'Màn hình này không dành cho bạn' : 'This screen is not for you')
        .first()
        .waitFor()
      await picture(page, `outside-${at}-${name}`)
      await expectAccessible(page)
    }
    await content.getByRole('link', { name: isVi ? /trang chủ|Về/ : /home|Back/i }).click()
    await page.waitForURL(/\/(findings|dashboard)/)
    const menu = await page
      .locator('aside nav a, [role=dialog] nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(menu.filter((href) => href?.startsWith('/forum') || href?.startsWith('/libraries'))).toEqual([])
    await page.context().close()
  },
)
