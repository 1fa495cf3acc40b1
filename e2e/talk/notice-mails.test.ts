import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeAudit } from '../data/workspace-data.ts'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  startProduct,
  type Person,
  type Product,
} from '../harness.ts'

let product: Product
let auditor: Person
let reader: Person
let audit: Awaited<ReturnType<typeof makeAudit>>
beforeAll(async () => {
  // Without a mail server nobody is written what they did not ask for; nothing listens at this one.
  product = await startProduct({ config: { mail: { url: 'smtp://127.0.0.1:9', from: 'apron@apron.example' } } })
  auditor = await product.person('Bùi Yến Nhi', 'everything')
  reader = await product.person('Vũ Quang Huy', 'everything')
  audit = await makeAudit(product.world.db, { items: 12, groups: 3, members: [auditor.id, reader.id] })
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const mails = () => product.world.db.selectFrom('mails').selectAll().orderBy('id').execute()
const recovery = async () => (await mails()).find(({ kind }) => kind === 'recovery')

async function told(language: 'vi' | 'en', codes: readonly string[]) {
  await product.world.db.updateTable('users').set({ language }).where('id', '=', reader.id).execute()
  const browser = await product.world.signIn(auditor.id)
  for (const [item, stt_code] of codes.entries()) {
    const path = `/checklists/${audit.id}/checklist-items/${audit.itemIds[item]}`
    expect((await browser.put(path, { body: { stt_code } })).status).toBe(200)
  }
  const before = (await mails()).length
  expect((await browser.post('/jobs', { body: { kind: 'notices.mail' } })).status).toBe(200)
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(before)
  return (await mails()).at(-1)!
}

test('mail of one kind is chosen, comes, and is turned off by its link without signing in', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, reader, '/notification/settings')
  const choice = page.getByRole('radiogroup', { name: 'Thư về Câu trả lời khác' })
  const other = page.getByRole('radiogroup', { name: 'Thư về Phát hiện', exact: true })
  for (const one of [choice, other]) {
    await one.getByText('Gửi thư ngay').click()
    await page.getByText('Cập nhật thành công').first().waitFor()
  }
  await page.reload()
  await expect.poll(() => choice.getByRole('radio', { name: 'Gửi thư ngay' }).isChecked()).toBe(true)
  const mail = await told('vi', ['C', 'C', 'MIN'])
  const link = /http\S+\/mail-off\/\d+\.CHK_ITEM_STT_UPDATE\.\S+/.exec(mail.text)![0]

  const opened = await product.open({ language: 'vi' })
  await opened.goto(link)
  const button = opened.locator('form[data-ready]').getByRole('button', { name: 'Tắt thư này' })
  await button.waitFor()
  // Only opening it turns nothing off.
  await page.reload()
  await expect.poll(() => choice.getByRole('radio', { name: 'Gửi thư ngay' }).isChecked()).toBe(true)
  await button.click()
  await opened.getByRole('status').filter({ hasText: 'Đã tắt' }).waitFor()
  await expect.poll(() => button.count()).toBe(0)
  await picture(opened, 'mail-off-done')
  await expectAccessible(opened)
  await page.reload()
  await expect.poll(() => choice.getByRole('radio', { name: 'Không gửi thư' }).isChecked()).toBe(true)
  await expect.poll(() => other.getByRole('radio', { name: 'Gửi thư ngay' }).isChecked()).toBe(true)
  await opened.goto(`${product.url}/mail-off/${reader.id}.FINDING.none`)
  await button.click()
  await opened.getByRole('alert').filter({ hasText: 'Liên kết này không dùng được' }).waitFor()
  await product.leave()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the page and the settings look right: %s',
  async (name, look) => {
    const page = await product.open(look)
    await page.goto('/mail-off/none')
    await page.locator('form[data-ready] button[type=submit]').waitFor()
    await picture(page, `mail-off-${name}`)
    await expectAccessible(page)
    await signIn(page, reader, '/notification/settings')
    await page.getByRole('radiogroup').first().waitFor()
    await picture(page, `mail-settings-${name}`, { whole: true })
    await expectAccessible(page)
    await product.leave()
  },
)

test('each mail reads well in both languages', async () => {
  const { world } = product
  for (const language of ['vi', 'en'] as const) {
    await world.db.deleteFrom('mails').execute()
    await world.db.deleteFrom('login_attempts').execute()
    const browser = await world.signIn(reader.id)
    const preferences = ['CHK_ITEM_STT_UPDATE', 'FINDING'].map((type) => ({ type, mail: 'at_once' }))
    await browser.put('/notifications/preferences', { body: { preferences } })
    await browser.post('/notifications')
    await told(language, language === 'vi' ? ['MIN', 'MIN', 'C', 'C'] : ['C', 'C', 'MIN', 'C'])
    const person = await product.person('Nguyễn Thị Lan', [])
    await world.db.updateTable('users').set({ language }).where('id', '=', person.id).execute()
    await world.nobody.post('/forgot-pwd', { body: { email: person.email } })
    for (const agent of ['Firefox/133.0 (X11; Linux)', 'Chrome/131.0 (Windows NT 10.0)']) {
      const body = { email: person.email, password: person.password, type: 1 }
      await world.nobody.post('/login', { body, headers: { 'user-agent': agent } })
    }
    const link = async () => /\/password\/reset\/([\w-]{43})\n/.exec((await recovery())?.text ?? '')
    await expect.poll(link).not.toBeNull()
    const [, token] = (await link())!
    const chosen = { email: person.email, pwd: 'xe bon tan dem', confirmPwd: 'xe bon tan dem', token }
    expect((await world.nobody.post('/reset-pwd', { body: chosen })).status).toBe(200)
    world.app.services.settings.take({ language, logo_id: null })
    const body = { email: `moi-${language}@apron.example`, name: 'Trần Thị Mới', gender: 0, grp_id: 1 }
    const admin = await world.signIn(auditor.id)
    expect((await admin.post('/users/invitations', { body })).status).toBe(200)
    const kinds = ['invitation', 'notices', 'password_changed', 'recovery', 'sign_in']
    await expect.poll(async () => (await mails()).map(({ kind }) => kind).toSorted()).toEqual(kinds)
    for (const width of [1440, 390] as const) {
      const page = await product.open({ language, width })
      for (const { kind, html } of await mails()) {
        await page.route(`**/letter/${kind}`, (asked) => asked.fulfill({ contentType: 'text/html', body: html }))
        await page.goto(`/letter/${kind}`)
        await picture(page, `letter-${kind}-${language}-${width}`)
        await expectAccessible(page)
      }
      await product.leave()
    }
  }
})
