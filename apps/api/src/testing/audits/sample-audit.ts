import { createHash } from 'node:crypto'
import { auditStatus, type AuditStatus } from '@apron/contract'
import type { World } from '../world.ts'

export type SampleAudit = {
  id: number
  /** Audit items in the order of the tree. */
  items: number[]
  /** The item that has a final comment with pictures. */
  concluded: { item: number; comment: number; files: number[] }
  team: { leader: number; auditor: number; auditee: number }
}

type Options = { status?: AuditStatus; groups?: number; itemsPerGroup?: number; pictures?: readonly number[] }

/** An audit in progress with a team, a tree of two levels, answers, a final comment with pictures and a reference; made by SQL. */
export async function sampleAudit(world: World, options: Options = {}): Promise<SampleAudit> {
  const { status = auditStatus.IN_PROGRESS, groups = 2, itemsPerGroup = 2 } = options
  const author = await world.as()
  const organization = await insert(world, 'organizations', {
    name: 'Chi nhánh Nhiên liệu Đà Nẵng',
    address: 'Sân bay Đà Nẵng, quận Hải Châu',
    status: 1,
  })
  const audit = await insert(world, 'audits', {
    name: 'Đánh giá nội bộ kho Đà Nẵng',
    starting_date: '2026-03-02',
    ending_date: '2026-03-20',
    status,
    closing_date: status === auditStatus.CLOSE ? '2026-03-20' : null,
    corrective_ending_date: status === auditStatus.CORRECTIVE ? '2026-04-20' : null,
    organization_id: organization,
    author_id: author.id,
  })
  const team = await makeTeam(world, audit)
  const [conforming, major] = await makeStatuses(world)
  const items = await makeItems(world, audit, conforming, { groups, itemsPerGroup })
  const found = items[1]!
  await world.db.updateTable('audit_items').set({ status_id: major }).where('id', '=', found).execute()
  const files = options.pictures ?? (await makePictures(world, author.id))
  const comment = await insert(world, 'comments', {
    audit_item_id: found,
    user_id: team.auditor,
    content: '<p>Phễu lọc <b>rò rỉ</b> tại khớp nối.</p>',
    result: '<p>Đã khóa van, treo biển cảnh báo.</p>',
    is_final: true,
  })
  await world.db
    .insertInto('comment_files')
    .values(files.map((file_id, position) => ({ comment_id: comment, file_id, position })))
    .execute()
  await makeReference(world, found)
  return { id: audit, items, concluded: { item: found, comment, files: [...files] }, team }
}

type RowValues = Record<string, string | number | boolean | null>

async function insert(world: World, table: string, values: RowValues): Promise<number> {
  const row = await world.db
    .insertInto(table as 'positions')
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

let made = 0

async function makeTeam(world: World, audit: number): Promise<SampleAudit['team']> {
  made += 1
  const roles = [
    { part: 'leader', alias: 'Trưởng đoàn', name: 'Nguyễn Thị Thưởng', gender: 0, title: 'Trưởng phòng Chất lượng' },
    { part: 'auditor', alias: 'Đánh giá viên', name: 'Trần Văn Ẩn', gender: 1, title: 'Kỹ sư hóa nghiệm' },
    { part: 'auditee', alias: 'Đơn vị', name: 'Lê Hoàng Dũng', gender: 1, title: 'Giám đốc chi nhánh' },
  ] as const
  const members = { leader: 0, auditor: 0, auditee: 0 }
  for (const [order, { part, alias, name, gender, title }] of roles.entries()) {
    const member = await world.as()
    const position = await insert(world, 'positions', { name: `${title} ${made}`, order: 50 - order, status: 1 })
    const role = await insert(world, 'team_roles', {
      alias: `${alias} ${made}`,
      group_id: member.groupId,
      order: 3 - order,
      part,
    })
    await world.db
      .updateTable('users')
      .set({ fullname: name, gender, position_id: position })
      .where('id', '=', member.id)
      .execute()
    await world.db
      .insertInto('audit_members')
      .values({ audit_id: audit, team_role_id: role, user_id: member.id })
      .execute()
    members[part] = member.id
  }
  return members
}

async function makeStatuses(world: World): Promise<[number, number]> {
  const conforming = await insert(world, 'item_statuses', { code: `C${made}`, name: 'Phù hợp', color: '#1b7a4b' })
  const major = await insert(world, 'item_statuses', {
    code: `NC${made}`,
    name: 'Không phù hợp nặng',
    color: '#b3261e',
    is_finding: true,
  })
  return [conforming, major]
}

/** Under groups below one chapter; all in a few statements, so that a thousand are made at once. */
async function makeItems(world: World, audit: number, status: number, size: { groups: number; itemsPerGroup: number }) {
  const { db } = world
  const groups = await makeGroups(world, audit, size.groups)
  const questions = groups.flatMap((group) =>
    Array.from({ length: size.itemsPerGroup }, (_, index) => ({
      group_id: group.id,
      header: `${group.index_text}.${index + 1}`,
      content: `<p>Câu hỏi ${group.index_text}.${index + 1}: phễu lọc có được kiểm tra hằng ngày không?</p>`,
    })),
  )
  const library = await db
    .insertInto('library_items')
    .values(questions.map((question) => ({ ...question, status: 1 })))
    .returning('id')
    .execute()
  const rows = questions.map((question, position) => ({
    ...question,
    audit_id: audit,
    library_item_id: library[position]!.id,
    asks_input: false,
    status_id: status,
    position,
  }))
  const items: number[] = []
  for (let from = 0; from < rows.length; from += 2000) {
    const inserted = await db
      .insertInto('audit_items')
      .values(rows.slice(from, from + 2000))
      .returning('id')
      .execute()
    items.push(...inserted.map(({ id }) => id))
  }
  return items
}

/** A chapter with so many groups below it, which it gives. */
async function makeGroups(world: World, audit: number, count: number) {
  const { db } = world
  const chapter = await insert(world, 'library_groups', {
    index_html: 'I',
    index_text: 'I',
    header: 'Tiếp nhận',
    status: 1,
  })
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const groups = await db
    .insertInto('library_groups')
    .values(
      numbers.map((n) => ({
        parent_id: chapter,
        index_html: `<b>I.${n}</b>`,
        index_text: `I.${n}`,
        header: `Khu vực ${n}`,
        status: 1,
      })),
    )
    .returningAll()
    .execute()
  const tree = [{ id: chapter, parent_id: null, index_html: 'I', index_text: 'I', header: 'Tiếp nhận' }, ...groups]
  await db
    .insertInto('audit_groups')
    .values(
      tree.map(({ id, parent_id, index_html, index_text, header }, position) => ({
        audit_id: audit,
        group_id: id,
        parent_id,
        index_html,
        index_text,
        header,
        position,
      })),
    )
    .execute()
  return groups
}

async function makePictures(world: World, owner: number): Promise<number[]> {
  const rows = await world.db
    .insertInto('files')
    .values(
      ['van-1.jpg', 'van-2.jpg'].map((name) => ({
        digest: createHash('sha256').update(`${made}-${name}`).digest('hex'),
        name,
        type: 'image/jpeg',
        kind: 'image',
        bytes: 100,
        owner_id: owner,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function makeReference(world: World, item: number): Promise<void> {
  const { db } = world
  const folder = await insert(world, 'document_groups', { name: 'Quy trình', status: 1 })
  const document = await insert(world, 'documents', { group_id: folder, name: 'TCCS 17', version: '2', status: 1 })
  const paragraph = await insert(world, 'document_items', {
    document_id: document,
    index: '4.2',
    header: 'Lọc và tách nước',
    content: '<p>…</p>',
  })
  const { library_item_id } = await db
    .selectFrom('audit_items')
    .select('library_item_id')
    .where('id', '=', item)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('library_item_references')
    .values({ item_id: library_item_id, document_item_id: paragraph })
    .execute()
}
