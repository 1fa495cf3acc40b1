import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { weaknessOf } from '@apron/contract'
import { isCommon } from '../../areas/people/domain/common-passwords.ts'
import { checkPassword } from '../../areas/people/domain/password.ts'
import { readConfig, type Config } from '#start/config.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import type { Database } from '../client.ts'
import { tables } from '../schema/index.ts'
import { people, type PersonKey } from './demo/company/people.ts'
import { seedFirstStart } from './first-start.ts'

async function setUp(settings: NodeJS.ProcessEnv): Promise<{ config: Config; directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'apron-first-'))
  return { directory, config: readConfig({ APRON_DATA: directory, APRON_SECRET: 'x'.repeat(32), ...settings }) }
}

async function counts(db: Database): Promise<Record<string, number>> {
  const rows = await Promise.all(
    Object.keys(tables).map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db)
      return [table, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(rows)
}

describe.each(['vi', 'en'] as const)('a first start in %s', (language) => {
  let world: World
  let made: { config: Config; directory: string }
  let introduction: string[]

  beforeAll(async () => {
    world = await startWorld()
    made = await setUp({ APRON_LANGUAGE: language })
    introduction = await seedFirstStart(world.db, made.config, () => undefined)
  })
  afterAll(async () => {
    await world.stop()
    await rm(made.directory, { recursive: true })
  })

  const as = async (key: PersonKey): Promise<Browser> => {
    const { email } = people[key]
    const { id } = await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return world.signIn(id)
  }
  const auditOf = async (status: number): Promise<number> => {
    const found = world.db.selectFrom('audits').select('id').where('status', '=', status).orderBy('id')
    return (await found.executeTakeFirstOrThrow()).id
  }

  it('makes a company, its library and its audits', async () => {
    const made = await counts(world.db)
    expect(made).toMatchObject({ users: 25, organizations: 18, documents: 5, audits: 6, minutes: 1, team_roles: 3 })
    expect(made['library_items']).toBeGreaterThanOrEqual(90)
    expect(made['comments']).toBeGreaterThan(20)
    expect(made['files']).toBeGreaterThanOrEqual(6)
    const statuses = await world.db.selectFrom('audits').select('status').orderBy('id').execute()
    expect(statuses.map(({ status }) => status)).toEqual([5, 4, 3, 3, 1, 0])
  })

  it('tells in the log of an organisation and of a person where they come from', async () => {
    const administrator = await world.asSuper()
    for (const path of ['organizations', 'users']) {
      const { body } = await administrator.get(`/${path}/1/logs`)
      expect(body.data).toEqual([expect.objectContaining({ action: 'created', user: null, changes: [] })])
    }
  })

  it('changes nothing the second time, and says where the passwords are', async () => {
    const before = await counts(world.db)
    const again = await seedFirstStart(world.db, made.config, () => undefined)
    expect(await counts(world.db)).toEqual(before)
    expect(again).toEqual([expect.stringContaining('first-sign-in.txt')])
  })

  it('keeps passwords that work for their owner’s eyes only', async () => {
    const path = join(made.directory, 'first-sign-in.txt')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const sheet = await readFile(path, 'utf8')
    for (const { email } of Object.values(people)) expect(sheet).toContain(email)
    const [administrators, others] = [...sheet.matchAll(/: (\S{4}-\S{4}-\S{4})$/gm)].map(([, password]) => password!)
    expect(introduction.join('\n')).toContain(administrators)
    const users = await world.db.selectFrom('users').select(['email', 'password_hash']).execute()
    const hashOf = (wanted: string) => users.find(({ email }) => email === wanted)?.password_hash
    expect(await checkPassword(hashOf('admin@apron.example'), administrators!)).toBe(true)
    expect(await checkPassword(hashOf(people.yenNhi.email), others!)).toBe(true)
    expect(await checkPassword(hashOf(people.yenNhi.email), administrators!)).toBe(false)
    // As whoever changes one has to.
    for (const password of [administrators!, others!]) {
      expect([weaknessOf(password, ['Apron', ...users.map(({ email }) => email)]), isCommon(password)]).toEqual([
        null,
        false,
      ])
    }
  })

  it('leaves an audit about sixty percent answered, with counts that agree', async () => {
    const auditor = await as('yenNhi')
    const id = await auditOf(3)
    const { body } = await auditor.get(`/checklists/${id}/checklist-items`)
    expect(body.data.percent).toBeGreaterThan(55)
    expect(body.data.percent).toBeLessThan(65)
    const wrong = await sql`
      select i.id from audit_items i
      where comment_count <> (select count(*) from comments c where c.audit_item_id = i.id)
        or (corrective_date is not null) <> (select is_finding from item_statuses s where s.id = i.status_id)
           and exists (select from audits a where a.id = i.audit_id and a.status in (4, 5))`.execute(world.db)
    expect(wrong.rows).toEqual([])
    const future = await sql`
      select id from comments where created_at > now()
      union all select id from audit_item_history where created_at > now()`.execute(world.db)
    expect(future.rows).toEqual([])
  })

  it('means by the statuses of an audit that has started what they mean', async () => {
    const { rows } = await sql`
      select own.audit_id, s.code from audit_statuses own join item_statuses s on s.id = own.status_id
      where (own.is_finding, own.is_default, own.allows_comments, own.asks_input, own.severity)
        is distinct from (s.is_finding, s.is_default, s.allows_comments, s.asks_input, s.severity)`.execute(world.db)
    expect(rows).toEqual([])
  })

  it('answers no question that asks for information without it, and leaves some to be answered', async () => {
    const { rows } = await sql<{ answered: boolean; written: boolean; under_way: boolean }>`
      select not s.is_default as answered, i.comment_count > 0 as written, a.status = 3 as under_way
      from audit_items i join item_statuses s on s.id = i.status_id join audits a on a.id = i.audit_id
      where i.asks_input or s.asks_input`.execute(world.db)
    expect(rows.filter(({ answered, written }) => answered && !written)).toEqual([])
    expect(rows.filter(({ answered, under_way }) => under_way && !answered).length).toBeGreaterThan(3)
  })

  it('lets the auditor answer and the auditee only see and comment', async () => {
    const [auditor, auditee] = [await as('yenNhi'), await as('xuanTruong')]
    const id = await auditOf(3)
    const open = await world.db
      .selectFrom('audit_items as i')
      .innerJoin('item_statuses as s', 's.id', 'i.status_id')
      .select('i.id')
      .where('i.audit_id', '=', id)
      .where('s.is_default', '=', true)
      .executeTakeFirstOrThrow()
    const path = `/checklists/${id}/checklist-items/${open.id}`
    expect((await auditee.put(path, { body: { stt_code: 'OBS' } })).status).toBe(403)
    expect((await auditor.put(path, { body: { stt_code: 'OBS' } })).status).toBe(200)
    const said = new FormData()
    said.set('content', '<p>Đã rõ</p>')
    expect((await auditee.post(`${path}/comments`, { form: said })).status).toBe(200)
  })

  it('shows an auditor only the audits that they take part in, and a quality manager all', async () => {
    expect((await (await as('khanhLinh')).get('/checklists')).body.meta.total).toBe(2)
    expect((await (await as('ducAnh')).get('/checklists')).body.meta.total).toBe(6)
  })

  it('lets the checker approve what the maker wrote, and not the maker', async () => {
    const [maker, checker] = [await as('bichNgoc'), await as('thuHa')]
    const { id } = await world.db
      .selectFrom('library_items')
      .select('id')
      .where('status', '=', 0)
      .executeTakeFirstOrThrow()
    for (const path of [`/checklist-items/${id}/approval`, `/checklists/${await auditOf(0)}/approval`]) {
      expect((await maker.post(path)).status).toBe(403)
      expect((await checker.post(path)).status).toBe(200)
    }
  })

  it('has minutes that the product reads as its own', async () => {
    const { status, body } = await (await as('quangHuy')).get(`/checklists/${await auditOf(5)}/result`)
    expect(status).toBe(200)
    const items = body.data.chk_items.flatMap((group: { items: unknown[] }) => group.items)
    const { count } = await world.db
      .selectFrom('audit_items')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('audit_id', '=', await auditOf(5))
      .executeTakeFirstOrThrow()
    expect(items.length).toBe(count)
    expect(items.some((item: { cmt_final: { img: unknown[] } | null }) => item.cmt_final?.img.length)).toBe(true)
    expect(body.data.checklist.users.map((role: { part: string }) => role.part)).toEqual([
      'leader',
      'auditor',
      'auditee',
    ])
  })
})

it('makes only the administrator when the demonstration is off', async () => {
  const world = await startWorld()
  const { config, directory } = await setUp({ APRON_DEMO: 'off' })
  onTestFinished(async () => {
    await world.stop()
    await rm(directory, { recursive: true })
  })
  const [line] = await seedFirstStart(world.db, config, () => undefined)
  expect(line).toMatch(/^Sign in as admin@apron\.example with the password \S+$/)
  expect(await counts(world.db)).toMatchObject({ users: 1, audits: 0, library_items: 0, organizations: 0 })
})

it('makes the company once when two processes start at the same moment', async () => {
  const world = await startWorld()
  const { config, directory } = await setUp({})
  onTestFinished(async () => {
    await world.stop()
    await rm(directory, { recursive: true })
  })
  await Promise.all([1, 2].map(() => seedFirstStart(world.db, config, () => undefined)))
  expect(await counts(world.db)).toMatchObject({ users: 25, audits: 6 })
})
