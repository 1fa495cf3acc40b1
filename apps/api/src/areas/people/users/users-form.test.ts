import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let plainGroup: number
beforeAll(async () => {
  world = await startWorld()
  plainGroup = (await world.as()).groupId
})
afterAll(() => world.stop())

let made = 0
const fields = (more: Record<string, string> = {}) => {
  made += 1
  return {
    name: 'Trần Thị Hà',
    email: `ha${made}@example.test`,
    gender: '0',
    grp_id: String(plainGroup),
    password: 'tra nap 2026',
    repass: 'tra nap 2026',
    ...more,
  }
}
const forEdit = (more: Record<string, string> = {}) => {
  const { name, ...rest } = fields(more)
  return { _method: 'PUT', ...rest, fullname: name, password: '', repass: '', ...more }
}
const create = async (by: Browser, more: Record<string, string> = {}) => {
  const { status, body } = await by.post('/users', { form: form(fields(more)) })
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data.id as number
}
const row = (id: number) => world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const signIn = (email: string, password: string) => world.nobody.post('/login', { body: { email, password, type: 1 } })

describe('what a form refers to and is not there', () => {
  it('is told of all its fields at once, of people, questions and organisations alike', async () => {
    const admin = await world.asSuper()
    const none = 2_000_000_000
    const fieldsOf = async (path: string, body: object) => {
      const { status, body: answer } = await admin.post(path, { body })
      return [status, Object.keys(answer.errors ?? {}).toSorted()]
    }
    const person = { ...fields(), grp_id: none, org_id: none, post_code: none }
    expect(await fieldsOf('/users', person)).toEqual([422, ['grp_id', 'org_id', 'post_code']])
    const question = {
      header: '1.1',
      content: 'Có sổ không?',
      grp_chk_item_id: none,
      hashtag: [none],
      doc_item_id: [none],
    }
    expect(await fieldsOf('/checklist-items', question)).toEqual([422, ['doc_item_id', 'grp_chk_item_id', 'hashtag']])
    const unit = { name: 'Đội bay', parent_id: none, head_id: none }
    expect(await fieldsOf('/organizations', unit)).toEqual([422, ['head_id', 'parent_id']])
  })
})

describe('a new user', () => {
  it('can sign in, and the trail tells who made the account but not the password', async () => {
    const maker = await world.as('CREATE_USER')
    const sent = fields({ info: 'Ca đêm' })
    const { status, body } = await maker.post('/users', { form: form(sent) })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      fullname: 'Trần Thị Hà',
      email: sent.email,
      gender: 0,
      type: 1,
      status: { code: 0, name: 'Active' },
      group: { id: plainGroup },
      organization: null,
      position: null,
      extendinfo: 'Ca đêm',
      avatar: null,
    })
    expect((await signIn(sent.email.toUpperCase(), sent.password)).status).toBe(200)
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'user.created')
      .where('subject_id', '=', body.data.id)
      .executeTakeFirstOrThrow()
    expect(entry.user_id).toBe(maker.id)
    expect(JSON.stringify(entry)).not.toMatch(/tra nap 2026|argon2/)
  })

  it('has an avatar whose copy is 500 by 500 pixels', async () => {
    const maker = await world.as('CREATE_USER')
    const { body } = await maker.post('/users', { form: form(fields(), [['avatar', 'ha.jpg', await jpeg(900, 600)]]) })
    const copy = await fetch(world.url + body.data.avatar500x500)
    const { width, height } = await sharp(Buffer.from(await copy.arrayBuffer())).metadata()
    expect([copy.status, width, height]).toEqual([200, 500, 500])
    expect((await fetch(world.url + body.data.avatar)).status).toBe(200)
    const script = await readFile(import.meta.filename)
    const other = await maker.post('/users', { form: form(fields(), [['avatar', 'ha.jpg', script]]) })
    expect(other.status).toBe(415)
    expect(other.body.errors).toEqual({ avatar: [expect.stringContaining('"ha.jpg"')] })
  })

  it('is told in both languages what is wrong with which field', async () => {
    const maker = await world.as('CREATE_USER')
    const sent = fields({ name: '', email: 'ha', gender: '7', grp_id: '', password: 'ngan', repass: 'khac' })
    const { status, body } = await maker.post('/users', { form: form(sent), headers: { 'accept-language': 'vi' } })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).toSorted()).toEqual(['email', 'gender', 'grp_id', 'name', 'password', 'repass'])
    expect(body.errors.password).toEqual(['Mật khẩu cần ít nhất 8 ký tự.'])
    const differing = await maker.post('/users', { form: form(fields({ repass: 'khac 2026' })) })
    expect([differing.status, Object.keys(differing.body.errors)]).toEqual([422, ['repass']])
    const without = await maker.post('/users', { form: form(fields({ password: '', repass: '' })) })
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['password']])
  })

  it('gets no password that others guess, neither when it is made nor later', async () => {
    const editor = await world.as('CREATE_USER', 'UPDATE_USER')
    const weak = async (path: string, sent: Record<string, string>) => {
      const { status, body } = await editor.post(path, { form: form(sent) })
      return [status, body.errors]
    }
    const common = 'Many people use this password, so it is easily guessed. Choose another one.'
    const pattern = 'This is little more than repeated characters or neighbouring keys. Choose another one.'
    const own =
      'This is little more than the name, the email address or a word that everybody tries. Choose another one.'
    const id = await create(editor)
    for (const [password, why] of [
      ['sunshine', common],
      ['Sunshine', common],
      ['password', own],
      ['12345678', pattern],
      ['11111111', pattern],
      ['qwertyui', pattern],
      ['ha.tran.moi', own],
      ['Trần Thị Hà', own],
    ] as const) {
      const sent = { email: 'ha.tran.moi@example.test', password, repass: password }
      expect(await weak('/users', fields(sent))).toEqual([422, { password: [why] }])
      expect(await weak(`/users/${id}`, forEdit(sent))).toEqual([422, { password: [why] }])
    }
  })

  it('shares the address with nobody who lives, whatever its case', async () => {
    const maker = await world.as('CREATE_USER')
    const id = await create(maker, { email: 'Kho@Example.test' })
    const again = await maker.post('/users', { form: form(fields({ email: 'kho@example.TEST' })) })
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['email']])
    await world.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    await create(maker, { email: 'kho@example.test' })
  })

  it('gets an approved group, organisation and position only', async () => {
    const maker = await world.as('CREATE_USER')
    const { id: post } = await world.db
      .insertInto('positions')
      .values({ name: 'Chờ duyệt', order: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: org } = await world.db
      .insertInto('organizations')
      .values({ name: 'Đã xóa', status: 1, deleted_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: group } = await world.db
      .insertInto('groups')
      .values({ name: 'Chưa duyệt' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const fieldRefused = async (more: Record<string, string>) => {
      const { status, body } = await maker.post('/users', { form: form(fields(more)) })
      return [status, body.errors]
    }
    expect(await fieldRefused({ post_code: String(post) })).toEqual([
      422,
      { post_code: ['The chosen record is not approved yet.'] },
    ])
    expect(await fieldRefused({ org_id: String(org) })).toEqual([
      422,
      { org_id: ['The chosen record does not exist.'] },
    ])
    expect(await fieldRefused({ grp_id: String(group) })).toEqual([
      422,
      { grp_id: ['The chosen record is not approved yet.'] },
    ])
  })
})

describe('an edited user', () => {
  it('keeps the password when it is left blank, and is signed out everywhere when it changes', async () => {
    const editor = await world.as('CREATE_USER', 'UPDATE_USER')
    const id = await create(editor, { email: 'blank@example.test' })
    const own = await world.signIn(id)
    const blank = await editor.post(`/users/${id}`, { form: form(forEdit({ email: 'blank@example.test' })) })
    expect([blank.status, blank.body.data.email]).toEqual([200, 'blank@example.test'])
    expect((await signIn('blank@example.test', 'tra nap 2026')).status).toBe(200)
    expect((await own.get('/profiles')).status).toBe(200)
    const set = { email: 'blank@example.test', password: 'mat ong rung moi', repass: 'mat ong rung moi' }
    expect((await editor.post(`/users/${id}`, { form: form(forEdit(set)) })).status).toBe(200)
    expect((await own.get('/profiles')).status).toBe(401)
    expect((await signIn('blank@example.test', 'tra nap 2026')).status).toBe(401)
    expect((await signIn('blank@example.test', 'mat ong rung moi')).status).toBe(200)
  })

  it('keeps the avatar when none is sent, and a choice that is no longer approved', async () => {
    const editor = await world.as('CREATE_USER', 'UPDATE_USER')
    const { id: post } = await world.db
      .insertInto('positions')
      .values({ name: 'Tổ trưởng', order: 1, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sent = fields({ post_code: String(post) })
    const { body } = await editor.post('/users', { form: form(sent, [['avatar', 'a.jpg', await jpeg()]]) })
    await world.db.updateTable('positions').set({ status: 2 }).where('id', '=', post).execute()
    const edit = forEdit({ email: sent.email, post_code: String(post) })
    const edited = await editor.post(`/users/${body.data.id}`, { form: form(edit) })
    expect(edited.body.data).toMatchObject({ position: { id: post }, avatar500x500: expect.any(String) })
    const none = await editor.post(`/users/${body.data.id}`, {
      form: form(forEdit({ email: sent.email, post_code: '' })),
    })
    expect(none.body.data.position).toBeNull()
    const bare = forEdit({ email: sent.email, remove_avatar: '1' })
    expect((await editor.post(`/users/${body.data.id}`, { form: form(bare) })).body.data.avatar).toBeNull()
  })

  it('changes status only by somebody who may activate or deactivate, never by oneself', async () => {
    const editor = await world.as('CREATE_USER', 'UPDATE_USER')
    const id = await create(editor)
    const status = { status: '1' }
    const refused = await editor.post(`/users/${id}`, { form: form(forEdit(status)) })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['status']])
    const boss = await world.asSuper()
    const target = await world.signIn(id)
    expect((await boss.post(`/users/${id}`, { form: form(forEdit(status)) })).body.data.status.code).toBe(1)
    expect((await target.get('/profiles')).status).toBe(401)
    const own = await boss.post(`/users/${boss.id}`, { form: form(forEdit({ ...status, grp_id: '1' })) })
    expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ['status']])
  })

  it('that is not there is a 404', async () => {
    const editor = await world.as('UPDATE_USER')
    expect((await editor.post('/users/999999', { form: form(forEdit()) })).status).toBe(404)
    expect((await editor.get('/users/999999')).status).toBe(404)
    expect((await row(editor.id)).status).toBe(0)
  })
})
