import { sql } from 'kysely'
import { auditStatus, type AuditStatus, type Permission } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { Browser, World } from '../world.ts'

export type OpenAudit = {
  id: number
  /** Library groups: a chapter, two groups below it, and a second chapter. */
  groups: { chapter: number; first: number; second: number; other: number }
  /** Audit items in the order of the tree: two in `first`, two in `second`, one in `other`. */
  items: [number, number, number, number, number]
  /** Somebody in the team by a role that brings these permissions; their own group has none. */
  member(...permissions: Permission[]): Promise<Browser>
  /** Moves the audit without asking anybody. */
  move(status: AuditStatus): Promise<void>
}

let made = 0

/** The statuses of the company, which every audit of a world shares. */
export async function itemStatuses(world: Pick<World, 'db'>): Promise<void> {
  await sql`
    insert into item_statuses (code, name, color, is_default, allows_comments, is_finding) values
      ('NO', 'Chưa đánh giá', '#77838f', true, false, false), ('OK', 'Phù hợp', '#1b7a4b', false, false, false),
      ('OBS', 'Khuyến nghị', '#8a6d00', false, true, false), ('MAJ', 'Không phù hợp nặng', '#b3261e', false, true, true)
    on conflict do nothing`.execute(world.db)
}

async function makeGroups(db: Database): Promise<OpenAudit['groups']> {
  const group = async (index: string, parent_id: number | null) => {
    const values = {
      index_html: `<b>${index}</b>`,
      index_text: index,
      header: `Khu vực ${index}`,
      parent_id,
      status: 1,
    }
    return (await db.insertInto('library_groups').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  const chapter = await group('I', null)
  return {
    chapter,
    first: await group('I.1', chapter),
    second: await group('I.2', chapter),
    other: await group('II', null),
  }
}

/** The groups, and two, two and one item under them, which are new in the library too. */
async function copyInto(db: Database, id: number, groups: OpenAudit['groups']): Promise<void> {
  await sql`
    insert into audit_groups (audit_id, group_id, parent_id, index_html, index_text, header, position)
    select ${id}, id, parent_id, index_html, index_text, header, row_number() over (order by id)
    from library_groups where id = any(${Object.values(groups)})`.execute(db)
  await sql`
    with asked as (
      insert into library_items (group_id, header, content, status)
      select group_id, 'Câu ' || n, '<p>Kiểm tra phễu lọc số ' || n || '</p>', 1
      from unnest(${[groups.first, groups.first, groups.second, groups.second, groups.other]}::integer[]) with ordinality
        as questions (group_id, n)
      returning *
    )
    insert into audit_items (audit_id, group_id, library_item_id, header, content, asks_input, status_id, position)
    select ${id}, a.group_id, a.id, a.header, a.content, false, s.id, row_number() over (order by a.id)
    from asked a, item_statuses s where s.is_default`.execute(db)
}

/** An audit in progress with five unanswered items; made by SQL. */
export async function openAudit(world: Pick<World, 'db' | 'as'>): Promise<OpenAudit> {
  const { db } = world
  made += 1
  await itemStatuses(world)
  const author = await world.as()
  const groups = await makeGroups(db)
  const organization = await db
    .insertInto('organizations')
    .values({ name: `Kho ${made}`, status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('audits')
    .values({
      name: `Đánh giá kho ${made}`,
      starting_date: '2026-03-02',
      ending_date: '2026-03-20',
      status: auditStatus.IN_PROGRESS,
      organization_id: organization.id,
      author_id: author.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await copyInto(db, id, groups)
  const items = await db.selectFrom('audit_items').select('id').where('audit_id', '=', id).orderBy('position').execute()

  return {
    id,
    groups,
    items: items.map((item) => item.id) as OpenAudit['items'],
    async member(...permissions) {
      const holder = await world.as(...permissions)
      const person = await world.as()
      made += 1
      const role = await db
        .insertInto('team_roles')
        .values({ alias: `Đánh giá viên ${made}`, group_id: holder.groupId })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('audit_members').values({ audit_id: id, team_role_id: role.id, user_id: person.id }).execute()
      return person
    },
    async move(status) {
      await db
        .updateTable('audits')
        .set({
          status,
          closing_date: status === auditStatus.CLOSE ? '2026-03-21' : null,
          corrective_ending_date: status === auditStatus.CORRECTIVE ? '2026-04-20' : null,
        })
        .where('id', '=', id)
        .execute()
    },
  }
}
