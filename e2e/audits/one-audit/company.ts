import type { Permission } from '@apron/contract'
import { builders } from '../../../apps/api/src/testing/audits/audit-builders.ts'
import type { Person, Product } from '../../harness.ts'

/** A company before its first audit: three people who sign in, one who is only named, and what an administrator has set up. */
export type Company = { maker: Person; checker: Person; auditor: Person; auditee: Person; organization: string }

const writesLibrary = [
  'VIEW_CHECKLIST_ITEM',
  'CREATE_GROUPCHKITEM',
  'UPDATE_GROUPCHKITEM',
  'CREATE_CHECKLIST_ITEM',
  'UPDATE_CHECKLIST_ITEM',
] as const
const approves = ['APPROVE_GROUPCHKITEM', 'APPROVE_CHECKLIST_ITEM', 'APPROVE_CHECKLIST'] as const
const plansAudits = ['CREATE_CHECKLIST', 'UPDATE_CHECKLIST', 'ADD_CHECKLIST_ITEM', 'REMOVE_CHECKLIST_ITEM'] as const

const statuses = [
  { code: 'CKT', name: 'Chưa kiểm tra', color: '#8a9794', is_default: true, allows_comments: false, is_finding: false },
  { code: 'PH', name: 'Phù hợp', color: '#1b7a4b', is_default: false, allows_comments: true, is_finding: false },
  { code: 'KN', name: 'Khuyến nghị', color: '#e0a92a', is_default: false, allows_comments: true, is_finding: false },
  { code: 'KPH', name: 'Không phù hợp', color: '#b3261e', is_default: false, allows_comments: true, is_finding: true },
  {
    code: 'KAD',
    name: 'Không áp dụng',
    color: '#566563',
    is_default: false,
    allows_comments: false,
    is_finding: false,
  },
]

/** What each team role adds to the rights of whoever has it, inside the audit and nowhere else. */
const roles: { alias: string; part: string; permissions: Permission[] }[] = [
  { alias: 'Trưởng đoàn', part: 'leader', permissions: ['CREATE_COMMENT', 'FINAL_COMMENT'] },
  {
    alias: 'Đánh giá viên',
    part: 'auditor',
    permissions: [
      ...([
        'IN_PROGRESS_CHECKLIST',
        'CORRECTIVE_CHECKLIST',
        'CLOSE_CHECKLIST',
        'AUDIT_CHECKLIST_ITEM',
        'EXPORT_MINUTES',
      ] as const),
      ...([
        'CREATE_COMMENT',
        'UPDATE_COMMENT',
        'FINAL_COMMENT',
        'SET_CORRECTIVE_DATE',
        'SET_CORRECTIVE_STATUS',
      ] as const),
    ],
  },
  { alias: 'Đại diện đơn vị', part: 'auditee', permissions: ['CREATE_COMMENT'] },
]

/** Sets up what has no screen in a journey: people, their positions, team roles, the organisation, item statuses, tags. */
export async function foundCompany(product: Product): Promise<Company> {
  const { db } = product.world
  const make = builders(product.world)
  const company = {
    maker: await product.person('Hoàng Bảo Ngọc', [...writesLibrary, ...approves, ...plansAudits]),
    checker: await product.person('Nguyễn Thị Thanh Hà', ['VIEW_CHECKLIST_ITEM', 'VIEW_ALL_CHECKLIST', ...approves]),
    auditor: await product.person('Bùi Văn Nhị', []),
    auditee: await product.person('Đặng Quốc Thịnh', []),
  }
  const positions = ['Chuyên viên chất lượng', 'Trưởng phòng Chất lượng', 'Kỹ sư hóa nghiệm', 'Giám đốc chi nhánh']
  for (const [place, person] of Object.values(company).entries()) {
    const position = { name: positions[place]!, order: place, status: 1 }
    const { id } = await db.insertInto('positions').values(position).returning('id').executeTakeFirstOrThrow()
    const gender = person === company.auditor || person === company.auditee ? 1 : 0
    await db.updateTable('users').set({ position_id: id, gender }).where('id', '=', person.id).execute()
  }
  const organization = { name: 'Chi nhánh Nhiên liệu Đà Nẵng', address: 'Sân bay Đà Nẵng, quận Hải Châu' }
  await db
    .updateTable('organizations')
    .set(organization)
    .where('id', '=', await make.organization())
    .execute()
  for (const [place, { alias, part, permissions }] of roles.entries()) {
    const id = await make.role(9 - place, ...permissions)
    await db.updateTable('team_roles').set({ alias, part }).where('id', '=', id).execute()
  }
  await db.insertInto('item_statuses').values(statuses).execute()
  await db
    .insertInto('tags')
    .values([{ name: 'PCCC' }, { name: 'Lấy mẫu' }])
    .execute()
  return { ...company, organization: organization.name }
}

/** The day so many days from now, as people type it and as it is stored. */
export function dayFromNow(days: number): { typed: string; stored: string } {
  const at = new Date(Date.now() + days * 86_400_000)
  const stored = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at)
  const [year, month, day] = stored.split('-')
  return { typed: `${day}/${month}/${year}`, stored }
}
