import type { Database } from '../../apps/api/src/db/client.ts'

const statuses = [
  { code: 'CA', name: 'Chưa đánh giá', color: '#8a9794', is_default: true, allows_comments: false, is_finding: false },
  { code: 'C', name: 'Phù hợp', color: '#1b7a4b', is_default: false, allows_comments: true, is_finding: false },
  { code: 'OBS', name: 'Khuyến nghị', color: '#e0a92a', is_default: false, allows_comments: true, is_finding: false },
  { code: 'MIN', name: 'Lỗi nhẹ', color: '#c2560c', is_default: false, allows_comments: true, is_finding: true },
  {
    code: 'MAJ',
    name: 'Lỗi nặng',
    color: '#b3261e',
    is_default: false,
    allows_comments: true,
    is_finding: true,
    asks_input: true,
  },
  { code: 'NA', name: 'Không áp dụng', color: '#566563', is_default: false, allows_comments: false, is_finding: false },
]

const subjects = [
  'Kiểm tra ngoại quan mẫu nhiên liệu Jet A-1 trước khi xuất kho',
  'Đo tỷ trọng và nhiệt độ bồn chứa sau thời gian lắng',
  'Xả đáy bồn, ghi sổ và lưu mẫu theo biểu mẫu hiện hành',
  'Niêm phong van xả đáy và van cách ly tại khu bồn',
  'Hiệu chuẩn đồng hồ đo lưu lượng trên xe tra nạp',
  'Kiểm tra chênh áp phin lọc tách nước và hồ sơ thay lõi lọc',
  'Huấn luyện phòng cháy chữa cháy cho nhân viên tra nạp',
  'Trang bị và kiểm định dây tiếp địa, dây cân bằng điện thế',
]

type WorkspaceOptions = {
  items: number
  groups?: number
  status?: number
  members?: readonly number[]
  /** Whether most questions have been answered, in every status. */
  answered?: boolean
}

/** An audit with its groups, questions and team; its people are who they were given as. */
export async function makeAudit(
  db: Database,
  { items, groups = 12, status = 3, members = [], answered = false }: WorkspaceOptions,
) {
  const author = members[0] ?? 1
  const statusRows = await makeStatuses(db)
  const audit = await makeEmptyAudit(db, author, status)
  const { groupIds, homes } = await makeGroups(db, audit, groups)
  const texts = Array.from({ length: items }, (_, index) => ({
    header: `${index + 1}. ${subjects[index % subjects.length]!}`,
    content: `<p>${'Nhân viên có thực hiện lấy mẫu, kiểm tra ngoại quan và ghi chép vào sổ theo biểu mẫu hiện hành không? '.repeat(1 + (index % 3))}</p>`,
    group_id: homes[Math.floor((index * homes.length) / items)]!,
  }))
  const first = statusRows.find((row) => row.is_default)!
  const statusOf = (index: number) =>
    answered && index % 9 !== 8 ? statusRows[1 + (index % (statusRows.length - 1))]!.id : first.id
  const itemIds = await makeItems(db, audit, texts, statusOf)
  if (members.length > 0) await makeTeam(db, audit, members)
  return { id: audit, itemIds, groupIds, statuses: statusRows }
}

const one = async <Row>(rows: Promise<Row[]>) => (await rows)[0]!

async function makeStatuses(db: Database) {
  if (!(await db.selectFrom('item_statuses').select('id').limit(1).executeTakeFirst())) {
    await db.insertInto('item_statuses').values(statuses).execute()
  }
  return db.selectFrom('item_statuses').selectAll().orderBy('id').execute()
}

async function makeEmptyAudit(db: Database, author: number, status: number): Promise<number> {
  const organization = await one(
    db
      .insertInto('organizations')
      .values({ name: 'Kho sân bay Tân Sơn Nhất', address: 'Phường 2, quận Tân Bình, TP. Hồ Chí Minh', status: 1 })
      .returning('id')
      .execute(),
  )
  const audit = await one(
    db
      .insertInto('audits')
      .values({
        name: 'Đánh giá nội bộ kho Tân Sơn Nhất',
        starting_date: '2026-11-03',
        ending_date: '2026-11-14',
        organization_id: organization.id,
        author_id: author,
        status,
        ...(status === 4 && { corrective_starting_date: '2026-11-15', corrective_ending_date: '2026-12-15' }),
      })
      .returning('id')
      .execute(),
  )
  return audit.id
}

/** Chapters and the groups under them; `homes` are those that hold questions, in the order of the tree. */
async function makeGroups(db: Database, audit: number, groups: number) {
  const chapters = Math.max(1, Math.ceil(groups / 6))
  const groupIds: number[] = []
  for (let index = 0; index < groups; index++) {
    const chapter = index % chapters
    const isChapter = index < chapters
    const label = isChapter ? `${index + 1}.` : `${chapter + 1}.${Math.floor(index / chapters)}`
    const row = await one(
      db
        .insertInto('library_groups')
        .values({
          parent_id: isChapter ? null : groupIds[chapter]!,
          index_html: `<b>${label}</b>`,
          index_text: label,
          header: isChapter ? 'Quản lý chất lượng và an toàn kho nhiên liệu' : subjects[index % subjects.length]!,
          status: 1,
        })
        .returning('id')
        .execute(),
    )
    groupIds.push(row.id)
    await db
      .insertInto('audit_groups')
      .values({
        audit_id: audit,
        group_id: row.id,
        parent_id: isChapter ? null : groupIds[chapter]!,
        index_html: `<b>${label}</b>`,
        index_text: label,
        header: isChapter ? 'Quản lý chất lượng và an toàn kho nhiên liệu' : subjects[index % subjects.length]!,
        position: index,
      })
      .execute()
  }
  const inOrder = groupIds
    .map((id, index) => ({ id, chapter: index % chapters }))
    .toSorted((a, b) => a.chapter - b.chapter)
  const homes = inOrder
    .filter(({ id }) => groups <= chapters || !groupIds.slice(0, chapters).includes(id))
    .map(({ id }) => id)
  return { groupIds, homes }
}

async function makeItems(
  db: Database,
  audit: number,
  texts: { header: string; content: string; group_id: number }[],
  statusOf: (index: number) => number,
): Promise<number[]> {
  const itemIds: number[] = []
  for (let from = 0; from < texts.length; from += 1000) {
    const part = texts.slice(from, from + 1000)
    const library = await db
      .insertInto('library_items')
      .values(part.map((text) => ({ ...text, status: 1 })))
      .returning('id')
      .execute()
    const made = await db
      .insertInto('audit_items')
      .values(
        part.map((text, index) => ({
          ...text,
          audit_id: audit,
          library_item_id: library[index]!.id,
          asks_input: (from + index) % 7 === 3,
          status_id: statusOf(index),
          position: from + index,
        })),
      )
      .returning('id')
      .execute()
    itemIds.push(...made.map(({ id }) => id))
  }
  return itemIds
}

/** A role each, tied to the group of the first of them. */
async function makeTeam(db: Database, audit: number, members: readonly number[]): Promise<void> {
  const { group_id } = await db
    .selectFrom('users')
    .select('group_id')
    .where('id', '=', members[0]!)
    .executeTakeFirstOrThrow()
  const roles = ['leader', 'auditor', 'auditee'] as const
  const names = { leader: 'Trưởng đoàn', auditor: 'Đánh giá viên', auditee: 'Đại diện đơn vị' }
  for (const [index, part] of roles.entries()) {
    const alias = `${names[part]} ${audit}`
    const role = await one(
      db
        .insertInto('team_roles')
        .values({ alias, group_id, part, order: 9 - index })
        .returning('id')
        .execute(),
    )
    const user = members[index % members.length]!
    await db.insertInto('audit_members').values({ audit_id: audit, team_role_id: role.id, user_id: user }).execute()
  }
}
