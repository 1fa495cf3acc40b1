import type { Database } from '../../apps/api/src/db/client.ts'
import { builders } from '../../apps/api/src/testing/audits/audit-builders.ts'
import { startProduct } from '../harness.ts'

/** The product of a small company that audits: organisations, a team, item statuses, and how to make audits in it. */
export async function startAuditCompany() {
  const product = await startProduct()
  const { db } = product.world
  const make = builders(product.world)
  const chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  const people = await Promise.all(
    ['Trần Văn Ẩn', 'Lê Hoàng Dũng', 'Đặng Thị Ngọc Ánh'].map((fullname) => product.person(fullname, [])),
  )
  const session = await product.world.signIn(chief.id)
  const company = await make.organization()
  const branch = await make.organization(company)
  await db
    .updateTable('organizations')
    .set({ name: 'Công ty Nhiên liệu Hàng không' })
    .where('id', '=', company)
    .execute()
  await db.updateTable('organizations').set({ name: 'Chi nhánh Đà Nẵng' }).where('id', '=', branch).execute()
  const roles = [await make.role(9), await make.role(5), await make.role(1)] as const
  for (const [place, alias] of ['Trưởng đoàn', 'Đánh giá viên', 'Đơn vị được đánh giá'].entries()) {
    await db.updateTable('team_roles').set({ alias }).where('id', '=', roles[place]!).execute()
  }
  await make.itemStatus('CHƯA', { is_default: true })
  const finding = await make.itemStatus('NC', { is_finding: true })

  return {
    product,
    chief,
    people,
    roles,
    session,
    finding,
    audit: (name: string) =>
      make.audit(session, {
        name,
        org_id: branch,
        users: [{ group_alias_id: roles[1], users: people.map(({ id }) => id) }],
      }),
    choose: (id: number, checklist_items: number[]) =>
      session.post(`/checklists/${id}/checklist-items`, { body: { checklist_items } }),
    put: (id: number, status: number) => put(db, id, status),
    async library(groups: number, itemsPerGroup: number) {
      const chapter = await make.group('I')
      const items: number[] = []
      for (let n = 1; n <= groups; n += 1) {
        items.push(...(await make.items(await make.group(`I.${n}`, chapter), itemsPerGroup)))
      }
      return items
    },
    async clear() {
      for (const table of ['audit_items', 'audits', 'library_items', 'library_groups'] as const) {
        await db.deleteFrom(table).execute()
      }
    },
  }
}

/** Moves an audit without asking anybody. */
const put = (db: Database, id: number, status: number) =>
  db
    .updateTable('audits')
    .set({
      status,
      closing_date: status === 5 ? '2026-03-20' : null,
      corrective_ending_date: status === 4 ? '2026-03-20' : null,
    })
    .where('id', '=', id)
    .execute()

export type AuditCompany = Awaited<ReturnType<typeof startAuditCompany>>
