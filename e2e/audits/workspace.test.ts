import { afterAll, expect, test } from 'vitest'
import { bringSession } from '../harness.ts'
import { makeAudit } from '../data/workspace-data.ts'
import { keptChanges } from '../kept.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, audit, enter, card, answer, isChosen, stored, callOf } = await stageWorkspace()
afterAll(() => product.stop())
const counted = await makeAudit(product.world.db, { items: 4, groups: 2, members: [lan.id] })

test('an answer is on screen in the frame after the click, and then on the server', async () => {
  const page = await enter(lan)
  await card(page, 0).waitFor()
  const isHeld = Promise.withResolvers<void>()
  await page.route(callOf(0), async (call) => {
    await isHeld.promise
    await call.continue()
  })
  const pressed = await answer(page, 0, 'C').evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise(requestAnimationFrame)
    return button.getAttribute('aria-pressed')
  })
  expect(pressed).toBe('true')
  await page.getByText('1 of 40 questions checked').first().waitFor()
  expect(await stored(0)).toBe('CA')
  isHeld.resolve()
  await expect.poll(() => stored(0)).toBe('C')
  await page.context().close()
})

test('a refused answer rolls back with a sentence that names the item', async () => {
  const page = await enter(lan)
  await card(page, 1).waitFor()
  await page.route(callOf(1), (call) =>
    call.request().method() === 'PUT'
      ? call.fulfill({ status: 400, json: { code: 'wrong_status', message: 'The audit is closed.' } })
      : call.continue(),
  )
  await answer(page, 1, 'C').click()
  const notice = page.getByRole('alert').filter({ hasText: 'The audit is closed.' })
  await notice.waitFor()
  await expect.poll(() => notice.textContent()).toContain('2. Đo tỷ trọng')
  await isChosen(page, 1, 'CA')
  await expect.poll(() => stored(1)).toBe('CA')
  await page.context().close()
})

test('several answers to one item at once end in the last, and all of them in the order of the clicks', async () => {
  const page = await enter(lan)
  await card(page, 2).waitFor()
  await answer(page, 2, 'C').evaluate((first: HTMLElement) => {
    const buttons = [...first.parentElement!.querySelectorAll('button')]
    for (const code of ['C', 'OBS', 'NA', 'C', 'OBS']) buttons.find((button) => button.textContent === code)!.click()
  })
  await isChosen(page, 2, 'OBS')
  await expect.poll(() => stored(2)).toBe('OBS')
  await isChosen(page, 2, 'OBS')
  const history = await product.world.db
    .selectFrom('audit_item_history')
    .where('audit_item_id', '=', audit.itemIds[2]!)
    .select('status_code')
    .orderBy('id')
    .execute()
  expect(history.at(-1)?.status_code).toBe('OBS')
  expect(new Set(history.map(({ status_code }, index) => `${index} ${status_code}`)).size).toBe(history.length)
  await page.context().close()
})

test('without network the answer stays, says that it is not saved, and is sent once when the network is back', async () => {
  const page = await enter(lan)
  await card(page, 3).waitFor()
  const keys: string[] = []
  let isDown = true
  await page.route(callOf(3), (call) => {
    // What was sent before is asked for again.
    if (call.request().method() === 'PUT') keys.push(call.request().headers()['idempotency-key'] ?? '')
    return isDown ? call.abort() : call.continue()
  })
  await answer(page, 3, 'C').click()
  await card(page, 3).getByText('will be sent again').waitFor()
  await isChosen(page, 3, 'C')
  // Nothing is lost by leaving: the shell says what waits, whichever screen is open.
  await page.getByRole('link', { name: 'Audits' }).first().click()
  await page.getByRole('heading', { name: 'Audits', level: 1 }).waitFor()
  await page.getByRole('button', { name: /^1 not sent/ }).waitFor()
  await page.goBack()
  await isChosen(page, 3, 'C')
  // It also sends itself after a while, and then the button is gone.
  await page.getByRole('button', { name: /^1 not sent/ }).click()
  const sendNow = await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).elementHandle()
  isDown = false
  await sendNow?.dispatchEvent('click')
  await expect.poll(() => stored(3)).toBe('C')
  await expect.poll(() => card(page, 3).getByText('will be sent again').count()).toBe(0)
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
  await page.context().close()
})

test('an answer that could not be sent outlives its tab, and is sent by the next one', async () => {
  const page = await enter(lan)
  await card(page, 6).waitFor()
  await page.route(callOf(6), (call) => call.abort())
  await answer(page, 6, 'MAJ').click()
  await card(page, 6).getByText('will be sent again').waitFor()
  await expect.poll(() => stored(6)).not.toBe('MAJ')
  const next = await page.context().newPage()
  await page.close()
  await next.goto(`/checklist/${audit.id}/view?group_id=0`)
  await expect.poll(() => stored(6)).toBe('MAJ')
  await isChosen(next, 6, 'MAJ')
  await expect.poll(() => keptChanges(next)).toEqual([])
  await next.context().close()
})

test('what one member answers and comments appears to the other without reload', async () => {
  const [here, there] = [await enter(lan), await enter(duc)]
  await Promise.all([card(here, 4).waitFor(), card(there, 4).waitFor(), here.locator('[data-live]').waitFor()])
  await answer(there, 4, 'MAJ').click()
  await isChosen(here, 4, 'MAJ')
  await card(here, 4).getByText('Just updated by Trần Minh Đức').waitFor()
  const panel = there.getByRole('complementary', { name: /Comments on 5\./ })
  await panel.locator('[contenteditable=true]').fill('Van xả đáy chưa niêm phong')
  await panel.getByRole('button', { name: 'Send comment' }).click()
  await panel.getByText('Van xả đáy chưa niêm phong').waitFor()
  await expect.poll(() => card(here, 4).locator('[data-comments]').textContent()).toBe('1')
  await Promise.all([here.context().close(), there.context().close()])
})

test('what another said before the live channel was open is there once it is', async () => {
  const page = await product.open()
  const opened = Promise.withResolvers<void>()
  await page.routeWebSocket(/socket\.io/, async (line) => {
    await opened.promise
    line.connectToServer()
  })
  await bringSession(page, lan)
  await page.goto(`/checklist/${audit.id}/view?group_id=0`)
  await card(page, 7).waitFor()
  const other = await product.world.signIn(duc.id)
  const path = `/checklists/${audit.id}/checklist-items/${audit.itemIds[7]}`
  expect((await other.put(path, { body: { stt_code: 'OBS' } })).status).toBe(200)
  opened.resolve()
  await isChosen(page, 7, 'OBS')
  await page.context().close()
})

test('an answer is counted once, also when the push of it comes before its reply', async () => {
  const page = await product.open()
  const told = Promise.withResolvers<void>()
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"audit:item"')) told.resolve()
    }),
  )
  await bringSession(page, lan)
  await page.goto(`/checklist/${counted.id}/view?group_id=0`)
  const row = page.locator(`[data-item="${counted.itemIds[0]}"]`)
  await Promise.all([row.waitFor(), page.locator('[data-live]').waitFor()])
  const counts = page.getByText(/^\d of 4 questions checked$/)
  await counts.getByText('0 of 4').waitFor()
  const released = Promise.withResolvers<void>()
  await page.route(`**/checklist-items/${counted.itemIds[0]}`, async (call) => {
    const response = await call.fetch()
    await released.promise
    await call.fulfill({ response })
  })
  await counts.evaluate((element) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const observer = new MutationObserver(() => seen.push(element.textContent))
    observer.observe(element, { characterData: true, childList: true, subtree: true })
  })
  await row.getByText('C', { exact: true }).click()
  await told.promise
  // Painted, so that what the push has changed is on screen.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  released.resolve()
  await expect.poll(() => keptChanges(page)).toEqual([])
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)]).toEqual(['1 of 4 questions checked'])
  await page.context().close()
})

test('who may not answer, or not yet, is told why; a move of the audit opens the answers without reload', async () => {
  const early = await makeAudit(product.world.db, { items: 3, groups: 2, status: 1, members: [lan.id] })
  const reader = await product.person('Phạm Hữu Khuê', ['VIEW_ALL_CHECKLIST'])
  const [page, reading] = [
    await enter(lan, 'group_id=0', {}, early.id),
    await enter(reader, 'group_id=0', {}, early.id),
  ]
  await page.getByText('It is now: Approved.').waitFor()
  const buttons = page.locator('[data-item]').first().locator('[aria-pressed]')
  await page.locator('[data-item]').first().getByText('Answer:').waitFor()
  expect(await buttons.count()).toBe(0)
  const mover = await product.world.signIn(duc.id)
  expect((await mover.post(`/checklists/${early.id}/in-progress`)).status).toBe(200)
  await buttons.first().waitFor()
  await reading.getByText('You are viewing only').waitFor()
  await reading.locator('[data-item]').first().getByText('Answer:').waitFor()
  expect(await reading.locator('[data-item] [aria-pressed]').count()).toBe(0)
  await Promise.all([page.context().close(), reading.context().close()])
})

test('a finding gets its date while the audit is in progress, and is marked complete in correction', async () => {
  const corrective = await makeAudit(product.world.db, { items: 6, groups: 2, members: [lan.id], answered: true })
  const finding = corrective.itemIds[2]!
  const page = await enter(lan, 'group_id=0', {}, corrective.id)
  const row = page.locator(`[data-item="${finding}"]`)
  await row.getByRole('button', { name: 'Set corrective date' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('24/12/2099')
  const chosen = Date.now()
  const [sent] = await Promise.all([
    page.waitForRequest(/set-corrective-date/),
    page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
  ])
  expect(sent.headers()['idempotency-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Math.abs(Date.parse(sent.postDataJSON().set_at) - chosen)).toBeLessThan(30_000)
  await row.getByText('Corrective date: 24/12/2099').waitFor()
  const stored = (column: 'corrective_date' | 'corrective_status') =>
    product.world.db.selectFrom('audit_items').select(column).where('id', '=', finding).executeTakeFirstOrThrow()
  // It is shown before the server has it.
  await expect.poll(() => stored('corrective_date')).toEqual({ corrective_date: '2099-12-24' })
  await product.world.db
    .updateTable('audits')
    .set({ status: 4, corrective_starting_date: '2026-11-15', corrective_ending_date: '2099-12-24' })
    .where('id', '=', corrective.id)
    .execute()
  await product.world.db
    .updateTable('audit_items')
    .set({ corrective_date: '2026-11-16', responsible_id: duc.id })
    .where('id', '=', finding)
    .execute()
  await page.reload()
  await row.getByText('Overdue', { exact: true }).waitFor()
  await row.getByRole('switch').press('Space')
  await row.getByText('Complete', { exact: true }).waitFor()
  await expect.poll(() => row.getByText('Overdue', { exact: true }).count()).toBe(0)
  await expect.poll(() => stored('corrective_status')).toEqual({ corrective_status: 1 })
  await row.getByRole('button', { name: /^History of/ }).click()
  await page.getByRole('dialog').getByText('Set the corrective date 24/12/2099').waitFor()
  await page.context().close()
})

test('no page complained', () => expect(product.problems).toEqual([]))
