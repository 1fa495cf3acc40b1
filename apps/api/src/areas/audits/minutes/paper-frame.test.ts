import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPaperNumber } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let everybody: Browser
let audit: OpenAudit
let now = new Date()
beforeAll(async () => {
  world = await startWorld({ now: () => now })
  everybody = await world.asSuper()
})
afterAll(() => world.stop())
beforeEach(async () => {
  now = new Date('2026-03-10T05:00:00Z')
  audit = await openAudit(world)
  await sql`update minutes set number = null`.execute(world.db)
  await sql`delete from paper_numbers`.execute(world.db)
})

const path = () => `/checklists/${audit.id}`
const save = async () => {
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: [] }
  return (await everybody.post(`${path()}/meeting-minutes`, { body })).body.data
}
const set = async (values: Record<string, unknown>) => {
  const present = (await everybody.get('/settings/all')).body.data.values
  const seen = Object.fromEntries(Object.keys(values).map((name) => [name, present[name]]))
  const { status, body } = await everybody.put('/settings/all', { body: { ...values, seen } })
  return [status, body.errors] as const
}
const numbers = async (count: number) => {
  const given: string[] = []
  for (let turn = 0; turn < count; turn += 1) given.push((await save()).number)
  return given
}

describe('minutes', () => {
  it('are numbered by year as the settings say, and keep their number', async () => {
    await set({ paper_number: '##/{year}/BB-ĐG' })
    const first = await save()
    expect(first.number).toBe('01/2026/BB-ĐG')
    await set({ paper_number: 'QA {year}-###' })
    expect(await numbers(2)).toEqual(['QA 2026-002', 'QA 2026-003'])
    now = new Date('2026-12-31T17:30:00Z')
    expect(await numbers(1)).toEqual(['QA 2027-001'])
    const read = async (end: string) => (await everybody.get(`${path()}/${end}`)).body.data
    expect((await read(`meeting-minutes/${first.id}`)).number).toBe('01/2026/BB-ĐG')
    expect((await read('meeting-minutes')).map(({ number }: { number: string }) => number)).toEqual([
      'QA 2027-001',
      'QA 2026-003',
      'QA 2026-002',
      '01/2026/BB-ĐG',
    ])
    expect((await read('result')).number).toBe('QA 2027-001')
    const { after } = await world.db
      .selectFrom('audit_trail')
      .select('after')
      .where('action', '=', 'minutes.saved')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(after).toMatchObject({ number: 'QA 2027-001' })
  })

  it('go on where a pattern names no year, and pass over what another pattern has given already', async () => {
    await set({ paper_number: 'BB #' })
    expect(await numbers(2)).toEqual(['BB 1', 'BB 2'])
    now = new Date('2027-02-01T05:00:00Z')
    expect(await numbers(2)).toEqual(['BB 3', 'BB 4'])
    await set({ paper_number: 'BB ##' })
    now = new Date('2028-02-01T05:00:00Z')
    expect(await numbers(1)).toEqual(['BB 01'])
    await set({ paper_number: 'BB #' })
    expect(await numbers(1)).toEqual(['BB 5'])
  })

  it('freeze scope, criteria, category and whose paper they are, logo included', async () => {
    const picture = form({}, [['logo', 'logo.jpg', await jpeg(60, 20)]])
    expect((await everybody.post('/settings/logo', { form: picture })).status).toBe(200)
    await set({ company_name: 'Minh Hải', company_address: 'Hà Nội', paper_edition: 'BM-07, lần 03' })
    const category = await world.db
      .insertInto('categories')
      .values({ name: 'Nội bộ hằng quý' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const frame = { scope: 'Kho bể', criteria: 'JIG 1, lần 13' }
    await world.db
      .updateTable('audits')
      .set({ ...frame, category_id: category.id })
      .where('id', '=', audit.id)
      .execute()
    const saved = await save()
    const company = { name: 'Minh Hải', address: 'Hà Nội', logo: expect.stringMatching(/^\/files\/\d+\/small\?/) }
    const paper = { company, edition: 'BM-07, lần 03', national_heading: true }
    expect(saved.checklist).toMatchObject({ ...frame, category: 'Nội bộ hằng quý', paper })
    expect((await everybody.get('/papers/head')).body.data).toEqual(paper)

    await set({ company_name: 'Tên mới', paper_edition: '', national_heading: false })
    await everybody.delete('/settings/logo')
    await world.db.updateTable('audits').set({ scope: 'x', criteria: 'x' }).where('id', '=', audit.id).execute()
    const { checklist } = (await everybody.get(`${path()}/meeting-minutes/${saved.id}`)).body.data
    expect(checklist).toEqual(saved.checklist)
    const { rows } = await sql`select from minutes_files where minutes_id = ${saved.id}`.execute(world.db)
    expect(rows).toHaveLength(1)
    expect((await everybody.get('/papers/head')).body.data).toEqual({
      company: { name: 'Tên mới', address: 'Hà Nội', logo: null },
      edition: '',
      national_heading: false,
    })
  })

  it('of earlier versions show without number, scope and criteria, as the company’s of now', async () => {
    const { id } = await save()
    await sql`update minutes set number = null, snapshot = jsonb_set(snapshot, '{version}', '2') - 'paper'
      #- '{audit,scope}' #- '{audit,criteria}' #- '{audit,category}' where id = ${id}`.execute(world.db)
    await set({ company_name: 'Minh Hải' })
    for (const end of [`meeting-minutes/${id}`, 'meeting-minutes-last', 'result']) {
      const { number, checklist } = (await everybody.get(`${path()}/${end}`)).body.data
      expect([end, number, checklist]).toMatchObject([
        end,
        null,
        { scope: '', criteria: '', category: null, paper: { company: { name: 'Minh Hải' } } },
      ])
    }
  })
})

describe('how minutes are numbered', () => {
  it.each(['', 'BB', '{year}', '{year', '#{năm}', '# #', '#######', '#{year}#', 'x'.repeat(40) + '#'])(
    'is not taken as %j',
    async (paper_number) => {
      const [status, errors] = await set({ paper_number })
      expect([status, Object.keys(errors)]).toEqual([422, ['paper_number']])
    },
  )

  it('is told in linear time from what is no pattern', () => {
    for (const part of ['{year}', '{', 'x', '}', '{year'])
      expect(isPaperNumber(part.repeat(100_000)) || isPaperNumber(`${part.repeat(100_000)}#`)).toBe(part === 'x')
  })
})
