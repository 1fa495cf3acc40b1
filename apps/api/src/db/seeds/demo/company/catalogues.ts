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

export type DemoStatus = {
  code: string
  name: Text
  description: Text
  color: string
  comments?: true
  /** What was found has to be written down. */
  asks?: true
  initial?: true
  finding?: true
  /** Usual days to correct it. */
  days?: number
}

/** Colours keep three to one against the light and the dark page. */
export const itemStatuses = {
  open: {
    code: 'TBC',
    name: { vi: 'Chưa kiểm tra', en: 'Not checked' },
    description: { vi: 'Mục chưa được trả lời', en: 'The item has not been answered yet' },
    color: '#8a8f98',
    initial: true,
  },
  conforming: {
    code: 'C',
    name: { vi: 'Phù hợp', en: 'Conforming' },
    description: { vi: 'Đáp ứng yêu cầu, có bằng chứng', en: 'Meets the requirement, with evidence' },
    color: '#1f9d61',
    comments: true,
  },
  observation: {
    code: 'OBS',
    name: { vi: 'Lưu ý', en: 'Observation' },
    description: {
      vi: 'Đáp ứng yêu cầu nhưng có nguy cơ thành điểm không phù hợp',
      en: 'Meets the requirement, but may become a non-conformity',
    },
    color: '#2f86c9',
    comments: true,
  },
  minor: {
    code: 'MIN',
    name: { vi: 'Không phù hợp nhẹ', en: 'Minor non-conformity' },
    description: {
      vi: 'Sai lệch đơn lẻ, chưa ảnh hưởng trực tiếp đến chất lượng nhiên liệu và an toàn',
      en: 'A single lapse without direct effect on fuel quality or safety',
    },
    color: '#b7791f',
    comments: true,
    asks: true,
    finding: true,
    days: 30,
  },
  major: {
    code: 'MAJ',
    name: { vi: 'Không phù hợp nặng', en: 'Major non-conformity' },
    description: {
      vi: 'Ảnh hưởng hoặc có thể ảnh hưởng đến chất lượng nhiên liệu và an toàn',
      en: 'Affects, or may affect, fuel quality or safety',
    },
    color: '#d64545',
    comments: true,
    asks: true,
    finding: true,
    days: 7,
  },
  notApplicable: {
    code: 'NA',
    name: { vi: 'Không áp dụng', en: 'Not applicable' },
    description: { vi: 'Đơn vị không có hoạt động này', en: 'The site has no such activity' },
    color: '#6b7280',
  },
} satisfies Record<string, DemoStatus>

export type StatusKey = keyof typeof itemStatuses

export const categories = {
  internal: { name: { vi: 'Đánh giá nội bộ', en: 'Internal audit' }, default: true },
  quarterly: { name: { vi: 'Định kỳ hằng quý', en: 'Quarterly' }, under: 'internal' },
  unannounced: { name: { vi: 'Đột xuất', en: 'Unannounced' }, under: 'internal' },
  external: { name: { vi: 'Đánh giá bên ngoài', en: 'External audit' } },
  jointInspection: {
    name: { vi: 'Giám định chung của các hãng', en: 'Joint inspection by airlines' },
    under: 'external',
  },
  authority: { name: { vi: 'Nhà chức trách hàng không', en: 'Aviation authority' }, under: 'external' },
  contractor: { name: { vi: 'Đánh giá nhà thầu', en: 'Contractor audit' } },
} satisfies Record<string, { name: Text; under?: string; default?: true }>

export type CategoryKey = keyof typeof categories

export const tags = {
  quality: { vi: 'Kiểm soát chất lượng', en: 'Quality control' },
  equipment: { vi: 'Thiết bị', en: 'Equipment' },
  calibration: { vi: 'Hiệu chuẩn', en: 'Calibration' },
  records: { vi: 'Hồ sơ, tài liệu', en: 'Documentation' },
  training: { vi: 'Đào tạo', en: 'Training' },
  fire: { vi: 'Phòng cháy chữa cháy', en: 'Fire safety' },
  safety: { vi: 'An toàn lao động', en: 'Occupational safety' },
  environment: { vi: 'Môi trường', en: 'Environment' },
  emergency: { vi: 'Ứng phó khẩn cấp', en: 'Emergency response' },
  contractor: { vi: 'Nhà thầu', en: 'Contractors' },
} satisfies Record<string, Text>

export type TagKey = keyof typeof tags
