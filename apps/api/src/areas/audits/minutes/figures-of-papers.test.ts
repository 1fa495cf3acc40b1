import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bare, made, wordsOfDocx } from '#testing/audits/exported-papers.ts'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
let minutes: number
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
})
afterAll(() => world.stop())

/** Of 32 questions three were answered with something else than that all is well. */
beforeEach(async () => {
  await sql`delete from exports`.execute(world.db)
  audit = await sampleAudit(world, { groups: 8, itemsPerGroup: 4 })
  // As statuses came to be: their ids say nothing of how severe they are.
  await sql`insert into item_statuses (code, name, color, is_finding, severity) values
    ('OBS', 'Lưu ý', '#2f86c9', false, 1), ('MAJ', 'Nặng', '#d64545', true, 3), ('C', 'Phù hợp', '#1f9d61', false, 0),
    ('MIN', 'Nhẹ', '#b7791f', true, 2) on conflict do nothing`.execute(world.db)
  const answer = (code: string, items: readonly number[]) =>
    sql`update audit_items set status_id = (select id from item_statuses where code = ${code})
      where id = any(${items}::integer[])`.execute(world.db)
  const [one, two, three, ...others] = audit.items
  await answer('MAJ', [one!])
  await answer('MIN', [two!])
  await answer('OBS', [three!])
  await answer('C', others)
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: [] }
  minutes = (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
})

const printed = async () =>
  wordsOfDocx((await made(world, secretary, { what: 'minutes', of: minutes, format: 'docx' })).bytes)

describe('the figures of minutes', () => {
  it('name the severest findings first and observations before what is well, in shares that make a hundred', async () => {
    const { counts } = (await secretary.get(`/checklists/${audit.id}/result`)).body.data
    expect(counts.map(({ code }: { code: string }) => code)).toEqual(['MAJ', 'MIN', 'OBS', 'C'])
    const lines = 'MAJ Nặng 1 3,13% MIN Nhẹ 1 3,13% OBS Lưu ý 1 3,12% C Phù hợp 29 90,62%'
    expect(await printed()).toContain(bare(lines))
    const quick = (await secretary.get(`/checklists/${audit.id}/quick-reports`)).body.data as {
      code: string
      point: number
    }[]
    const shown = quick.filter(({ code }) => ['MAJ', 'MIN', 'OBS', 'C'].includes(code))
    expect(shown.map(({ code }) => code)).toEqual(['MAJ', 'MIN', 'OBS', 'C'])
    expect(quick.reduce((sum, { point }) => sum + point, 0)).toBeCloseTo(100, 6)
  })

  it('stay as they were signed in minutes that were saved before they kept how severe a status is', async () => {
    await sql`update minutes set snapshot = jsonb_set(jsonb_set(snapshot, '{version}', '3'), '{items}', (
      select jsonb_agg(item #- '{status,severity}' order by place)
      from jsonb_array_elements(snapshot->'items') with ordinality listed (item, place))) where id = ${minutes}`.execute(
      world.db,
    )
    const lines = 'MIN Nhẹ 1 3,13% MAJ Nặng 1 3,13% C Phù hợp 29 90,63% OBS Lưu ý 1 3,13%'
    expect(await printed()).toContain(bare(lines))
    const { counts } = (await secretary.get(`/checklists/${audit.id}/result`)).body.data
    expect(counts.map(({ code }: { code: string }) => code)).toEqual(['MIN', 'MAJ', 'C', 'OBS'])
  })
})
