import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let member: Browser
beforeAll(async () => {
  // Half past six in the evening of the day before in UTC: today is the day in the deployment's time zone.
  world = await startWorld({ now: () => new Date('2026-05-14T18:30:00Z') })
  audit = await openAudit(world)
  member = await audit.member()
  await audit.move(auditStatus.CORRECTIVE)
  const dates = ['2026-12-31', '2026-05-15', '2026-05-31', '2025-12-31', null]
  const { id: status_id } = await world.db
    .selectFrom('item_statuses')
    .select('id')
    .where('code', '=', 'MAJ')
    .executeTakeFirstOrThrow()
  for (const [index, corrective_date] of dates.entries()) {
    await world.db
      .updateTable('audit_items')
      .set({ status_id, corrective_date })
      .where('id', '=', audit.items[index]!)
      .execute()
  }
})
afterAll(() => world.stop())

type DashboardEntry = {
  id: number
  checklist_items: { id: number; content: string; pivot: { corrective_date: string } }[]
}
async function datesFor(who: Browser, query: Record<string, number> = {}) {
  const { status, body } = await who.get('/checklist-item-fix', { query })
  const dates = (body.data as DashboardEntry[]).flatMap(({ checklist_items }) =>
    checklist_items.map(({ pivot }) => pivot.corrective_date),
  )
  return [status, body.meta.total, ...dates]
}

describe('findings to correct', () => {
  it('are those due today, this month, this year, or all, the soonest first', async () => {
    expect(await datesFor(member, { stt: 1 })).toEqual([200, 1, '2026-05-15'])
    expect(await datesFor(member, { stt: 2 })).toEqual([200, 2, '2026-05-15', '2026-05-31'])
    expect(await datesFor(member, { stt: 3 })).toEqual([200, 3, '2026-05-15', '2026-05-31', '2026-12-31'])
    expect(await datesFor(member)).toEqual([200, 4, '2025-12-31', '2026-05-15', '2026-05-31', '2026-12-31'])
    expect((await member.get('/checklist-item-fix', { query: { stt: 10 } })).status).toBe(422)
  })

  it('are those that are overdue, due until Sunday, without a date, or every one, of one organisation where it is named', async () => {
    const { organization_id } = await world.db
      .selectFrom('audits')
      .select('organization_id')
      .where('id', '=', audit.id)
      .executeTakeFirstOrThrow()
    const left = { organization_id }
    expect(await datesFor(member, { stt: 5, ...left })).toEqual([200, 1, '2025-12-31'])
    expect(await datesFor(member, { stt: 6, ...left })).toEqual([200, 1, '2026-05-15'])
    expect(await datesFor(member, { stt: 7, ...left })).toEqual([200, 1, null])
    expect(await datesFor(member, { stt: 8, ...left })).toEqual([
      200,
      5,
      '2025-12-31',
      '2026-05-15',
      '2026-05-31',
      '2026-12-31',
      null,
    ])
    expect(await datesFor(member, { stt: 8, organization_id: organization_id + 1 })).toEqual([200, 0])
    expect(await datesFor(member, { organization_id: organization_id + 1 })).toEqual([200, 0])
  })

  it('are counted in all and by organisation, where most is overdue first', async () => {
    const other = await openAudit(world)
    const late = ['2026-05-01', '2026-05-02', '2026-05-17', '2026-05-18']
    for (const [index, corrective_date] of late.entries()) {
      await world.db
        .updateTable('audit_items')
        .set({ status_id: sql`(select id from item_statuses where code = 'MAJ')`, corrective_date })
        .where('id', '=', other.items[index]!)
        .execute()
    }
    const counted = async (who: Browser) => {
      const { organizations, ...total } = (await who.get('/checklist-item-fix/counts')).body.data
      return [total, organizations.map((row: Record<string, number>) => [row['overdue'], row['week'], row['undated']])]
    }
    const own = { open: 5, overdue: 1, week: 1, undated: 1, others: 0, nobody: 5 }
    expect(await counted(member)).toEqual([own, [[1, 1, 1]]])
    expect(await counted(await world.as('VIEW_ALL_CHECKLIST'))).toEqual([
      { open: 9, overdue: 3, week: 2, undated: 1, others: 0, nobody: 9 },
      [
        [2, 1, 0],
        [1, 1, 1],
      ],
    ])
    expect(await counted(await world.as())).toEqual([
      { open: 0, overdue: 0, week: 0, undated: 0, others: 0, nobody: 0 },
      [],
    ])
    await world.db.deleteFrom('audits').where('id', '=', other.id).execute()
  })

  it('stand under their audit with what the link to them needs', async () => {
    const { body } = await member.get('/checklist-item-fix', { query: { stt: 1 } })
    expect(body.data).toEqual([
      {
        id: audit.id,
        name: expect.stringMatching(/^Đánh giá kho/),
        checklist_items: [
          {
            id: audit.items[1],
            grp_chk_item_id: audit.groups.first,
            header: 'Câu 2',
            content: 'Kiểm tra phễu lọc số 2',
            finding_number: null,
            conclusion: null,
            status: { code: 'MAJ', name: 'Không phù hợp nặng', color: '#b3261e' },
            pivot: { corrective_date: '2026-05-15' },
          },
        ],
      },
    ])
  })

  it('come in pages of findings', async () => {
    expect(await datesFor(member, { per_page: 3, page: 2 })).toEqual([200, 4, '2026-12-31'])
  })

  it('are only those of audits that the caller may see', async () => {
    expect(await datesFor(await world.as())).toEqual([200, 0])
    expect((await datesFor(await world.as('VIEW_ALL_CHECKLIST')))[1]).toBe(4)
  })

  it('are gone once they are complete, and stay while they are open when their audit is closed', async () => {
    await world.db
      .updateTable('audit_items')
      .set({ finding_state: 'verified' })
      .where('id', '=', audit.items[1])
      .execute()
    expect(await datesFor(member, { stt: 1 })).toEqual([200, 0])
    await audit.move(auditStatus.CLOSE)
    expect((await datesFor(member))[1]).toBe(3)
  })
})
