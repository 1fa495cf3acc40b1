import { afterAll, beforeAll, expect, test } from 'vitest'
import { some, tried } from '../../apps/api/src/testing/trials.ts'
import type { Browser, Came } from '../../apps/api/src/testing/world.ts'
import { lineOf } from '../chat-steps.ts'
import { bringSession, signIn, startProduct, stillness, type Person, type Product } from '../harness.ts'
import { hostileTexts } from './hostile-vectors.ts'
import { findLive, watched } from './watched-page.ts'
import { makeAudit } from '../data/workspace-data.ts'

const texts = some(hostileTexts, 20)
/** Those that fit a name; each says which it is, as names stand once. */
const names = some(
  hostileTexts.filter((text) => text.trim().length <= 90),
  60,
).map((text, place) => `${text.trim()} ${place}`)
/** As many stand in one place, so that one that breaks it is found. */
const inOnePlace = 100

let product: Product
let boss: Person
let other: Person
let writer: Browser
let audit: Awaited<ReturnType<typeof makeAudit>>
let channel: number
beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Nguyễn Thị Lan', 'everything')
  other = await product.person('Trần Minh Đức', 'everything')
  writer = await product.world.signIn(boss.id)
  audit = await makeAudit(product.world.db, { items: 30, groups: 6, members: [boss.id, other.id] })
  channel = (await writer.post('/chats', { body: { user_id: other.id } })).body.data.chanel_id
})
afterAll(() => product.stop())

const itemPath = (place: number) => `/checklists/${audit.id}/checklist-items/${audit.itemIds[place]}`

/** Sends each text through a door: stored or refused with a sentence, and never a fault; returns what came. */
async function through<Text>(
  all: readonly Text[],
  door: (text: Text, place: number) => Promise<Came>,
): Promise<Came[]> {
  const came: Came[] = []
  for (const [place, text] of all.entries()) came.push(await door(text, place))
  tried(all.length)
  const faults = came.filter(({ status, body }) => status !== 200 && !(status === 422 && body.message))
  expect(faults).toEqual([])
  return came
}

test('rich texts come through every door that takes them', async () => {
  for (let place = 0; place * inOnePlace < texts.length; place += 1) {
    await writer.put(itemPath(place), { body: { stt_code: 'C' } })
  }
  await through(texts, (text, place) =>
    writer.post(`${itemPath(Math.floor(place / inOnePlace))}/comments`, { body: { content: text, result: text } }),
  )
  await through(texts, (text, place) =>
    writer.post('/checklist-items', {
      body: {
        grp_chk_item_id: audit.groupIds[place % audit.groupIds.length],
        header: text.slice(0, 500),
        content: text,
      },
    }),
  )
  await through(texts, (text) =>
    writer.post('/group-checklist-items', { body: { index: text, header: text, parent_id: audit.groupIds[0] } }),
  )
  const many = Array.from({ length: Math.ceil(texts.length / 50) }, (_, n) =>
    texts.slice(n * 50, n * 50 + 50).join('<hr>'),
  )
  await through(many, (text) =>
    writer.post(`/checklists/${audit.id}/meeting-minutes`, {
      body: { conclusion: text, self_assessment: text, checklist_items: audit.itemIds },
    }),
  )
})

test('plain texts come through every door that takes them, and stay as they were sent', async () => {
  const said = await through(texts, (text, place) =>
    writer.post(`/chats/${channel}`, { body: { type: 'text', data: { text }, client_id: `${place}` } }),
  )
  const stored = said.flatMap(({ status, body }, place) =>
    status === 200 ? [[body.data.data.text, texts[place]]] : [],
  )
  expect(stored.filter(([now, sent]) => now !== sent)).toEqual([])
  const organization = { org_id: audit.groupIds[0], starting_date: '2026-03-02', ending_date: '2026-03-20' }
  const { id: org_id } = await product.world.db.selectFrom('organizations').select('id').executeTakeFirstOrThrow()
  const doors: ((name: string, place: number) => Promise<Came>)[] = [
    (name) => writer.post('/positions', { body: { name, order: 1 } }),
    (name) => writer.post('/organizations', { body: { name, address: name, org_type: name, parent_id: 0 } }),
    (name) => writer.post('/groups', { body: { name, description: name } }),
    (name) => writer.post('/group-aliases', { body: { alias: name, grp_id: 1, order: 1, desc: name } }),
    (name) => writer.post('/checklists', { body: { ...organization, name, org_id } }),
    (name, place) =>
      writer.post('/checklist-item-status', { body: { code: `X${place}`, name, color: '#1b7a4b', desc: name } }),
  ]
  for (const door of doors) {
    const came = await through(names, door)
    const changed = came.filter(
      ({ status, body }, place) => status === 200 && ![body.data.name, body.data.alias].includes(names[place]),
    )
    expect(changed).toEqual([])
  }
  await through(names.slice(0, 80), (name) =>
    writer.post('/menus', { body: { group_id: 1, data: [{ name, url: name, icon: name.slice(0, 40) }] } }),
  )
  await through(names.slice(0, 40), (name) => writer.post('/profiles', { body: { fullname: name, info: name } }))
})

test('what is stored of rich texts holds nothing that runs, loads or dresses, by itself in a page without protection', async () => {
  const { db } = product.world
  const stored = [
    ...(await db.selectFrom('comments').select(['content', 'result']).execute()).flatMap((row) => [
      row.content,
      row.result,
    ]),
    ...(await db.selectFrom('library_items').select('content').execute()).map((row) => row.content),
    ...(await db.selectFrom('library_groups').select('index_html').execute()).map((row) => row.index_html),
    ...(await db.selectFrom('minutes').select(['conclusion', 'self_assessment']).execute()).flatMap((row) =>
      Object.values(row),
    ),
  ].filter((html) => html !== null)
  expect(stored.length).toBeGreaterThan(texts.length)
  const page = await product.open()
  const seen = await watched(page, product.url)
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/bare')
  const wrong = await page.evaluate((all) => {
    const allowed =
      /^(a|b|blockquote|br|caption|code|div|em|h[1-4]|hr|i|img|li|ol|p|pre|s|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)$/
    const attributes = /^(href|title|rel|src|alt|width|height|colspan|rowspan|start|style)$/
    return all.flatMap((html) => {
      const host = document.createElement('div')
      document.body.append(host)
      host.innerHTML = html
      return [...host.querySelectorAll('*')].flatMap((element) => {
        const name = element.tagName.toLowerCase()
        const said = element.getAttributeNames().filter((attribute) => {
          const value = element.getAttribute(attribute)!
          if (attribute === 'href') return !/^(https?:|mailto:|tel:|#|[^:]*$)/i.test(value) || /^[\\/]{2}/.test(value)
          if (attribute === 'src') return !/^\/files\/\d+\//.test(value)
          if (attribute === 'style') return !/^text-align:(left|right|center|justify);?$/.test(value)
          return !attributes.test(attribute)
        })
        return allowed.test(name) && said.length === 0 ? [] : [`${name} ${said.join()} in ${html.slice(0, 200)}`]
      })
    })
  }, stored)
  tried(stored.length)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await stillness(page)
  expect([wrong, seen]).toEqual([[], []])
  await page.context().close()
})

test('no screen lets any of it run, in either language', async () => {
  const { db } = product.world
  const minutes = await db.selectFrom('minutes').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const view = `/checklist/${audit.id}`
  const page = await product.open({ language: 'vi' })
  const seen = await watched(page, product.url)
  await bringSession(page, boss)
  const screens = [
    '/position',
    '/organization/list',
    '/organization',
    '/group/list',
    '/group',
    '/group/alias',
    '/user/list',
    '/user',
    '/checklist-item/list',
    '/checklist-item',
    '/checklist-item-status/list',
    '/checklist/list',
    '/checklist/create',
    '/dashboard',
    '/notification',
    '/profile/show',
    '/profile/edit',
    '/group/1/menu',
    '/group/1/permission',
    '/qr-code',
    `${view}/view?group_id=0`,
    `${view}/edit`,
    `${view}/summary`,
    `${view}/summary/history`,
    `${view}/summary/${minutes.id}`,
    `${view}/audit-result`,
    `${view}/checklist-item`,
    `/user/create`,
    `/login?redirect=javascript:fired(1)`,
  ]
  for (const screen of some(screens, 3)) {
    await page.goto(screen)
    await page.locator('#content h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await stillness(page)
    tried(1)
    expect([screen, await page.evaluate(findLive), seen]).toEqual([screen, [], []])
  }
  await page.goto(`${view}/view?group_id=0`)
  for (let place = 0; place * inOnePlace < texts.length; place += 1) {
    const read = page.waitForResponse(/\/comments/)
    await page.locator(`[data-item="${audit.itemIds[place]}"] [data-comments]`).click()
    await read
    await page.locator('[contenteditable=true]').first().waitFor()
    await stillness(page)
    tried(1)
    expect([place, await page.evaluate(findLive), seen]).toEqual([place, [], []])
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Tìm trong toàn bộ/ }).waitFor()
  await page.keyboard.insertText('fired')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  expect([await page.evaluate(findLive), seen]).toEqual([[], []])
  await page.context().close()
})

test('no message and no notice that comes in runs', async () => {
  await product.world.db.updateTable('users').set({ fullname: boss.fullname }).where('id', '=', boss.id).execute()
  const page = await product.open()
  const seen = await watched(page, product.url)
  await signIn(page, other)
  await lineOf(page, boss).click()
  await page.locator('[role=dialog] textarea').waitFor()
  await through(names, (text) => writer.post(`/chats/${channel}`, { body: { type: 'text', data: { text } } }))
  await through(names.slice(0, 40), (content) => writer.post(`${itemPath(0)}/comments`, { body: { content } }))
  await page.getByText(names.at(-1)!, { exact: true }).first().waitFor()
  expect([await page.evaluate(findLive), seen]).toEqual([[], []])
  await page.context().close()
})

test('no page complained', () => expect(product.problems).toEqual([]))
