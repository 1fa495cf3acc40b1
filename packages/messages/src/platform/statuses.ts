import type { Texts } from '../text.ts'

export const statuses = {
  submitting: { vi: 'Chờ duyệt', en: 'Submitting' },
  approval: { vi: 'Phê duyệt', en: 'Approved' },
  rejection: { vi: 'Từ chối', en: 'Rejected' },
  in_progress: { vi: 'Đang thực hiện', en: 'In progress' },
  corrective: { vi: 'Khắc phục', en: 'Corrective' },
  close: { vi: 'Đã đóng', en: 'Closed' },
  active: { vi: 'Hoạt động', en: 'Active' },
  deactivated: { vi: 'Ngừng hoạt động', en: 'Deactivated' },
  incomplete: { vi: 'Chưa hoàn thành', en: 'Incomplete' },
  complete: { vi: 'Hoàn thành', en: 'Complete' },
} satisfies Texts
