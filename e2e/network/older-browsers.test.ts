import { afterAll, beforeAll, expect, it } from 'vitest'
import { lineOf, openWith, say } from '../chat-steps.ts'
import { signIn, signInByForm, startProduct, type Product } from '../harness.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** Takes away what the oldest browsers that are served have not: Chromium 111, Firefox 115, Safari 16.4. */
function growOld() {
  const take = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name)
  }
  take(Intl, 'Segmenter')
  take(Map, 'groupBy')
  take(Object, 'groupBy')
  take(URL, 'canParse', 'parse')
  take(Promise, 'withResolvers', 'try')
  take(Array, 'fromAsync')
  take(AbortSignal, 'any')
  take(RegExp, 'escape')
  take(String.prototype, 'isWellFormed', 'toWellFormed')
  take(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
  take(Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'toArray', 'some', 'find', 'take')
  take(window, 'requestIdleCallback', 'scheduler')
  take(document, 'startViewTransition')
  const Newer = RegExp
  // The build writes a literal with a newer flag as a call of this.
  globalThis.RegExp = new Proxy(Newer, {
    construct(target, [pattern, flags, ...rest]) {
      if (String(flags ?? '').includes('v')) throw new SyntaxError('Invalid flags')
      return Reflect.construct(target, [pattern, flags, ...rest]) as object
    },
  })
}

it('a browser as old as any that is served starts the application, goes where it was sent, and shows trees and chats', async () => {
  const boss = await product.person('Trần Thị Bình', 'everything')
  const other = await product.person('Lê Văn Cường', [])
  await product.world.db.insertInto('organizations').values({ name: 'Kho nhiên liệu', status: 1 }).execute()
  const their = await product.open()
  await signIn(their, other, '/profile/show')
  const page = await product.open()
  await page.addInitScript(growOld)
  await signInByForm(page, boss, '/organization/list')
  await page.getByRole('treeitem', { name: 'Kho nhiên liệu' }).click()
  expect(new URL(page.url()).pathname).toBe('/organization/list')
  for (const path of ['/dashboard', '/checklist/create', '/checklist-item/list', '/checklist-item', '/user/create']) {
    await page.goto(path)
    await page.locator('#content h1').first().waitFor()
  }
  await page
    .getByRole('combobox', { name: /^Organisation/ })
    .or(page.getByLabel(/^Organisation/))
    .first()
    .click()
  await page.getByRole('option', { name: 'Kho nhiên liệu' }).waitFor()
  await page.goto('/profile/show')
  await say(await openWith(page, other), '👍🏽')
  await lineOf(their, boss).getByText('1 unread message').waitFor({ state: 'attached' })
  const sent = product.world.db.selectFrom('chat_messages').select('type').where('text', '=', '👍🏽')
  expect(await sent.execute()).toEqual([{ type: 'emoji' }])
  expect(product.problems).toEqual([])
})
