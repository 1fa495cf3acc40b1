import PostalMime from 'postal-mime'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userType } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
let reader: Browser
let admin: Browser
let now = new Date('2026-03-10T11:00:00Z')
beforeAll(async () => {
  world = await startWorld({ now: () => now })
  admin = await world.asSuper()
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.deleteFrom('mails').execute()
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'CLOSE_CHECKLIST')
  reader = await audit.member()
  await world.db.updateTable('users').set({ language: 'vi' }).where('id', '=', reader.id).execute()
})

const place = (item: number) => `/checklists/${audit.id}/checklist-items/${item}`
const answer = async (item: number, stt_code = 'OK') => {
  expect((await auditor.put(place(item), { body: { stt_code } })).status).toBe(200)
}
const choose = (...preferences: { type: string; way?: string; mail?: string }[]) =>
  reader.put('/notifications/preferences', { body: { preferences } })
const mails = () => world.db.selectFrom('mails').selectAll().where('kind', '=', 'notices').orderBy('id').execute()

async function doNow(kind: string): Promise<void> {
  const { body } = await admin.post('/jobs', { body: { kind } })
  await vi.waitFor(async () => expect((await admin.get(`/jobs/${body.data.id}`)).body.data.state).toBe('done'), 45_000)
}
const mailNow = () => doNow('notices.mail')

describe('what somebody is told', () => {
  it('goes by mail at once where they chose so: all of it in one, in their language, with links', async () => {
    await choose({ type: 'CHK_ITEM_STT_UPDATE', mail: 'at_once' })
    for (const item of audit.items.slice(0, 3)) await answer(item)
    await mailNow()
    await mailNow()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ language: 'vi', subject: expect.stringContaining('đã trả lời 3 câu ở đợt đánh giá') })
    expect(mail!.text).toContain('đã trả lời 3 câu ở đợt đánh giá')
    expect(mail!.text).toContain(`${world.url}/checklist/${audit.id}`)
    expect(mail!.text).toContain(`${world.url}/notification/settings`)
    await expect.poll(async () => (await mails())[0]!.state).toBe('kept')
    const file = await readFile(join(world.app.services.config.dataDirectory, 'outbox', `${mail!.id}.eml`))
    const { headers } = await PostalMime.parse(file)
    const header = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toBe(`<${mail!.unsubscribe}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('goes in the morning as one mail, also what waited for the morning itself', async () => {
    await choose({ type: 'CHK_ITEM_STT_UPDATE', way: 'morning', mail: 'morning' }, { type: 'FINDING', mail: 'morning' })
    await answer(audit.items[0])
    await answer(audit.items[1], 'MAJ')
    await mailNow()
    expect(await mails()).toEqual([])
    const morning = new Date(now.getTime() + 24 * 3_600_000)
    // Nothing is mailed by itself in the new minute: it could meet the notifications of the next test.
    await world.db.updateTable('job_periods').set({ period: morning }).where('kind', '=', 'notices.mail').execute()
    now = morning
    await doNow('notifications.morning')
    await doNow('notifications.morning')
    const written = await mails()
    expect(written).toHaveLength(1)
    expect(written[0]!.subject).toBe('Apron: tóm tắt buổi sáng')
    expect(written[0]!.text).toContain('đã trả lời 2 câu, trong đó 1 phát hiện')
    expect(written[0]!.text).toContain('thành MAJ')
    expect(written[0]!.text.match(/\/mail-off\//g)).toHaveLength(2)
  })

  it('goes nowhere without a choice, when it was read, when it is off, or when they may not sign in', async () => {
    await answer(audit.items[0])
    await choose({ type: 'CHK_ITEM_STT_UPDATE', mail: 'at_once' })
    await answer(audit.items[1])
    await reader.post('/notifications')
    await mailNow()
    await answer(audit.items[2])
    await choose({ type: 'CHK_ITEM_STT_UPDATE', mail: 'off' })
    await mailNow()
    await choose({ type: 'CHK_ITEM_STT_UPDATE', mail: 'at_once', way: 'off' })
    await answer(audit.items[3])
    await mailNow()
    await choose({ type: 'CHK_ITEM_STT_UPDATE', way: 'at_once' })
    for (const closed of [
      { status: 1 },
      { status: 0, email: '' },
      { email: `p${reader.id}@example.test`, deleted_at: new Date() },
    ]) {
      await answer(audit.items[4], 'NO')
      await answer(audit.items[4])
      await world.db.updateTable('users').set(closed).where('id', '=', reader.id).execute()
      await mailNow()
      await world.db.updateTable('users').set({ status: 0 }).where('id', '=', reader.id).execute()
    }
    expect(await mails()).toEqual([])
    expect(await world.db.selectFrom('notices_to_mail').selectAll().execute()).toEqual([])
  })

  it('goes to somebody external only where what it tells of is open to them', async () => {
    await choose({ type: 'CHK_ITEM_STT_UPDATE', mail: 'at_once' })
    await answer(audit.items[0])
    await world.db.updateTable('users').set({ type: userType.EXTERNAL }).where('id', '=', reader.id).execute()
    await world.db
      .updateTable('team_roles')
      .set({ part: 'auditee' })
      .where('id', 'in', (rows) =>
        rows.selectFrom('audit_members').select('team_role_id').where('user_id', '=', reader.id),
      )
      .execute()
    await mailNow()
    expect(await mails()).toEqual([])
  })

  it('says no word of a chat, and what somebody wrote comes out as its letters', async () => {
    await choose({ type: 'MENTION', mail: 'at_once' }, { type: 'CHK_ITEM_STT_UPDATE', mail: 'at_once' })
    await world.db.updateTable('users').set({ fullname: '<b>Bình</b>' }).where('id', '=', auditor.id).execute()
    await world.db.updateTable('users').set({ fullname: 'Lan Anh' }).where('id', '=', reader.id).execute()
    await answer(audit.items[0])
    const { body } = await auditor.post('/chats', { body: { user_id: reader.id } })
    const message = { type: 'text', data: { text: '@Lan Anh mã két là 4711' } }
    const sent = await auditor.post(`/chats/${body.data.chanel_id}`, { body: message })
    expect(sent.status).toBe(200)
    await mailNow()
    const [mail] = await mails()
    expect(mail!.text).toContain('đã nhắc đến bạn trong trò chuyện')
    expect(mail!.text).not.toContain('4711')
    expect(mail!.html).toContain('&lt;b&gt;Bình&lt;/b&gt;')
  })

  it('is usual only for what asks something of somebody, and only with a mail server', async () => {
    await world.db
      .insertInto('notifications')
      .values({ user_id: reader.id, type: 'RESPONSIBLE', subject: 'x', data: '{}' })
      .execute()
    const { id } = await world.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', reader.id)
      .executeTakeFirstOrThrow()
    await world.db.insertInto('notices_to_mail').values({ notification_id: id, kind: 'RESPONSIBLE' }).execute()
    await mailNow()
    expect(await mails()).toEqual([])
    await choose({ type: 'RESPONSIBLE', mail: 'at_once' })
    await world.db.insertInto('notices_to_mail').values({ notification_id: id, kind: 'RESPONSIBLE' }).execute()
    await mailNow()
    expect(await mails()).toHaveLength(1)
  })
})
