import { auditStatus } from '@apron/contract'
import type { DemoAudit } from './audit.ts'

export const camRanhRefuelling: DemoAudit = {
  name: {
    vi: 'Đánh giá nội bộ {{quarter}}: đội tra nạp Cam Ranh',
    en: 'Internal audit {{quarter}}: Cam Ranh refuelling team',
  },
  status: auditStatus.APPROVAL,
  starts: 9,
  ends: 15,
  organization: 'camRanhRefuelling',
  category: 'quarterly',
  author: 'quangHuy',
  team: {
    leader: ['quangHuy'],
    auditor: ['yenNhi', 'thanhTung'],
    auditee: ['trongNghia'],
  },
  scope: ['B', 'C4'],
  answered: 0,
  answers: {},
}

export const haulier: DemoAudit = {
  name: {
    vi: 'Đánh giá nhà thầu vận tải An Bình, {{quarter}}',
    en: 'Contractor audit {{quarter}}: An Binh Petroleum Haulage',
  },
  status: auditStatus.SUBMITTING,
  starts: 23,
  ends: 25,
  organization: 'haulier',
  category: 'contractor',
  author: 'bichNgoc',
  team: {
    leader: ['quangHuy'],
    auditor: ['hoangNam', 'khanhLinh'],
    auditee: ['vietHung'],
  },
  scope: ['A1', 'C3', 'C5'],
  answered: 0,
  answers: {},
}
