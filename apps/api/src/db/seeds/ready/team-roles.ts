import type { Text } from '@apron/messages'
import type { GroupKey } from './groups.ts'

type Part = 'leader' | 'auditor' | 'auditee'

/** `order` counts upwards, as with positions. */
export const teamRoles = {
  leader: {
    alias: { vi: 'Trưởng đoàn', en: 'Leader' },
    description: { vi: 'Dẫn đoàn và ký biên bản', en: 'Leads the team and signs the minutes' },
    group: 'leads',
    order: 30,
  },
  auditor: {
    alias: { vi: 'Đánh giá viên', en: 'Auditor' },
    description: { vi: 'Kiểm tra và ghi nhận kết quả', en: 'Checks and records what is found' },
    group: 'auditors',
    order: 20,
  },
  auditee: {
    alias: { vi: 'Đại diện đơn vị được đánh giá', en: 'Auditee' },
    description: { vi: 'Giải trình và khắc phục', en: 'Explains and corrects' },
    group: 'auditees',
    order: 10,
  },
} satisfies Record<Part, { alias: Text; description: Text; group: GroupKey; order: number }>

export type RoleKey = keyof typeof teamRoles
