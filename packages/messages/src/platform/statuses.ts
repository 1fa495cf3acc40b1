import type { Texts } from '../text.ts'

export const statuses = {
  submitting: { vi: 'Chờ duyệt', en: 'Awaiting approval' },
  approval: { vi: 'Đã duyệt', en: 'Approved' },
  rejection: { vi: 'Bị từ chối', en: 'Rejected' },
  in_progress: { vi: 'Đang thực hiện', en: 'In progress' },
  corrective: { vi: 'Đang khắc phục', en: 'In correction' },
  close: { vi: 'Đã đóng', en: 'Closed' },
  active: { vi: 'Hoạt động', en: 'Active' },
  deactivated: { vi: 'Ngừng hoạt động', en: 'Deactivated' },
  incomplete: { vi: 'Chưa hoàn thành', en: 'Incomplete' },
  complete: { vi: 'Hoàn thành', en: 'Complete' },
} satisfies Texts
