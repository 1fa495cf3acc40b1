import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { silence } from '../../../apps/api/src/testing/pictures/films.ts'
import type { Browser } from '../../../apps/api/src/testing/world.ts'
import { expectAccessible, signIn, startProduct, type Person, type Product } from '../../harness.ts'
import { pdfFile } from '../made-files.ts'
import { fillMedia, picture, put } from './media-data.ts'

let product: Product
let keeper: Person
let sender: Browser
beforeAll(async () => {
  product = await startProduct()
  keeper = await product.person('Lê Minh Châu', 'everything')
  sender = await product.world.signIn(keeper.id)
})
beforeEach(async () => void (await product.world.db.deleteFrom('media').execute()))
afterEach(async () => {
  await product.leave()
  expect(product.problems.splice(0)).toEqual([])
})
afterAll(() => product.stop())

const tile = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name: new RegExp(name) })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const window_ = (page: Page) => page.getByRole('dialog')
const confirm = (page: Page, words: string) =>
  page.getByRole('dialog', { name: /Are you sure|for good\?/ }).getByRole('button', { name: words, exact: true })

test('a file goes to the trash, comes back by undo, goes again, is restored, and is deleted for good', async () => {
  await put(sender, 'valve.jpg', await picture(10))
  await put(sender, 'hose.jpg', await picture(90))
  const page = await product.open({ language: 'en' })
  await signIn(page, keeper, '/libraries/media')
  await page.getByText('2 files', { exact: true }).waitFor()
  await tile(page, 'valve').click()
  await window_(page).getByText('1,200 × 900 pixels').waitFor()
  await window_(page).getByText('Used nowhere yet').waitFor()
  expect(await window_(page).getByLabel('URL', { exact: true }).inputValue()).toContain('/original?expires=')
  await window_(page).getByRole('button', { name: 'Delete' }).click()
  await confirm(page, 'Delete').click()
  await page.getByText('“valve.jpg” is in the trash').waitFor()
  // The next one stands in the window now.
  await page.getByRole('dialog', { name: 'hose.jpg' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('“valve.jpg” is back in the library').waitFor()
  await window_(page).getByRole('button', { name: 'Close' }).click()
  await tile(page, 'valve').focus()
  await page.keyboard.press('Delete')
  await confirm(page, 'Delete').click()
  await page.getByText('1 file', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Trash' }).click()
  await tile(page, 'valve').click()
  await window_(page).getByText('Deleted', { exact: true }).waitFor()
  await window_(page).getByRole('button', { name: 'Restore' }).click()
  await page.getByText('The trash is empty').waitFor()
  await sender.delete(`/media/${(await sender.get('/media?search=valve')).body.data[0].id}`)
  await tile(page, 'valve').click()
  await window_(page).getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('“valve.jpg” will be gone and cannot be restored.').waitFor()
  await confirm(page, 'Delete for good').click()
  await page.getByText('“valve.jpg” is deleted for good').waitFor()
  await page.getByText('The trash is empty').waitFor()
})

test('several are chosen by pointer, range and keyboard, go to the trash, come back by undo, and are deleted for good', async () => {
  for (const [name, hue] of [
    ['valve', 10],
    ['hose', 90],
    ['tank', 170],
    ['truck', 250],
  ] as const)
    await put(sender, `${name}.jpg`, await picture(hue))
  const page = await product.open({ language: 'en' })
  await signIn(page, keeper, '/libraries/media')
  const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}.jpg` })
  await tile(page, 'truck').hover()
  await tick('truck').click()
  await tick('hose').click({ modifiers: ['Shift'] })
  await page.getByText('3 records selected').waitFor()
  await tick('tank').click()
  await page.getByText('2 records selected').waitFor()
  await tile(page, 'valve').focus()
  await page.keyboard.press('Space')
  await page.getByText('3 records selected').waitFor()
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(3)
  await page.keyboard.press('Space')
  await page.getByText('2 records selected').waitFor()
  const bar = page.getByRole('toolbar')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('2 selected records will go to the trash').waitFor()
  await confirm(page, 'Delete').click()
  await page.getByText('2 files are in the trash').waitFor()
  await expect.poll(() => tile(page, 'truck').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 files are back in the library').waitFor()
  await page.getByText('4 files', { exact: true }).waitFor()
  const all = (await sender.get('/media')).body.data.map(({ id }: { id: number }) => id)
  await sender.delete('/multi-destroy-media', { body: { ids: all } })
  await page.getByRole('link', { name: 'Trash' }).click()
  await tile(page, 'truck').hover()
  await tick('truck').click()
  await tick('valve').click({ modifiers: ['Shift'] })
  await tick('tank').click()
  await bar.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Delete 3 files for good?').waitFor()
  await confirm(page, 'Delete for good').click()
  await page.getByText('3 files are deleted for good').waitFor()
  await page.getByText('1 file', { exact: true }).waitFor()
  await expect.poll(() => bar.count()).toBe(0)
})

test('what a question shows is not deleted for good, and the refusal names it', async () => {
  const { used } = await fillMedia(product.world, keeper.id)
  const page = await product.open({ language: 'en' })
  await signIn(page, keeper, `/libraries/trash?file=${used.id}`)
  await window_(page).getByText('1 question of the library').waitFor()
  await window_(page).getByRole('button', { name: 'Delete for good' }).click()
  await confirm(page, 'Delete for good').click()
  await page.getByText('This cannot be deleted, it is in use: 1 question of the library.').waitFor()
  expect(await page.getByRole('dialog', { name: 'Sơ đồ kho.jpg' }).isVisible()).toBe(true)
})

test('the keyboard alone walks the grid, steps through the window and comes back to where it was', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await put(sender, `photo ${number}.jpg`, await picture(number * 40))
  const page = await product.open({ language: 'en' })
  await signIn(page, keeper, '/libraries/media')
  await tile(page, 'photo 8').focus()
  for (const [key, name] of [
    ['ArrowRight', 'photo 7'],
    ['ArrowDown', 'photo 2'],
    ['Control+End', 'photo 1'],
    ['Control+Home', 'photo 8'],
    ['End', 'photo 4'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => focused(page)).toContain(name)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'photo 4.jpg' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: 'photo 3.jpg' }).waitFor()
  expect(new URL(page.url()).searchParams.get('file')).toMatch(/^\d+$/)
  await page.keyboard.press('Escape')
  await window_(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toContain('photo 3')
  await page.keyboard.press('Delete')
  await page.getByText('“photo 3.jpg” will go to the trash').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toContain('photo 3')
})

test('kinds and names are looked for in the address, and a sound is played in its window', async () => {
  await put(sender, 'valve.jpg', await picture(10))
  await put(sender, 'handover.wav', silence(1))
  const page = await product.open({ language: 'en' })
  await signIn(page, keeper, '/libraries/media')
  await page.getByText('2 files', { exact: true }).waitFor()
  await page.getByText('Sounds', { exact: true }).click()
  await page.getByText('1 file', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('?kind=audio')
  await page.reload()
  await tile(page, 'Sound.*handover.wav').click()
  const player = window_(page).locator('audio')
  await expect.poll(() => player.evaluate((sound: HTMLAudioElement) => sound.duration)).toBe(1)
  await window_(page).getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Find a file by its name').fill('nothing like it')
  await page.getByText('Nothing found').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('2 files', { exact: true }).waitFor()
})

test('documents open in the viewer; the list is for those who manage them, deleting for those who may', async () => {
  await put(sender, 'guide.pdf', pdfFile(['First page']))
  const reader = await product.person('Phạm Văn An', ['GET_MEDIA'])
  const page = await product.open({ language: 'en' })
  await signIn(page, reader, '/libraries/documents?view=list')
  await tile(page, 'guide.pdf').click()
  await window_(page).getByText('First page').waitFor()
  await window_(page)
    .getByText(/Uploaded by Lê Minh Châu/)
    .waitFor()
  expect(await window_(page).getByRole('button', { name: 'Delete' }).count()).toBe(0)
  expect(await page.getByText('List', { exact: true }).count()).toBe(0)
  await page.goto('/libraries/trash')
  await page.getByText('This screen is not for you').waitFor()
  await page.context().close()

  const manager = await product.open({ language: 'en' })
  await signIn(manager, keeper, '/libraries/documents')
  await manager.getByText('List', { exact: true }).click()
  await manager.getByRole('row', { name: /guide.pdf/ }).waitFor()
  await manager.getByRole('button', { name: 'Actions for guide.pdf' }).click()
  await manager.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(manager, 'Delete').click()
  await manager.getByText('The library has no documents yet').waitFor()
})

test('of twenty thousand files only those in sight are read and drawn', async () => {
  const { id } = await put(sender, 'copied.jpg', await picture(20))
  await copies(id, 20_000)
  const page = await product.open({ language: 'en', width: 390 })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/media') asked.push(searchParams.get('page')!)
  })
  await signIn(page, keeper, '/libraries/media')
  await page.getByText('20,001 files', { exact: true }).waitFor()
  await tile(page, 'copy 19999.jpg').waitFor()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await tile(page, 'copied.jpg').waitFor()
  expect(await page.getByRole('gridcell').count()).toBeLessThan(40)
  expect(asked.length).toBeLessThan(6)
  await expectAccessible(page)
})

/** So many files more with the bytes of one that is there. */
async function copies(id: number, count: number): Promise<void> {
  await sql`
    with made as (
      insert into files (digest, small_digest, received_digest, name, type, kind, bytes, width, height, owner_id)
      select digest, small_digest, received_digest, 'copy ' || copy || '.jpg', type, kind, bytes, width, height, owner_id
      from files, generate_series(0, ${count - 1}::int) as copy where files.id = ${id} order by copy
      returning id, name, kind, owner_id
    )
    insert into media (id, kind, name, maker_id) select id, kind, name, owner_id from made`.execute(product.world.db)
  await sql`analyze media, files`.execute(product.world.db)
}
