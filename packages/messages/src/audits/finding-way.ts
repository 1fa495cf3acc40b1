import type { Texts } from '../text.ts'

/** The way of a finding to its end. */
export const findingWay = {
  state_open: { vi: 'Chờ kế hoạch khắc phục', en: 'Awaiting a plan' },
  state_proposed: { vi: 'Chờ chấp nhận kế hoạch', en: 'Plan proposed' },
  state_plan_sent_back: { vi: 'Kế hoạch bị trả lại', en: 'Plan sent back' },
  state_accepted: { vi: 'Đang khắc phục', en: 'Plan accepted' },
  state_done: { vi: 'Chờ xác nhận', en: 'Done, to be verified' },
  state_sent_back: { vi: 'Kết quả bị trả lại', en: 'Sent back' },
  state_verified: { vi: 'Đã xác nhận', en: 'Verified' },
  state_effective: { vi: 'Đã thấy hiệu quả', en: 'Found effective' },
} satisfies Texts
