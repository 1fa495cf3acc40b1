import type { Texts } from '../text.ts'

export const comments = {
  title: { vi: 'Ghi nhận', en: 'Comments' },
  of: { vi: 'Ghi nhận về {{item}}', en: 'Comments on {{item}}' },
  load_failed: { vi: 'Chưa tải được ghi nhận', en: 'The comments could not be loaded' },
  none: { vi: 'Chưa có ghi nhận nào', en: 'No comments yet' },
  none_hint: {
    vi: 'Ghi lại hiện trạng bằng lời, hình ảnh hoặc tệp đính kèm.',
    en: 'Record what you see in words, pictures or files.',
  },
  information_wanted: { vi: 'Cần nhập thông tin', en: 'Information needed' },
  information: { vi: 'Thông tin', en: 'Information' },
  issue: { vi: 'Hiện trạng', en: 'Issue' },
  result: { vi: 'Xử lý tại chỗ', en: 'Result' },
  add_result: { vi: 'Thêm xử lý tại chỗ', en: 'Add a result' },
  send: { vi: 'Gửi ghi nhận', en: 'Send comment' },
  save: { vi: 'Lưu ghi nhận', en: 'Save comment' },
  final: { vi: 'Nhận xét kết luận', en: 'Conclusion' },
  make_final: { vi: 'Đặt làm kết luận', en: 'Make it the conclusion' },
  esc: { vi: 'trở lại danh sách câu hỏi', en: 'back to the questions' },
  delete: { vi: 'Xóa ghi nhận', en: 'Delete comment' },
  delete_title: { vi: 'Xóa ghi nhận này?', en: 'Delete this comment?' },
  delete_text: { vi: 'Ghi nhận về "{{item}}" sẽ bị xóa.', en: 'Your comment on "{{item}}" will be deleted.' },
  delete_replies_one: {
    vi: 'Ghi nhận về "{{item}}" và {{count}} trả lời của nó sẽ bị xóa.',
    en: 'Your comment on "{{item}}" and its {{count}} reply will be deleted.',
  },
  delete_replies_other: {
    vi: 'Ghi nhận về "{{item}}" và {{count}} trả lời của nó sẽ bị xóa.',
    en: 'Your comment on "{{item}}" and its {{count}} replies will be deleted.',
  },
  delete_answered_title: { vi: 'Không xóa được ghi nhận này', en: 'This comment cannot be deleted' },
  delete_answered: {
    vi: 'Đã có người khác trả lời ghi nhận này. Bạn vẫn có thể sửa nội dung.',
    en: 'Somebody else has replied to it. You can still edit what you wrote.',
  },
  deleted: { vi: 'Đã xóa ghi nhận', en: 'Comment deleted' },
  stays_draft: {
    vi: 'Bản nháp: tự gửi khi bạn chọn kết quả.',
    en: 'A draft: it is sent by itself once you answer.',
  },
  kept_draft: {
    vi: 'Bản nháp: kết quả {{status}} không cho thêm ghi nhận. Tự gửi khi bạn chọn kết quả khác.',
    en: 'A draft: {{status}} takes no comments. It is sent by itself once you choose another answer.',
  },
  draft_sent: { vi: 'Bản nháp đã được gửi cùng kết quả', en: 'Your draft goes with the answer' },
  draft_title: { vi: 'Bản nháp của {{item}}', en: 'Your draft on {{item}}' },
  draft_text: {
    vi: 'Kết quả "{{status}}" không cho thêm ghi nhận. Giữ lời và ảnh đã ghi làm bản nháp, bỏ đi, hay chọn kết quả khác?',
    en: '"{{status}}" takes no comments. Keep your text and photos as a draft, discard them, or choose another answer?',
  },
  draft_keep: { vi: 'Giữ bản nháp', en: 'Keep as a draft' },
  draft_drop: { vi: 'Bỏ bản nháp', en: 'Discard it' },
  draft_other: { vi: 'Chọn kết quả khác', en: 'Another answer' },
  taken_at: { vi: 'Chụp {{time}}', en: 'Taken {{time}}' },
  taken_by_device: { vi: 'theo thiết bị', en: 'according to the device' },
  of_author: { vi: 'Người lập đợt đánh giá', en: 'Author of the audit' },
  closed_status: {
    vi: 'Không thêm được ghi nhận khi kết quả là {{status}}.',
    en: 'Comments cannot be added while the answer is {{status}}.',
  },
  closed_no_finding: {
    vi: 'Trong giai đoạn khắc phục, chỉ ghi nhận được ở các phát hiện.',
    en: 'While findings are corrected, only findings can be commented on.',
  },
  closed_audit: {
    vi: 'Chỉ ghi nhận được khi đợt đánh giá đang thực hiện hoặc đang khắc phục.',
    en: 'Comments can be added only while the audit is in progress or in correction.',
  },
} satisfies Texts

export const permissionAreas = {
  comment: { vi: 'Ghi nhận', en: 'Comments' },
} satisfies Texts

export const permissions = {
  CREATE_COMMENT: { vi: 'Tạo ghi nhận', en: 'Create comments' },
  UPDATE_COMMENT: { vi: 'Sửa ghi nhận', en: 'Edit comments' },
  DELETE_COMMENT: { vi: 'Xóa ghi nhận', en: 'Delete comments' },
  FINAL_COMMENT: { vi: 'Chọn nhận xét kết luận', en: 'Choose conclusions' },
} satisfies Texts

export const nouns = {
  comment_one: { vi: 'nhận xét', en: 'comment' },
  comment_other: { vi: 'nhận xét', en: 'comments' },
} satisfies Texts

export const notificationTexts = {
  chk_item_cmt: {
    vi: 'đã ghi nhận về “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'commented on “{{item}}” in the audit “{{audit}}”',
  },
  chk_item_cmt_code: {
    vi: 'đã ghi nhận về “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'commented on “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
  chk_item_cmt_final: {
    vi: 'đã chọn nhận xét kết luận cho “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'chose the conclusion of “{{item}}” in the audit “{{audit}}”',
  },
  chk_item_cmt_final_code: {
    vi: 'đã chọn nhận xét kết luận cho “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'chose the conclusion of “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
  reply: {
    vi: 'đã trả lời ghi nhận của bạn ở “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'answered your comment on “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
} satisfies Texts

export const notices = {
  kind_CHK_ITEM_CMT: { vi: 'Ghi nhận', en: 'Comments' },
  kind_CHK_ITEM_CMT_hint: {
    vi: 'Trong các đợt đánh giá mà bạn tham gia',
    en: 'In audits whose team you are in',
  },
  kind_CHK_ITEM_CMT_FINAL: { vi: 'Nhận xét kết luận', en: 'Conclusions' },
  kind_CHK_ITEM_CMT_FINAL_hint: {
    vi: 'Một ghi nhận được chọn làm nhận xét kết luận',
    en: 'A comment is chosen as the conclusion',
  },
  kind_REPLY: { vi: 'Trả lời ghi nhận của bạn', en: 'Answers to your comments' },
  kind_REPLY_hint: { vi: 'Kể cả trong cùng một chuỗi trao đổi', en: 'Also further down in the same thread' },
} satisfies Texts
