import type { Texts } from '../text.ts'

/** Writing a comment, wherever: what is added to it, and how it goes out. */
export const writing = {
  add_images: { vi: 'Hình ảnh', en: 'Pictures' },
  add_files: { vi: 'Tệp đính kèm', en: 'Files' },
  take_photo: { vi: 'Chụp ảnh', en: 'Take a photo' },
  images_of: { vi: 'Hình ảnh của {{name}}', en: 'Pictures by {{name}}' },
  too_many: {
    vi: 'Mỗi lần gửi được tối đa {{max}} tệp; "{{name}}" chưa được thêm.',
    en: 'At most {{max}} files go at once; "{{name}}" was not added.',
  },
  send_failed: {
    vi: 'Chưa gửi được. Nội dung và tệp vẫn còn nguyên, hãy thử lại.',
    en: 'It could not be sent. Your text and files are still here, please try again.',
  },
  files_unkept: {
    vi: 'Trình duyệt này không giữ được tệp đính kèm: tải lại trang sẽ mất.',
    en: 'This browser cannot keep the attachments: they are lost when the page is reloaded.',
  },
  needs_something: {
    vi: 'Hãy nhập nội dung hoặc thêm hình ảnh, tệp.',
    en: 'Write something or add a picture or a file.',
  },
  needs_something_seen: {
    vi: 'Hãy nhập nội dung hoặc thêm hình ảnh.',
    en: 'Write something or add a picture.',
  },
  sending_part: { vi: 'Đang gửi {{percent}}%', en: 'Sending {{percent}}%' },
  waits: {
    vi: 'Đang chờ mạng. Nội dung được giữ trên thiết bị này và tự gửi khi có mạng trở lại, kể cả khi bạn đóng trang.',
    en: 'Waiting for the network. It is kept on this device and sent by itself once it is back, even if you close this page.',
  },
  send_now: { vi: 'Gửi ngay', en: 'Send now' },
  not_sent: { vi: 'chưa gửi', en: 'not sent yet' },
  change_not_sent: { vi: 'nội dung sửa chưa gửi', en: 'change not sent yet' },
  write_again: { vi: 'Viết lại', en: 'Write again' },
  reply: { vi: 'Trả lời', en: 'Reply' },
  reply_to: { vi: 'Trả lời {{name}}', en: 'Reply to {{name}}' },
  edited: { vi: 'đã sửa', en: 'edited' },
  edited_at: { vi: 'Sửa lúc {{time}}', en: 'Edited {{time}}' },
  replying_to: { vi: 'Đang trả lời {{name}}', en: 'Replying to {{name}}' },
  reply_text: { vi: 'Nội dung trả lời', en: 'Reply' },
  send_reply: { vi: 'Gửi trả lời', en: 'Send reply' },
} satisfies Texts
