import type { Texts } from '../text.ts'

export const keep = {
  waiting_one: { vi: '{{count}} mục chưa gửi', en: '{{count}} not sent' },
  waiting_other: { vi: '{{count}} mục chưa gửi', en: '{{count}} not sent' },
  waiting_since: { vi: '{{what}} · từ {{time}}', en: '{{what}} · since {{time}}' },
  others_one: {
    vi: 'Trên thiết bị này còn {{count}} mục chưa gửi của người khác. Chỉ người đó đăng nhập mới xem và gửi được.',
    en: '{{count}} entry of another person waits on this device. Only they can see and send it, once they sign in.',
  },
  others_other: {
    vi: 'Trên thiết bị này còn {{count}} mục chưa gửi của người khác. Chỉ người đó đăng nhập mới xem và gửi được.',
    en: '{{count}} entries of another person wait on this device. Only they can see and send them, once they sign in.',
  },

  title: { vi: 'Chưa gửi lên máy chủ', en: 'Not on the server yet' },
  about: {
    vi: 'Những mục này được giữ trên thiết bị và tự gửi khi kết nối được máy chủ, dù bạn đang ở màn hình nào.',
    en: 'These are kept on this device and sent by themselves once the server is reached, whichever screen is open.',
  },
  none: { vi: 'Mọi thứ đã được gửi', en: 'Everything has been sent' },
  none_hint: {
    vi: 'Khi mất mạng, những gì bạn gửi sẽ chờ ở đây.',
    en: 'What you send while there is no connection waits here.',
  },
  loading: { vi: 'Đang đọc danh sách', en: 'Reading the list' },
  since: { vi: 'Lúc {{time}}', en: 'Since {{time}}' },
  state_waits: { vi: 'Đang chờ', en: 'Waiting' },
  state_sending: { vi: 'Đang gửi', en: 'On its way' },
  state_refused: { vi: 'Bị từ chối', en: 'Refused' },
  send_now: { vi: 'Gửi ngay', en: 'Send now' },
  drop: { vi: 'Bỏ', en: 'Drop' },
  drop_title: { vi: 'Bỏ mục này?', en: 'Drop this?' },
  drop_text: {
    vi: 'Nội dung sẽ bị xóa khỏi thiết bị và không được gửi nữa: {{what}}.',
    en: 'It goes from this device and is not sent any more: {{what}}.',
  },
  drop_maybe: {
    vi: 'Có thể máy chủ đã nhận được mục này. Nếu bỏ, thiết bị chỉ không gửi lại nữa: {{what}}.',
    en: 'The server may have it already. Dropping it only means that it is not sent again: {{what}}.',
  },
  save: { vi: 'Lưu vào tệp', en: 'Save to a file' },
  take_in: { vi: 'Nhận từ tệp đã lưu', en: 'Take in a saved file' },
  taken_in_one: { vi: 'Đã nhận {{count}} mục từ tệp', en: '{{count}} entry was taken in' },
  taken_in_other: { vi: 'Đã nhận {{count}} mục từ tệp', en: '{{count}} entries were taken in' },
  file_broken: {
    vi: 'Tệp này bị hỏng hoặc không phải tệp đã lưu từ đây. Chưa có gì được nhận.',
    en: 'This file is damaged, or was not saved here. Nothing was taken in.',
  },
  file_foreign: {
    vi: 'Tệp này do người khác lưu. Chỉ người đó nhận lại được.',
    en: 'This file was saved by somebody else. Only they can take it in.',
  },
  file_unkept: {
    vi: 'Thiết bị này không còn chỗ để giữ nội dung trong tệp. Tệp vẫn còn nguyên.',
    en: 'This device has no room for what is in the file. The file is as it was.',
  },
  save_failed: {
    vi: 'Không lưu được tệp. Mọi thứ vẫn còn trên thiết bị này.',
    en: 'The file could not be saved. Everything is still on this device.',
  },

  answer: { vi: 'Câu trả lời', en: 'Answer' },
  answer_count_one: { vi: '{{count}} câu trả lời', en: '{{count}} answer' },
  answer_count_other: { vi: '{{count}} câu trả lời', en: '{{count}} answers' },
  comment: { vi: 'Ghi nhận', en: 'Comment' },
  comment_count_one: { vi: '{{count}} ghi nhận', en: '{{count}} comment' },
  comment_count_other: { vi: '{{count}} ghi nhận', en: '{{count}} comments' },
  comment_edit: { vi: 'Ghi nhận đã sửa', en: 'Changed comment' },
  comment_edit_count_one: { vi: '{{count}} ghi nhận đã sửa', en: '{{count}} changed comment' },
  comment_edit_count_other: { vi: '{{count}} ghi nhận đã sửa', en: '{{count}} changed comments' },
  corrective_date: { vi: 'Hạn khắc phục', en: 'Corrective date' },
  corrective_date_count_one: { vi: '{{count}} hạn khắc phục', en: '{{count}} corrective date' },
  corrective_date_count_other: { vi: '{{count}} hạn khắc phục', en: '{{count}} corrective dates' },
  responsible: { vi: 'Người chịu trách nhiệm', en: 'Responsible person' },
  responsible_count_one: { vi: '{{count}} người chịu trách nhiệm', en: '{{count}} responsible person' },
  responsible_count_other: { vi: '{{count}} người chịu trách nhiệm', en: '{{count}} responsible people' },
  corrective_status: { vi: 'Tình trạng khắc phục', en: 'Corrective status' },
  corrective_status_count_one: { vi: '{{count}} tình trạng khắc phục', en: '{{count}} corrective status' },
  corrective_status_count_other: { vi: '{{count}} tình trạng khắc phục', en: '{{count}} corrective statuses' },
  chat_message: { vi: 'Tin nhắn', en: 'Message' },
  chat_message_count_one: { vi: '{{count}} tin nhắn', en: '{{count}} message' },
  chat_message_count_other: { vi: '{{count}} tin nhắn', en: '{{count}} messages' },
  media_file: { vi: 'Tệp cho thư viện', en: 'File for the library' },
  media_file_count_one: { vi: '{{count}} tệp cho thư viện', en: '{{count}} file for the library' },
  media_file_count_other: { vi: '{{count}} tệp cho thư viện', en: '{{count}} files for the library' },
  with_files_one: { vi: '{{count}} tệp', en: '{{count}} file' },
  with_files_other: { vi: '{{count}} tệp', en: '{{count}} files' },

  paused: { vi: 'Đã tạm dừng. Bấm “Thử lại” để gửi tiếp.', en: 'Paused. “Try again” lets it go on.' },
  file_lost: {
    vi: 'Không còn đọc được tệp “{{name}}” trên thiết bị này: có thể tệp đã bị đổi, chuyển chỗ hoặc xóa. Hãy chọn lại tệp.',
    en: '“{{name}}” can no longer be read on this device: it may have been changed, moved or deleted. Choose it again.',
  },
  failed: { vi: 'Máy chủ không nhận được nội dung này.', en: 'The server could not take this.' },
  refused: {
    vi: 'Thay đổi ở "{{item}}" chưa được ghi nhận và đã được để riêng. {{reason}}',
    en: 'What you did to "{{item}}" was not accepted and has been set aside. {{reason}}',
  },
  comment_refused: {
    vi: 'Ghi nhận về "{{item}}" chưa được máy chủ nhận và đã được để riêng. {{reason}}',
    en: 'Your comment on "{{item}}" was not accepted and has been set aside. {{reason}}',
  },
  media_refused: {
    vi: 'Tệp “{{name}}” chưa vào được thư viện và đã được để riêng. {{reason}}',
    en: '“{{name}}” was not taken into the library and has been set aside. {{reason}}',
  },
  media_arrived: { vi: 'Đã đưa “{{name}}” vào thư viện', en: '“{{name}}” is in the library' },
  unkept: {
    vi: 'Thiết bị này không giữ được nội dung: hãy để trang mở cho đến khi gửi xong.',
    en: 'This device cannot keep what you send: leave the page open until it is sent.',
  },

  leave_title: { vi: 'Còn nội dung chưa gửi', en: 'Not everything has been sent' },
  leave_text: {
    vi: 'Máy chủ chưa nhận được: {{what}}.',
    en: 'The server has not got these yet: {{what}}.',
  },
  leave_file: {
    vi: 'Nếu lưu vào tệp, không còn gì trên thiết bị này; bạn nhận lại tệp ở mục “Nội dung chưa gửi” sau khi đăng nhập. Tệp không được mã hóa.',
    en: 'Saved to a file, nothing of it stays on this device; after signing in you take the file in again under “Unsent work”. The file is not encrypted.',
  },
  leave_refused: {
    vi: 'Một số mục bị từ chối nên không thể tự gửi. Hãy xem lại trong “Nội dung chưa gửi” hoặc lưu vào tệp.',
    en: 'Some were refused and cannot go by themselves. Look at them under “Unsent work”, or save them to a file.',
  },
  leave_waits: {
    vi: 'Bạn sẽ được đăng xuất ngay khi gửi xong.',
    en: 'You are signed out as soon as everything is there.',
  },
  stay: { vi: 'Ở lại', en: 'Stay' },
  wait: { vi: 'Đăng xuất khi gửi xong', en: 'Sign out once it is sent' },
  save_and_leave: { vi: 'Lưu vào tệp và đăng xuất', en: 'Save to a file and sign out' },
} satisfies Texts
