import type { Texts } from '../text.ts'

/** Files on their way into the library, and large files of forms. */
export const mediaSending = {
  choose: { vi: 'Tải tệp lên', en: 'Upload files' },
  drop_here: { vi: 'Thả tệp vào đây để đưa vào thư viện', en: 'Drop the files here to put them into the library' },
  title: { vi: 'Đang gửi lên', en: 'On the way' },
  sent_of: { vi: 'Đã gửi {{sent}} / {{bytes}}', en: '{{sent}} of {{bytes}} sent' },
  waits: { vi: 'Đang chờ mạng, sẽ tự gửi tiếp', en: 'Waiting for the network, goes on by itself' },
  next: { vi: 'Đang chờ đến lượt', en: 'Waiting for its turn' },
  checking: { vi: 'Máy chủ đang kiểm tra tệp', en: 'The server checks the file' },
  progress: { vi: 'Đã gửi được của {{name}}', en: 'Sent of {{name}}' },
  pause: { vi: 'Tạm dừng', en: 'Pause' },
  pause_of: { vi: 'Tạm dừng gửi {{name}}', en: 'Pause {{name}}' },
  go_on: { vi: 'Gửi tiếp', en: 'Go on' },
  go_on_of: { vi: 'Gửi tiếp {{name}}', en: 'Go on with {{name}}' },
  cancel: { vi: 'Hủy', en: 'Cancel' },
  cancel_of: { vi: 'Hủy gửi {{name}}', en: 'Cancel {{name}}' },
  cancel_title: { vi: 'Hủy gửi tệp này?', en: 'Stop sending this file?' },
  cancel_text: {
    vi: '“{{name}}” sẽ không vào thư viện, phần đã gửi sẽ bị xóa.',
    en: '“{{name}}” will not be added to the library, and what was sent of it is deleted.',
  },
  refused_title: { vi: 'Các tệp không được gửi', en: 'These files were not sent' },
  taken_title: { vi: 'Đã có tài liệu cùng tên', en: 'The name is taken' },
  taken_text: {
    vi: 'Thư viện đã có “{{name}}”. Tệp mới sẽ nằm cạnh tệp cũ và có thêm số thứ tự trong tên.',
    en: 'The library has a “{{name}}” already. Yours will stand beside it, with a number in its name.',
  },
  taken_add: { vi: 'Thêm vào thư viện', en: 'Add it' },
  form_cancel: { vi: 'Dừng gửi', en: 'Stop sending' },
  form_cancelled: {
    vi: 'Đã dừng gửi. Lưu lại để gửi tiếp từ chỗ đã dừng.',
    en: 'Stopped. Save again and it goes on where it stopped.',
  },
} satisfies Texts
