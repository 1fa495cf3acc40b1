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
  reply_text: { vi: 'Nội dung trả lời', en: 'Reply' },
  send: { vi: 'Gửi ghi nhận', en: 'Send comment' },
  send_reply: { vi: 'Gửi trả lời', en: 'Send reply' },
  save: { vi: 'Lưu ghi nhận', en: 'Save comment' },
  reply: { vi: 'Trả lời', en: 'Reply' },
  reply_to: { vi: 'Trả lời {{name}}', en: 'Reply to {{name}}' },
  edited: { vi: 'đã sửa', en: 'edited' },
  edited_at: { vi: 'Sửa lúc {{time}}', en: 'Edited {{time}}' },
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
  add_images: { vi: 'Hình ảnh', en: 'Pictures' },
  add_files: { vi: 'Tệp đính kèm', en: 'Files' },
  images_of: { vi: 'Hình ảnh của {{name}}', en: 'Pictures by {{name}}' },
  too_many: {
    vi: 'Mỗi ghi nhận có tối đa {{max}} tệp; "{{name}}" chưa được thêm.',
    en: 'A comment takes {{max}} files at most; "{{name}}" was not added.',
  },
  send_failed: {
    vi: 'Chưa gửi được ghi nhận. Nội dung và tệp vẫn còn nguyên, hãy thử lại.',
    en: 'The comment could not be sent. Your text and files are still here, please try again.',
  },
  stays_draft: {
    vi: 'Bản nháp: tự gửi khi bạn chọn kết quả.',
    en: 'A draft: it is sent by itself once you answer.',
  },
  kept_draft: {
    vi: 'Bản nháp: kết quả {{status}} không cho thêm ghi nhận. Tự gửi khi bạn chọn kết quả khác.',
    en: 'A draft: {{status}} takes no comments. It is sent by itself once you answer otherwise.',
  },
  draft_sent: { vi: 'Bản nháp đã được gửi cùng kết quả', en: 'Your draft goes with the answer' },
  draft_title: { vi: 'Bản nháp của {{item}}', en: 'Your draft on {{item}}' },
  draft_text: {
    vi: 'Kết quả "{{status}}" không cho thêm ghi nhận. Giữ lời và ảnh đã ghi làm bản nháp, bỏ đi, hay chọn kết quả khác?',
    en: '"{{status}}" takes no comments. Keep what you wrote and took as a draft, drop it, or answer otherwise?',
  },
  draft_keep: { vi: 'Giữ bản nháp', en: 'Keep as a draft' },
  draft_drop: { vi: 'Bỏ bản nháp', en: 'Drop it' },
  draft_other: { vi: 'Chọn kết quả khác', en: 'Another answer' },
  take_photo: { vi: 'Chụp ảnh', en: 'Take a photo' },
  sending_part: { vi: 'Đang gửi {{percent}}%', en: 'Sending {{percent}}%' },
  taken_at: { vi: 'Chụp {{time}}', en: 'Taken {{time}}' },
  taken_by_device: { vi: 'theo thiết bị', en: 'as said by the device' },
  waits: {
    vi: 'Đang chờ mạng. Ghi nhận được giữ trên thiết bị này và tự gửi khi có mạng trở lại, kể cả khi bạn đóng trang.',
    en: 'Waiting for the network. The comment is kept on this device and sent by itself once it is back, even if you close this page.',
  },
  send_now: { vi: 'Gửi ngay', en: 'Send now' },
  not_sent: { vi: 'chưa gửi', en: 'not sent yet' },
  change_not_sent: { vi: 'nội dung sửa chưa gửi', en: 'change not sent yet' },
  write_again: { vi: 'Viết lại', en: 'Write again' },
  files_unkept: {
    vi: 'Trình duyệt này không giữ được tệp đính kèm: tải lại trang sẽ mất.',
    en: 'This browser cannot keep the attachments: they are lost when the page is reloaded.',
  },
  of_author: { vi: 'Người lập đợt đánh giá', en: 'Author of the audit' },
  needs_something: {
    vi: 'Hãy nhập nội dung hoặc thêm hình ảnh, tệp.',
    en: 'Write something or add a picture or a file.',
  },
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
