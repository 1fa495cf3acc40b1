import { auditStatus } from '@apron/contract'
import type { DemoAudit } from './audit.ts'

export const phuQuocRefuelling: DemoAudit = {
  name: {
    vi: 'Đánh giá nội bộ {{quarter}}: đội tra nạp Phú Quốc',
    en: 'Internal audit {{quarter}}: Phu Quoc refuelling team',
  },
  status: auditStatus.IN_PROGRESS,
  starts: -1,
  ends: 12,
  organization: 'phuQuocRefuelling',
  category: 'quarterly',
  author: 'quangHuy',
  team: {
    leader: ['quangHuy'],
    auditor: ['yenNhi', 'hoangNam'],
    auditee: ['haiDang', 'baoLong'],
  },
  scope: ['B'],
  answered: 0.13,
  answers: {
    deadman: {
      status: 'observation',
      remarks: [
        {
          by: 'hoangNam',
          text: {
            vi: 'Xe PQ-05: lượng tràn 38 lít ở 1.900 lít/phút, trong giới hạn nhưng tăng so với lần thử trước (25 lít). Nên kiểm tra van an toàn trong kỳ bảo dưỡng tới.',
            en: 'Vehicle PQ-05: overrun of 38 litres at 1,900 l/min, within the limit but up from 25 at the last test. Check the deadman valve at the next service.',
          },
        },
      ],
    },
  },
}
