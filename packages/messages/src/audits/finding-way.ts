import type { Texts } from '../text.ts'

/** The way of a finding to its end. */
export const findingWay = {
  state_open: { vi: 'Chờ kế hoạch khắc phục', en: 'Awaiting a plan' },
  state_proposed: { vi: 'Chờ chấp nhận kế hoạch', en: 'Plan proposed' },
  state_plan_sent_back: { vi: 'Kế hoạch bị trả lại', en: 'Plan sent back' },
  state_accepted: { vi: 'Đang khắc phục', en: 'Being corrected' },
  state_done: { vi: 'Chờ xác nhận', en: 'Done, to be verified' },
  state_sent_back: { vi: 'Kết quả bị trả lại', en: 'Result sent back' },
  state_verified: { vi: 'Đã xác nhận', en: 'Verified' },
  state_effective: { vi: 'Đã có hiệu quả', en: 'Found effective' },
  told_propose: {
    vi: 'đã đề xuất kế hoạch khắc phục {{finding}} (đợt đánh giá “{{audit}}”), hoàn thành trước {{date}}',
    en: 'proposed what to do about {{finding}} of the audit “{{audit}}” by {{date}}',
  },
  told_accept: {
    vi: 'đã chấp nhận kế hoạch khắc phục {{finding}} (đợt đánh giá “{{audit}}”)',
    en: 'accepted the plan for {{finding}} of the audit “{{audit}}”',
  },
  told_give_evidence: {
    vi: 'đã bổ sung bằng chứng khắc phục {{finding}} (đợt đánh giá “{{audit}}”)',
    en: 'added evidence to {{finding}} of the audit “{{audit}}”',
  },
  told_complete: {
    vi: 'đã báo khắc phục xong {{finding}} (đợt đánh giá “{{audit}}”), chờ xác nhận',
    en: 'reported {{finding}} of the audit “{{audit}}” as corrected; it waits to be verified',
  },
  told_verify: {
    vi: 'đã xác nhận khắc phục {{finding}} (đợt đánh giá “{{audit}}”)',
    en: 'verified the correction of {{finding}} of the audit “{{audit}}”',
  },
  told_send_back: {
    vi: 'đã trả lại {{finding}} (đợt đánh giá “{{audit}}”)',
    en: 'sent {{finding}} of the audit “{{audit}}” back',
  },
  told_find_effective: {
    vi: 'đã xem lại {{finding}} (đợt đánh giá “{{audit}}”): khắc phục có hiệu quả',
    en: 'looked at {{finding}} of the audit “{{audit}}” again: the correction has worked',
  },
  told_find_ineffective: {
    vi: 'đã xem lại {{finding}} (đợt đánh giá “{{audit}}”): khắc phục chưa hiệu quả',
    en: 'looked at {{finding}} of the audit “{{audit}}” again: the correction has not worked',
  },
  told_ask_extension: {
    vi: 'đã xin gia hạn {{finding}} (đợt đánh giá “{{audit}}”) đến {{date}}',
    en: 'asked for more time for {{finding}} of the audit “{{audit}}”, until {{date}}',
  },
  told_grant_extension: {
    vi: 'đã đồng ý gia hạn {{finding}} (đợt đánh giá “{{audit}}”) đến {{date}}',
    en: 'granted more time for {{finding}} of the audit “{{audit}}”, until {{date}}',
  },
  told_refuse_extension: {
    vi: 'đã từ chối gia hạn {{finding}} (đợt đánh giá “{{audit}}”)',
    en: 'refused more time for {{finding}} of the audit “{{audit}}”',
  },
} satisfies Texts
