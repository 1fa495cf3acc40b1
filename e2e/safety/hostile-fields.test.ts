import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findingOnItsWay, type FindingOnItsWay } from '../../apps/api/src/testing/audits/finding-on-its-way.ts'
import { some, tried } from '../../apps/api/src/testing/trials.ts'
import type { Browser } from '../../apps/api/src/testing/world.ts'
import { bringSession, picture, startProduct, type Person, type Product } from '../harness.ts'
import { hostileLines } from './hostile-vectors.ts'
import { findLive, findWide, watched } from './watched-page.ts'

const lines = some(hostileLines, 7)
/** Everything at once, for where there is room for it. */
const all = hostileLines.join('\n')

let product: Product
let boss: Person
let admin: Browser
let on: FindingOnItsWay
beforeAll(async () => {
  product = await startProduct({ now: () => new Date('2026-03-11T02:00:00Z') })
  boss = await product.person('Nguyễn Thị Lan', 'everything')
  admin = await product.world.signIn(boss.id)
})
beforeEach(async () => {
  on = await findingOnItsWay(product.world)
})
afterAll(() => product.stop())

/** Stored or refused with a sentence, never a fault; whether it was stored. */
async function write(came: ReturnType<Browser['post']>): Promise<boolean> {
  const { status, body, text } = await came
  if (status !== 200 && !(status === 422 && body.message)) throw new Error(`${status} ${text}`)
  tried(1)
  return status === 200
}

/** The company, everybody who has to do with the finding, and the audit are called by it. */
async function call(line: string): Promise<void> {
  const seen = (await admin.get('/settings/all')).body.data.values as Record<string, unknown>
  for (const name of ['company_name', 'company_address', 'paper_edition']) {
    const value = line.slice(0, name === 'paper_edition' ? 60 : 118)
    await write(admin.put('/settings/all', { body: { [name]: value, seen: { [name]: seen[name] } } }))
  }
  for (const who of [on.external, on.lead, on.auditor, admin])
    await write(who.post('/profiles', { body: { fullname: line, info: all.slice(0, 2000) } }))
}

/** A finding on its way, with everything in its fields that its people can write. */
async function fill(line: string): Promise<void> {
  const words = `${line}\n${all}`.slice(0, 4000)
  const { move, external, lead, auditor } = on
  const plan = { root_cause: words, action: words, due_on: '2026-04-15' }
  expect(await write(move(external, 'proposal', plan))).toBe(true)
  expect(await write(move(lead, 'return', { reason: words }))).toBe(true)
  await move(external, 'proposal', plan)
  const { plan: proposed } = (await lead.get(`/findings/${on.id}`)).body.data
  await move(lead, 'acceptance', { plan_id: proposed.id })
  expect(await write(move(external, 'extensions', { asked_date: '2026-05-15', reason: words }))).toBe(true)
  await write(move(external, 'evidence', { content: all }))
  await write(move(external, 'completion', { content: words }))
  await write(move(auditor, 'verification', { remark: words }))
}

/** Nothing runs, leads or asks elsewhere, what stands at the top can be pressed, and a phone need not be pushed aside. */
async function look(page: Page, screen: string, line: string, seen: readonly string[]): Promise<void> {
  await page.goto(screen)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const wide = await page.evaluate(findWide)
  expect([screen, line, await page.evaluate(findLive), seen, wide]).toEqual([screen, line, [], [], []])
  await page.getByRole('button').first().click({ trial: true })
  tried(1)
}

test('the screens of one finding, of jobs, of mails, of the settings and of what anybody may ask', async () => {
  const pages = [
    await product.open({ language: 'vi', width: 390 }),
    await product.open({ language: 'en', theme: 'dark', width: 1440 }),
  ]
  const watches = await Promise.all(pages.map((page) => watched(page, product.url)))
  for (const [at, line] of lines.entries()) {
    await call(line)
    if (at === 0) await fill(line)
    await admin.post('/jobs', { body: { kind: 'forget' } })
    await product.world.nobody.post('/forgot-pwd', { body: { email: boss.email } })
    const screens = [
      `/finding/${on.id}`,
      '/jobs',
      '/mails',
      '/settings',
      `/checklist/${on.audit.id}/view?group_id=0`,
      '/waiting',
      '/findings',
      '/trail',
      `/verify/${encodeURIComponent(line).slice(0, 1500)}`,
      '/verify',
    ]
    // In the trials in both.
    for (const [place, page] of pages.entries()) {
      if (lines.length < hostileLines.length && place !== at % 2) continue
      await bringSession(page, boss)
      for (const screen of screens) {
        await look(page, screen, line, watches[place]!)
        await picture(page, `hostile-${at}-${screen.split('/')[1]}-${place}`)
      }
    }
  }
  expect(product.problems).toEqual([])
})

test('mails: nothing in them is a tag or a header that somebody wrote', async () => {
  const { db, app } = product.world
  await on.lead.put('/notifications/preferences', {
    body: { preferences: [{ type: 'FINDING_STEP', mail: 'at_once' }] },
  })
  for (const line of lines) {
    await call(line)
    await db.updateTable('audit_items').set({ finding_state: 'open' }).where('id', '=', on.id).execute()
    await write(
      on.move(on.external, 'proposal', { root_cause: all.slice(0, 4000), action: line, due_on: '2026-04-15' }),
    )
    await product.world.nobody.post('/forgot-pwd', { body: { email: boss.email } })
  }
  await admin.post('/jobs', { body: { kind: 'notices.mail' } })
  const kept = () => db.selectFrom('mails').selectAll().where('state', '=', 'kept').execute()
  await expect
    .poll(async () => (await kept()).map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['notices', 'recovery']))
  const page = await product.open()
  const seen = await watched(page, product.url)
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  const usual = /^(from|to|subject|message-id|date|mime-version|content-type|auto-submitted|list-unsubscribe(-post)?)$/i
  for (const { id, html, to_address } of await kept()) {
    const raw = await readFile(join(app.services.config.dataDirectory, 'outbox', `${id}.eml`), 'utf8')
    const [head = ''] = raw.split('\n\n')
    const names = head.split('\n').flatMap((line) => (/^\s/.test(line) ? [] : [line.split(':')[0]!]))
    expect(names.filter((name) => !usual.test(name))).toEqual([])
    expect(head.replaceAll(/\n\s+/g, ' ')).toMatch(new RegExp(`^To: [^@]* <?${to_address}>?$`, 'm'))
    await page.goto('/bare')
    await page.evaluate((content) => document.write(content), html)
    const tags = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map(({ localName }) => localName)
        .filter((name) => !/^(html|head|meta|title|body|main|h1|p|a|br)$/.test(name)),
    )
    const foreign = await page.evaluate(
      (own) => [...document.querySelectorAll('a')].map(({ href }) => href).filter((href) => !href.startsWith(own)),
      product.url,
    )
    expect([tags, foreign, await page.evaluate(findLive), seen]).toEqual([[], [], [], []])
    tried(1)
  }
})
