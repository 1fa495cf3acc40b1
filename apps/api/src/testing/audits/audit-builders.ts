import { sql } from 'kysely'
import { approvalStatus, type Permission } from '@apron/contract'
import type { Browser, World } from '../world.ts'

/** What is needed before an audit can be opened, made by SQL. */
export function builders(world: World) {
  const { db } = world
  let made = 0
  const next = () => (made += 1)

  async function organization(parent: number | null = null, status: number = approvalStatus.APPROVAL): Promise<number> {
    const values = { name: `Chi nhánh ${next()}`, parent_id: parent, status }
    return (await db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  async function category(parent: number | null = null): Promise<number> {
    const values = { name: `Nhóm ${next()}`, parent_id: parent }
    return (await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  /** A team role tied to a group of its own with these permissions. */
  async function role(order: number, ...permissions: Permission[]): Promise<number> {
    const holder = await world.as(...permissions)
    const values = { alias: `Vai trò ${next()}`, group_id: holder.groupId, order }
    return (await db.insertInto('team_roles').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  async function itemStatus(code: string, flags: { is_default?: boolean; is_finding?: boolean } = {}): Promise<number> {
    const values = { code, name: code, color: '#1b7a4b', ...flags }
    return (await db.insertInto('item_statuses').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  async function group(
    index: string,
    parent: number | null = null,
    status: number = approvalStatus.APPROVAL,
  ): Promise<number> {
    const values = {
      index_html: `<b>${index}</b>`,
      index_text: index,
      header: `Phần ${index}`,
      parent_id: parent,
      status,
    }
    return (await db.insertInto('library_groups').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  async function items(groupId: number, count: number, status: number = approvalStatus.APPROVAL): Promise<number[]> {
    const { rows } = await newItems(groupId, count, status).execute(db)
    return rows.map((row) => row.id)
  }

  /** An audit as the API makes one. */
  async function audit(author: Browser, form: Record<string, unknown> = {}): Promise<number> {
    const { status, body } = await author.post('/checklists', {
      body: { ...auditForm, org_id: await organization(), ...form },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.data.id
  }

  return { organization, category, role, itemStatus, group, items, audit }
}

/** Items after those that the group has. */
const newItems = (groupId: number, count: number, status: number) => sql<{ id: number }>`
  insert into library_items (group_id, header, content, status)
  select ${groupId}, 'Câu ' || present.items + n, '<p>Nội dung ' || n || '</p>', ${status}
  from (select count(*) as items from library_items where group_id = ${groupId}) present, generate_series(1, ${count}) n
  returning id`

export const auditForm = {
  name: 'Đánh giá kho Đà Nẵng',
  starting_date: '2026-03-02',
  ending_date: '2026-03-20',
}
