import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStatus, userType } from '@apron/contract'
import type { RegisterFinding, RegisterColumn, Repeats } from '@apron/contract/audits'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { store } from '#testing/authorisation/scene.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let first: OpenAudit
let later: OpenAudit
let elsewhere: OpenAudit
let reader: Browser
let organizationId: number

type ColumnValues = Record<string, string | number | null>
const find = (id: number, values: ColumnValues = {}) =>
  world.db
    .updateTable('audit_items')
    .set({
      ...values,
      status_id: (all: never) =>
        (all as { selectFrom: World['db']['selectFrom'] })
          .selectFrom('item_statuses')
          .select('id')
          .where('code', '=', 'MAJ'),
    } as never)
    .where('id', '=', id)
    .execute()
const ofAudit = (id: number, values: ColumnValues) =>
  world.db
    .updateTable('audits')
    .set(values as never)
    .where('id', '=', id)
    .execute()

beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-05-15T03:00:00Z') })
  ;[first, later, elsewhere] = [await openAudit(world), await openAudit(world), await openAudit(world)]
  const { organization_id } = await world.db
    .selectFrom('audits')
    .select('organization_id')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  organizationId = organization_id
  await first.move(auditStatus.CLOSE)
  await later.move(auditStatus.CORRECTIVE)
  await ofAudit(first.id, { starting_date: '2025-03-02' })
  await ofAudit(later.id, { organization_id })
  reader = await world.as('VIEW_ALL_CHECKLIST')
  const { library_item_id } = await world.db
    .selectFrom('audit_items')
    .select('library_item_id')
    .where('id', '=', first.items[0])
    .executeTakeFirstOrThrow()
  await find(first.items[0], {
    finding_state: 'verified',
    finding_number: 'NC-2025-001',
    corrective_date: '2025-04-01',
  })
  await find(later.items[0], { library_item_id, finding_number: 'NC-2026-001', corrective_date: '2026-05-01' })
  await find(later.items[1], { finding_state: 'done', responsible_id: reader.id, corrective_date: '2026-06-01' })
  // The same question in another organisation is no repeat.
  await find(elsewhere.items[0], { library_item_id })
})
afterAll(() => world.stop())

const listed = async (query: Record<string, string | number> = {}, who = reader) => {
  const { status, body } = await who.get('/findings', { query })
  return { status, total: body.meta?.total, ids: (body.data as RegisterFinding[] | undefined)?.map(({ id }) => id) }
}
const saidIn = ({ content }: { content: string }) => Buffer.from(content, 'base64').toString('utf8')
const idsOf = async (query: Record<string, string | number>, who = reader) => {
  const { ids, total } = await listed(query, who)
  expect(total).toBe(ids?.length)
  return ids
}

it.each(['due', 'number', 'begun', 'class', 'state'].flatMap((by) => ['asc', 'desc'].map((sort) => [by, sort])))(
  'the pages by %s, %s, are the whole register, whichever end they are nearer to',
  async (sort_by, sort) => {
    const order = { sort_by: sort_by!, sort: sort! }
    const { ids: all, total } = await listed({ ...order, per_page: 100 })
    for (const per_page of [1, 2, 3]) {
      const pages = []
      for (let page = 1; page <= Math.ceil(total / per_page); page += 1)
        pages.push(...(await listed({ ...order, per_page, page })).ids!)
      expect([pages.length, pages]).toEqual([total, all])
    }
  },
)

it.each(['asc', 'desc'])('what is due on no day stands last, %s', async (sort) => {
  expect((await listed({ sort_by: 'due', sort })).ids!.at(-1)).toBe(elsewhere.items[0])
})

describe('the register of findings', () => {
  it('holds every finding of the audits that somebody may see, the soonest due first and those without a date at the end', async () => {
    const all = [first.items[0], later.items[0], later.items[1], elsewhere.items[0]]
    expect(await listed()).toEqual({ status: 200, total: 4, ids: all })
    expect(await listed({}, await later.member())).toEqual({ status: 200, total: 2, ids: all.slice(1, 3) })
    expect(await listed({}, await world.as())).toEqual({ status: 200, total: 0, ids: [] })
    expect(await listed({ per_page: 1, page: 2 })).toEqual({ status: 200, total: 4, ids: [all[1]] })
  })

  it('says of each what it is, where, whose, by when, and how often its question failed there before', async () => {
    const { body } = await reader.get('/findings', { query: { due: 5 } })
    expect(body.data).toEqual([
      {
        id: later.items[0],
        grp_chk_item_id: later.groups.first,
        finding_number: 'NC-2026-001',
        header: 'Câu 1',
        content: 'Kiểm tra phễu lọc số 1',
        conclusion: null,
        state: 'open',
        corrective_date: '2026-05-01',
        is_late: true,
        status: { code: 'MAJ', name: 'Không phù hợp nặng', color: '#b3261e' },
        audit: { id: later.id, name: expect.any(String), starting_date: '2026-03-02' },
        organization: { id: organizationId, name: expect.any(String) },
        category: null,
        responsible: null,
        repeats: 1,
      },
    ])
  })

  it('is narrowed by state, class, organisation, person, repetition, tag, period and lateness', async () => {
    const [verified, open, done, other] = [first.items[0], later.items[0], later.items[1], elsewhere.items[0]]
    const { id: major } = await world.db
      .selectFrom('item_statuses')
      .select('id')
      .where('code', '=', 'MAJ')
      .executeTakeFirstOrThrow()
    const tag_id = await store(world, 'tags', { name: 'Bồn bể' })
    const { library_item_id: item_id } = await world.db
      .selectFrom('audit_items')
      .select('library_item_id')
      .where('id', '=', done)
      .executeTakeFirstOrThrow()
    await world.db.insertInto('library_item_tags').values({ item_id, tag_id }).execute()
    expect(await idsOf({ states: 'verified,done' })).toEqual([verified, done])
    expect(await idsOf({ classes: major + 999 })).toEqual([])
    expect(await idsOf({ classes: major, organization_id: organizationId })).toEqual([verified, open, done])
    expect(await idsOf({ responsible_id: reader.id })).toEqual([done])
    expect(await idsOf({ responsible_id: 0 })).toEqual([verified, open, other])
    expect(await idsOf({ repeated: 1 })).toEqual([open])
    expect(await idsOf({ repeated: 0 })).toEqual([verified, done, other])
    expect(await idsOf({ tag_id })).toEqual([done])
    expect(await idsOf({ from: '2026-01-01', organization_id: organizationId })).toEqual([open, done])
    expect(await idsOf({ to: '2025-12-31' })).toEqual([verified])
    expect(await idsOf({ due: 8 })).toEqual([open, done, other])
    expect(await idsOf({ due: 8, organization_id: organizationId })).toEqual([open, done])
    expect(await idsOf({ due: 8, to: '2025-12-31' })).toEqual([])
    expect(await idsOf({ sort_by: 'number', sort: 'desc' })).toEqual([open, verified, other, done])
    expect(await listed({ states: 'gone' })).toMatchObject({ status: 422 })
  })

  it('holds and counts what was a finding when its audit started, whatever its status means since', async () => {
    const turn = (codes: string[]) =>
      sql`update item_statuses set is_finding = not is_finding where code = any(${codes}::text[])`.execute(world.db)
    const observed = sql`update audit_items set status_id = (select id from item_statuses where code = 'OBS')
      where id = ${later.items[2]}`
    await observed.execute(world.db)
    await sql`insert into audit_statuses select audits.id, s.id, is_finding, is_default, allows_comments, asks_input
      from audits, item_statuses s where audits.id = any(${[first.id, later.id]}::integer[])`.execute(world.db)
    const all = [first.items[0], later.items[0], later.items[1], elsewhere.items[0]]
    expect([await idsOf({}), await idsOf({ due: 8 })]).toEqual([all, all.slice(1)])
    await turn(['MAJ', 'OBS'])
    // The third has kept nothing.
    expect([await idsOf({}), await idsOf({ due: 8 })]).toEqual([all.slice(0, 3), all.slice(1, 3)])
    await turn(['MAJ', 'OBS'])
  })

  it('is searched over number, question and conclusion, whatever the diacritics', async () => {
    const values = { audit_item_id: later.items[1], user_id: reader.id, content: '<p>Thiếu <b>chứng chỉ</b></p>' }
    await store(world, 'comments', { ...values, by_auditor: true })
    await store(world, 'comments', { ...values, content: '<p>Đã nhắc kho</p>' })
    expect(await idsOf({ search: 'nc-2026' })).toEqual([later.items[0]])
    expect(await idsOf({ search: 'PHEU LOC SO 2' })).toEqual([later.items[1]])
    expect(await idsOf({ search: 'chung chi' })).toEqual([later.items[1]])
    // A comment that concludes nothing is none of what is looked in.
    expect(await idsOf({ search: 'nhac kho' })).toEqual([])
    expect(await idsOf({ search: '%' })).toEqual([])
  })

  it('stands on the board by state, counted, also where nobody stands', async () => {
    const columns = (await reader.get('/findings/board')).body.data as RegisterColumn[]
    expect(columns.map(({ state, total, rows }) => [state, total, rows.map(({ id }) => id)])).toEqual([
      ['open', 2, [later.items[0], elsewhere.items[0]]],
      ['proposed', 0, []],
      ['plan_sent_back', 0, []],
      ['accepted', 0, []],
      ['done', 1, [later.items[1]]],
      ['sent_back', 0, []],
      ['verified', 1, [first.items[0]]],
      ['effective', 0, []],
    ])
    const stranger = (await (await world.as()).get('/findings/board')).body.data as RegisterColumn[]
    expect(stranger.reduce((sum, { total }) => sum + total, 0)).toBe(0)
  })

  it('is of an external person what they answer for', async () => {
    const external = await world.as('VIEW_ALL_CHECKLIST')
    await world.db.updateTable('users').set({ type: userType.EXTERNAL }).where('id', '=', external.id).execute()
    await find(elsewhere.items[1], { responsible_id: external.id })
    world.app.services.authenticator.forget()
    expect(await listed({}, external)).toEqual({ status: 200, total: 1, ids: [elsewhere.items[1]] })
    const { body } = await external.post('/findings/exports', { body: { format: 'csv', query: {} } })
    expect(body.data.total).toBe(1)
    const board = (await external.get('/findings/board')).body.data as RegisterColumn[]
    expect(board.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([elsewhere.items[1]])
    await world.db.deleteFrom('audit_responsibles').where('user_id', '=', external.id).execute()
  })

  it('comes as a file of which a spreadsheet runs nothing, and leaves a trace', async () => {
    await world.db
      .updateTable('audit_items')
      .set({ header: '=HYPERLINK("http://x")', content: '<p>\t+1+1</p>' })
      .where('id', '=', later.items[0])
      .execute()
    const body = { format: 'csv', query: { due: 5 } }
    const { data } = (await reader.post('/findings/exports', { body, headers: { 'accept-language': 'en' } })).body
    const [head, row] = saidIn(data).split('\r\n')
    expect([data.name, data.total, head!.startsWith('\uFEFF"Number","Class","State"')]).toEqual([
      'findings-2026-05-15.csv',
      1,
      true,
    ])
    expect(row).toContain(`"'=HYPERLINK(""http://x"")","'+1+1"`)
    const wide = world.db.updateTable('audit_items').where('id', '=', later.items[0]!)
    for (const sign of '＝＋－＠') {
      await wide.set({ header: `${sign}1+1` }).execute()
      const said = saidIn((await reader.post('/findings/exports', { body })).body.data)
      expect(said).toContain(`"'${sign}1+1"`)
    }
    expect(row).toContain('"Awaiting a plan"')
    const vi = (await reader.post('/findings/exports', { body, headers: { 'accept-language': 'vi' } })).body.data
    expect(saidIn(vi).startsWith('\uFEFF"Số";"Loại";"Tình trạng"')).toBe(true)
    expect(saidIn(vi).split('\r\n')[1]).toContain(`"'＠1+1";"'+1+1"`)
    const trail = world.db.selectFrom('audit_trail').select('after').where('action', '=', 'finding.exported')
    expect((await trail.where('user_id', '=', reader.id).execute()).at(-1)?.after).toMatchObject({ total: 1 })
  })
})

describe('a question that failed before', () => {
  const repeatsOf = async (who: Browser, audit: OpenAudit) =>
    (await who.get(`/checklists/${audit.id}/group-checklist-items/${audit.groups.first}/repeats`)).body
      .data as Repeats[]

  it('is named with when, class, state and photo, by audits that the reader may see, and counted in all', async () => {
    const file = { digest: 'd', name: 'a.jpg', type: 'image/jpeg', kind: 'image', bytes: 1, owner_id: reader.id }
    const file_id = await store(world, 'files', file)
    const comment = { audit_item_id: first.items[0], user_id: reader.id, content: '<p>Rò</p>', by_auditor: true }
    const comment_id = await store(world, 'comments', comment)
    await world.db.insertInto('comment_files').values({ comment_id, file_id, position: 0 }).execute()
    const seen = await repeatsOf(reader, later)
    expect(seen).toEqual([
      {
        item_id: later.items[0],
        total: 1,
        last: [
          {
            id: first.items[0],
            finding_number: 'NC-2025-001',
            state: 'verified',
            status: { code: 'MAJ', name: 'Không phù hợp nặng', color: '#b3261e' },
            audit: { id: first.id, name: expect.any(String), starting_date: '2025-03-02' },
            photo: expect.stringContaining('/files/'),
          },
        ],
      },
    ])
    // A member of the later audit sees how often, and not where.
    expect(await repeatsOf(await later.member(), later)).toEqual([{ item_id: later.items[0], total: 1, last: [] }])
    expect(await repeatsOf(reader, first)).toEqual([])
  })

  it('counts no longer once what it failed by is no finding any more', async () => {
    const status_id = (
      await world.db.selectFrom('item_statuses').select('id').where('code', '=', 'OK').executeTakeFirstOrThrow()
    ).id
    await world.db.updateTable('audit_items').set({ status_id }).where('id', '=', first.items[0]).execute()
    expect(await repeatsOf(reader, later)).toEqual([])
    await find(first.items[0])
    expect(await repeatsOf(reader, later)).toHaveLength(1)
  })
})
