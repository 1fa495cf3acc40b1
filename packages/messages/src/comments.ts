import type { Texts } from './text.ts'

export const comments = {
  title: { vi: 'Bình luận', en: 'Comments' },
  of: { vi: 'Bình luận về {{item}}', en: 'Comments on {{item}}' },
  none: { vi: 'Chưa có bình luận nào', en: 'No comments yet' },
  none_hint: {
    vi: 'Ghi lại hiện trạng bằng lời, hình ảnh hoặc tệp đính kèm.',
    en: 'Record what you see in words, pictures or files.',
  },
  issue: { vi: 'Vấn đề', en: 'Issue' },
  result: { vi: 'Kết quả xử lý', en: 'Result' },
  add_result: { vi: 'Thêm kết quả xử lý', en: 'Add a result' },
  reply_text: { vi: 'Nội dung trả lời', en: 'Reply' },
  write: { vi: 'Viết bình luận', en: 'Write a comment' },
  send: { vi: 'Gửi bình luận', en: 'Send comment' },
  send_reply: { vi: 'Gửi trả lời', en: 'Send reply' },
  save: { vi: 'Lưu bình luận', en: 'Save comment' },
  sending: { vi: 'Đang gửi…', en: 'Sending…' },
  reply: { vi: 'Trả lời', en: 'Reply' },
  reply_to: { vi: 'Trả lời {{name}}', en: 'Reply to {{name}}' },
  replies_one: { vi: '{{count}} trả lời', en: '{{count}} reply' },
  replies_other: { vi: '{{count}} trả lời', en: '{{count}} replies' },
  edited: { vi: 'đã sửa', en: 'edited' },
  edited_at: { vi: 'Sửa lúc {{time}}', en: 'Edited {{time}}' },
  final: { vi: 'Kết luận', en: 'Final' },
  make_final: { vi: 'Chọn làm kết luận', en: 'Mark as final' },
  delete: { vi: 'Xóa bình luận', en: 'Delete comment' },
  delete_title: { vi: 'Xóa bình luận này?', en: 'Delete this comment?' },
  delete_text: { vi: 'Bình luận về "{{item}}" sẽ bị xóa.', en: 'Your comment on "{{item}}" will be deleted.' },
  delete_replies_one: {
    vi: 'Bình luận về "{{item}}" và {{count}} trả lời của nó sẽ bị xóa.',
    en: 'Your comment on "{{item}}" and its {{count}} reply will be deleted.',
  },
  delete_replies_other: {
    vi: 'Bình luận về "{{item}}" và {{count}} trả lời của nó sẽ bị xóa.',
    en: 'Your comment on "{{item}}" and its {{count}} replies will be deleted.',
  },
  deleted: { vi: 'Đã xóa bình luận', en: 'Comment deleted' },
  add_images: { vi: 'Hình ảnh', en: 'Pictures' },
  add_files: { vi: 'Tệp đính kèm', en: 'Files' },
  images_of: { vi: 'Hình ảnh của {{name}}', en: 'Pictures by {{name}}' },
  keeps_draft: { vi: 'Bản nháp được giữ trên thiết bị này.', en: 'The draft is kept on this device.' },
  file_too_large: {
    vi: 'Tệp "{{name}}" quá lớn: {{size}}, tối đa {{max}}.',
    en: '"{{name}}" is too large: {{size}}, at most {{max}}.',
  },
  file_type: {
    vi: 'Tệp "{{name}}" không thuộc loại được chấp nhận ({{accepted}}).',
    en: '"{{name}}" is not of an accepted type ({{accepted}}).',
  },
  file_unreadable: { vi: 'Không đọc được hình ảnh "{{name}}".', en: 'The picture "{{name}}" cannot be read.' },
  too_many: {
    vi: 'Mỗi bình luận có tối đa {{max}} tệp; "{{name}}" chưa được thêm.',
    en: 'A comment takes {{max}} files at most; "{{name}}" was not added.',
  },
  send_failed: {
    vi: 'Chưa gửi được bình luận. Nội dung và tệp vẫn còn nguyên, hãy thử lại.',
    en: 'The comment could not be sent. Your text and files are still here, please try again.',
  },
  needs_something: {
    vi: 'Hãy nhập nội dung hoặc thêm hình ảnh, tệp.',
    en: 'Write something or add a picture or a file.',
  },
  closed_status: {
    vi: 'Không thêm được bình luận khi kết quả là {{status}}.',
    en: 'Comments cannot be added while the answer is {{status}}.',
  },
  closed_audit: {
    vi: 'Chỉ bình luận được khi đợt đánh giá đang thực hiện hoặc khắc phục.',
    en: 'Comments can be added only while the audit is in progress or corrective.',
  },
} satisfies Texts
