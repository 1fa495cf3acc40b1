import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../areas/people/domain/password.ts'
import { keyNamed } from '#testing/key-named.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { world, type Browser, type World } from '#testing/world.ts'

const present = 'mat khau cu 2025'
const next = 'mat khau moi 2026'
const asked = { current_password: present, password: next, repass: next, end_others: false }
const headers = { 'idempotency-key': keyNamed('once') }

async function withPassword({ as, db }: World): Promise<Browser> {
  const me = await as()
  const password_hash = await hashPassword(present)
  await db.updateTable('users').set({ password_hash }).where('id', '=', me.id).execute()
  return me
}

it('answers a password that was changed already as the first time, and counts no failure', async () => {
  const own = await world()
  const me = await withPassword(own)
  const change = (body: object = asked) => me.post('/profiles/change-password', { body, headers })
  const first = await change()
  expect(first.status).toBe(200)
  expect(await change()).toEqual(first)
  expect((await change({ ...asked, password: 'khac han 2026', repass: 'khac han 2026' })).body.code).toBe(
    'idempotency_key_reused',
  )
  expect(await own.db.selectFrom('login_attempts').selectAll().execute()).toEqual([])
})

it('two changes of a password with one key that come at once are one', async () => {
  const own = await world()
  const me = await withPassword(own)
  const change = () => me.post('/profiles/change-password', { body: asked, headers })
  expect((await Promise.all([change(), change()])).map(({ status }) => status)).toEqual([200, 200])
})

it('keeps no token, and nothing from which a password could be guessed', async () => {
  const own = await world()
  const me = await withPassword(own)
  const { email } = await own.db.selectFrom('users').select('email').where('id', '=', me.id).executeTakeFirstOrThrow()
  const signIn = () =>
    me.post('/login', { body: { email, password: present, type: 1 }, headers: { 'idempotency-key': keyNamed('in') } })
  const [one, two] = [await signIn(), await signIn()]
  expect([one.status, two.status, one.body.data.token === two.body.data.token]).toEqual([200, 200, false])
  await me.post('/profiles/change-password', { body: asked, headers })
  const kept = await own.db.selectFrom('idempotency_keys').selectAll().execute()
  expect(kept.map(({ key }) => key)).toEqual([keyNamed('once')])
  const guessed = JSON.stringify(['POST /profiles/change-password', {}, asked, []])
  expect(kept[0]!.fingerprint).not.toBe(createHash('sha256').update(guessed).digest('base64url'))
  expect(JSON.stringify(kept)).not.toContain(one.body.data.token)
})

describe('a call that is sent again under its key', () => {
  it('after its sender lost the audit gets the refusal of today and not the old answer', async () => {
    const own = await world()
    const audit = await openAudit(own)
    const member = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
    const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
    await member.put(item, { body: { stt_code: 'OBS' } })
    const write = () => member.post(`${item}/comments`, { body: { content: 'Van rò rỉ' }, headers })
    const first = await write()
    expect(first.status).toBe(200)
    expect(await write()).toEqual(first)
    await own.db.deleteFrom('audit_members').where('user_id', '=', member.id).execute()
    expect((await write()).status).toBe(404)
  })

  it('after its sender lost the right in the audit gets that refusal', async () => {
    const own = await world()
    const audit = await openAudit(own)
    const member = await audit.member('AUDIT_CHECKLIST_ITEM')
    const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
    const answer = () => member.put(item, { body: { stt_code: 'OBS' }, headers })
    const first = await answer()
    expect([first.status, await answer()]).toEqual([200, first])
    await own.db.deleteFrom('group_permissions').execute()
    expect((await answer()).status).toBe(403)
  })

  it('after its sender lost the permission gets that refusal', async () => {
    const own = await world()
    const maker = await own.as('CREATE_POSITION')
    const create = () => maker.post('/positions', { body: { name: 'Kho', order: 1 }, headers })
    const first = await create()
    expect([first.status, await create()]).toEqual([200, first])
    await own.db.deleteFrom('group_permissions').where('group_id', '=', maker.groupId).execute()
    await expect.poll(async () => (await create()).status).toBe(403)
  })

  it('and removed the audit is answered as the first time', async () => {
    const own = await world()
    const audit = await openAudit(own)
    const admin = await own.asSuper()
    await audit.move(0)
    const remove = () => admin.delete(`/checklists/${audit.id}`, { headers })
    const first = await remove()
    expect([first.status, await remove()]).toEqual([200, first])
  })
})
