import type { Texts } from '../../text.ts'

/** The way of a finding to its end. */
export const findingWorkflow = {
  title: { vi: 'Phát hiện', en: 'Finding' },
  requirement: { vi: 'Yêu cầu', en: 'Requirement' },
  references: { vi: 'Tài liệu viện dẫn', en: 'References' },
  evidence: { vi: 'Bằng chứng và trao đổi', en: 'Evidence and remarks' },
  no_evidence: { vi: 'Chưa có ghi nhận nào.', en: 'There is no evidence yet.' },
  evidence_failed: { vi: 'Chưa tải được bằng chứng', en: 'The evidence could not be loaded' },
  evidence_waits: {
    vi: 'Đang ở trên thiết bị này, sẽ gửi khi có mạng.',
    en: 'This is on your device and is sent as soon as the network allows.',
  },
  conclusion: { vi: 'Kết luận', en: 'Conclusion' },
  class: { vi: 'Phân loại', en: 'Class' },
  due: { vi: 'Hạn khắc phục', en: 'Corrective date' },
  no_date: { vi: 'Chưa có hạn', en: 'No date' },
  overdue: { vi: 'Quá hạn', en: 'Overdue' },
  responsible: { vi: 'Người chịu trách nhiệm', en: 'Responsible' },
  all_auditees: { vi: 'Đại diện đơn vị được đánh giá', en: 'The auditees' },
  look_again: { vi: 'Xem lại hiệu quả ngày', en: 'Effect review on' },
  plan: { vi: 'Kế hoạch khắc phục', en: 'Plan' },
  root_cause: { vi: 'Nguyên nhân gốc', en: 'Root cause' },
  action: { vi: 'Hành động khắc phục', en: 'Corrective action' },
  due_on: { vi: 'Hoàn thành trước', en: 'To be done by' },
  planned: {
    vi: 'Nguyên nhân: {{root_cause}}\nHành động: {{action}}\nHoàn thành trước: {{due_on}}',
    en: 'Cause: {{root_cause}}\nAction: {{action}}\nBy: {{due_on}}',
  },
  extension: { vi: 'Đang xin gia hạn', en: 'Extension requested' },
  extension_from_to: { vi: 'Từ {{from}} đến {{to}}', en: 'From {{from}} to {{to}}' },
  no_steps: { vi: 'Chưa có bước nào.', en: 'Nothing has happened yet.' },
  steps: { vi: 'Lịch sử', en: 'History' },
  moves: { vi: 'Việc bạn có thể làm', en: 'What you can do now' },
  nothing_to_do: { vi: 'Hiện không có việc nào chờ bạn ở đây.', en: 'There is nothing for you to do here now.' },
  move_propose: { vi: 'Đề xuất kế hoạch', en: 'Propose a plan' },
  move_accept: { vi: 'Chấp nhận kế hoạch', en: 'Accept the plan' },
  move_give_evidence: { vi: 'Bổ sung bằng chứng', en: 'Add evidence' },
  move_complete: { vi: 'Báo khắc phục xong', en: 'Report as corrected' },
  move_verify: { vi: 'Xác nhận đã khắc phục', en: 'Verify the correction' },
  move_send_back: { vi: 'Trả lại', en: 'Send back' },
  move_find_effective: { vi: 'Khắc phục có hiệu quả', en: 'It has worked' },
  move_find_ineffective: { vi: 'Khắc phục chưa hiệu quả', en: 'It has not worked' },
  judge_early: { vi: '{{judgement}} (đánh giá sớm)', en: '{{judgement}} (early)' },
  mark_early: { vi: 'Đánh giá sớm, trước ngày {{date}}', en: 'Judged early, before {{date}}' },
  mark_own: { vi: 'Do chính người đã xác nhận đánh giá', en: 'Judged by its verifier' },
  about_early: {
    vi: 'Hiệu quả được xem lại từ ngày {{date}}. Đánh giá trước ngày đó cần nêu lý do; lý do được ghi vào lịch sử và biểu mẫu.',
    en: 'The effect is due for review from {{date}}. Judging it earlier requires a reason, which the history and the papers show.',
  },
  about_own: {
    vi: 'Bạn là người đã xác nhận khắc phục. Nên để người khác đánh giá hiệu quả; nếu bạn tự đánh giá, hãy nêu lý do.',
    en: 'You verified this correction yourself. Somebody else should judge its effect; if you do, say why.',
  },
  move_ask_extension: { vi: 'Xin gia hạn', en: 'Ask for more time' },
  move_grant_extension: { vi: 'Đồng ý gia hạn', en: 'Grant more time' },
  move_refuse_extension: { vi: 'Từ chối gia hạn', en: 'Refuse more time' },
  did_propose: { vi: 'Đã gửi kế hoạch', en: 'The plan was sent' },
  did_accept: { vi: 'Đã chấp nhận kế hoạch', en: 'The plan is accepted' },
  did_verify: { vi: 'Đã xác nhận', en: 'Verified' },
  did_send_back: { vi: 'Đã trả lại', en: 'Sent back' },
  did_judge: { vi: 'Đã ghi kết quả xem lại', en: 'Noted' },
  did_ask_extension: { vi: 'Đã gửi đề nghị gia hạn', en: 'You have asked for more time' },
  did_grant_extension: { vi: 'Đã gia hạn', en: 'More time is granted' },
  did_refuse_extension: { vi: 'Đã từ chối gia hạn', en: 'More time is refused' },
  send_plan: { vi: 'Gửi kế hoạch', en: 'Send the plan' },
  send: { vi: 'Gửi', en: 'Send' },
  reason: { vi: 'Lý do', en: 'Reason' },
  remark: { vi: 'Nhận xét', en: 'Remark' },
  asked_date: { vi: 'Hạn mới', en: 'New date' },
  present_date: { vi: 'Hạn hiện tại: {{date}}', en: 'Present date: {{date}}' },
  what_was_done: { vi: 'Đã làm gì', en: 'What was done' },
  complete_about: {
    vi: 'Đính kèm ảnh hoặc tệp chứng minh. Người khác sẽ kiểm tra và xác nhận.',
    en: 'Add photos or files as evidence. Somebody else checks and verifies it.',
  },
  verify_about: {
    vi: 'Bạn xác nhận việc khắc phục đã xong và đạt yêu cầu.',
    en: 'You verify that it has been corrected as it should be.',
  },
  verify_early: {
    vi: 'Chưa có báo cáo khắc phục xong. Bạn vẫn có thể xác nhận nếu đã kiểm tra.',
    en: 'It has not been reported as corrected. You may still verify it if you have checked it.',
  },
  mailed_propose: {
    vi: '{{finding}} có kế hoạch khắc phục: {{about}}',
    en: '{{finding}} – a plan is proposed: {{about}}',
  },
  mailed_accept: {
    vi: '{{finding}} kế hoạch được chấp nhận: {{about}}',
    en: '{{finding}} – the plan is accepted: {{about}}',
  },
  mailed_give_evidence: {
    vi: '{{finding}} có thêm bằng chứng: {{about}}',
    en: '{{finding}} – more evidence: {{about}}',
  },
  mailed_complete: {
    vi: '{{finding}} đã báo khắc phục xong: {{about}}',
    en: '{{finding}} – reported as corrected: {{about}}',
  },
  mailed_verify: { vi: '{{finding}} đã được xác nhận khắc phục: {{about}}', en: '{{finding}} – verified: {{about}}' },
  mailed_send_back: { vi: '{{finding}} bị trả lại: {{about}}', en: '{{finding}} – sent back: {{about}}' },
  mailed_find_effective: {
    vi: '{{finding}} khắc phục có hiệu quả: {{about}}',
    en: '{{finding}} – the correction was effective: {{about}}',
  },
  mailed_find_ineffective: {
    vi: '{{finding}} khắc phục chưa hiệu quả: {{about}}',
    en: '{{finding}} – the correction was not effective: {{about}}',
  },
  mailed_ask_extension: {
    vi: '{{finding}} xin gia hạn: {{about}}',
    en: '{{finding}} – more time is asked for: {{about}}',
  },
  mailed_grant_extension: {
    vi: '{{finding}} được gia hạn: {{about}}',
    en: '{{finding}} – more time is granted: {{about}}',
  },
  mailed_refuse_extension: {
    vi: '{{finding}} không được gia hạn: {{about}}',
    en: '{{finding}} – more time is refused: {{about}}',
  },
  told_propose: {
    vi: 'đã đề xuất kế hoạch khắc phục {{finding}} (đợt đánh giá “{{audit}}”), hoàn thành trước {{date}}',
    en: 'proposed a plan for {{finding}} of the audit “{{audit}}”, to be done by {{date}}',
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
    en: 'reviewed {{finding}} of the audit “{{audit}}”: the correction was effective',
  },
  told_find_ineffective: {
    vi: 'đã xem lại {{finding}} (đợt đánh giá “{{audit}}”): khắc phục chưa hiệu quả',
    en: 'reviewed {{finding}} of the audit “{{audit}}”: the correction was not effective',
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

export const errors = {
  finding_state: {
    vi: 'Chưa thực hiện được: phát hiện đang ở trạng thái "{{state}}".',
    en: 'This cannot be done: the state of the finding is "{{state}}".',
  },
  own_correction: {
    vi: 'Người chịu trách nhiệm hoặc đã làm việc khắc phục không tự chấp nhận hay xác nhận; cần một người khác.',
    en: 'A person who answers for a finding or has worked on it may not accept or verify it; somebody else must.',
  },
} satisfies Texts

export const validation = {
  day_over: { vi: 'Ngày này đã qua.', en: 'This day has passed.' },
  day_no_later: {
    vi: 'Hạn mới phải sau hạn hiện tại.',
    en: 'The new date has to be later than the present one.',
  },
  due_after_date: {
    vi: 'Không được sau hạn khắc phục. Nếu cần thêm thời gian, hãy xin gia hạn.',
    en: 'This may not be after the corrective date. Ask for an extension if more time is needed.',
  },
} satisfies Texts

/** Why something was done. */
export const reasonGiven = {
  because: { vi: 'Lý do: {{reason}}', en: 'Because: {{reason}}' },
} satisfies Texts

/** Where a finding stands. */
export const findingStates = {
  state_open: { vi: 'Chờ kế hoạch khắc phục', en: 'Awaiting a plan' },
  state_proposed: { vi: 'Chờ chấp nhận kế hoạch', en: 'Plan proposed' },
  state_plan_sent_back: { vi: 'Kế hoạch bị trả lại', en: 'Plan sent back' },
  state_accepted: { vi: 'Đang khắc phục', en: 'Being corrected' },
  state_done: { vi: 'Chờ xác nhận', en: 'Done, to be verified' },
  state_sent_back: { vi: 'Kết quả bị trả lại', en: 'Result sent back' },
  state_verified: { vi: 'Đã xác nhận', en: 'Verified' },
  state_effective: { vi: 'Đã có hiệu quả', en: 'Found effective' },
} satisfies Texts

export const notices = {
  kind_FINDING_STEP: { vi: 'Các bước khắc phục', en: 'Steps of corrections' },
  kind_FINDING_STEP_hint: {
    vi: 'Kế hoạch, kết quả, xác nhận và gia hạn của những phát hiện liên quan đến bạn',
    en: 'Plans, results, verification and extensions of findings that concern you',
  },
} satisfies Texts
