import type { World } from '../world.ts'
import { store } from '../authorisation/scene.ts'

export type PlannedYear = Awaited<ReturnType<typeof plannedYear>>

/**
 * 2026 as a company plans it: two depots below a branch with plans in several months, two in one month of one depot, one
 * late, one called off, one whose audit begins in another month, an audit that no plan had, and a third depot that nobody
 * has ever looked at. The keeper leads the audit that runs, and has called off.
 */
export async function plannedYear(world: Pick<World, 'db'>, keeper: { id: number }) {
  const organization = (name: string, parent_id: number | null = null) =>
    store(world, 'organizations', { name, parent_id, status: 1 })
  const company = await organization('Công ty Minh Hải')
  const branch = await organization('Chi nhánh miền Trung', company)
  const depots = {
    danang: await organization('Kho Đà Nẵng', branch),
    camranh: await organization('Kho Cam Ranh', branch),
    phucat: await organization('Kho Phù Cát', branch),
  }
  const internal = await store(world, 'categories', { name: 'Đánh giá nội bộ', interval_months: 6 })
  const safety = await store(world, 'categories', { name: 'An toàn cháy nổ', interval_months: 12 })
  const audit = (name: string, organization_id: number, starting_date: string, status: number) =>
    store(world, 'audits', {
      name,
      organization_id,
      category_id: internal,
      starting_date,
      ending_date: '2026-12-31',
      author_id: keeper.id,
      status,
      ...(status === 5 && { closing_date: '2026-06-30' }),
    })
  const audits = {
    running: await audit('Nội bộ Đà Nẵng quý I', depots.danang, '2026-03-14', 3),
    closed: await audit('Nội bộ Cam Ranh', depots.camranh, '2026-06-02', 5),
    unplanned: await audit('Đột xuất Cam Ranh', depots.camranh, '2026-04-20', 3),
  }
  const { group_id } = await world.db
    .selectFrom('users')
    .select('group_id')
    .where('id', '=', keeper.id)
    .executeTakeFirstOrThrow()
  const role = await store(world, 'team_roles', { alias: 'Trưởng đoàn đánh giá', group_id, part: 'leader' })
  await world.db
    .insertInto('audit_members')
    .values({ audit_id: audits.running, team_role_id: role, user_id: keeper.id })
    .execute()
  const planned = { year: 2026, organization_id: depots.danang, category_id: internal as number | null }
  const reason = 'Gộp vào đợt đầu tháng'
  const off = { cancelled_at: '2026-02-01T03:00:00Z', cancelled_by: keeper.id, cancel_reason: reason }
  const plans = [
    { ...planned, month: 3, audit_id: audits.running },
    { ...planned, month: 3, ...off },
    { ...planned, month: 3, category_id: safety },
    { ...planned, month: 5, organization_id: depots.camranh, audit_id: audits.closed },
    { ...planned, month: 11, organization_id: depots.camranh, note: 'Sau mùa mưa' },
    { ...planned, month: 12, organization_id: branch, category_id: null },
  ]
  for (const plan of plans) await store(world, 'audit_plans', plan)
  return { company, branch, ...depots, internal, safety, audits }
}
