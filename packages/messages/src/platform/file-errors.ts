import type { Texts } from '../text.ts'

export const errors = {
  server_busy: {
    vi: 'Máy chủ đang bận. Vui lòng thử lại sau ít giây.',
    en: 'The server is busy. Please try again in a few seconds.',
  },
  too_many_names: {
    vi: 'Dữ liệu gửi lên có quá nhiều trường (tối đa {{max}} trường).',
    en: 'What was sent has too many fields ({{max}} at most).',
  },
  too_many_bytes: {
    vi: 'Bạn đã gửi quá nhiều dữ liệu. Vui lòng thử lại sau {{minutes}} phút.',
    en: 'Too much was sent. Please try again in {{minutes}} min.',
  },
  parts_missing: {
    vi: 'Tệp chưa được gửi đủ: còn thiếu {{count}} phần.',
    en: 'The file has not come whole: {{count}} of its parts are missing.',
  },
  too_many_open_uploads: {
    vi: 'Bạn đang gửi {{max}} tệp cùng lúc. Hãy chờ một số tệp gửi xong, hoặc bỏ bớt trong mục Tệp gửi dở của hồ sơ rồi thử lại.',
    en: 'You have {{max}} files on their way. Let some of them finish, or drop them under “Files on their way” of your profile, then try again.',
  },
  file_too_long: {
    vi: 'Tệp "{{name}}" quá dài (tối đa {{hours}} giờ).',
    en: 'The file "{{name}}" lasts too long ({{hours}} hours at most).',
  },
  file_type: {
    vi: 'Tệp "{{name}}" không thuộc loại được chấp nhận ({{accepted}}).',
    en: 'The file "{{name}}" is not of an accepted type ({{accepted}}).',
  },
  file_too_large: {
    vi: 'Tệp "{{name}}" quá lớn (tối đa {{max}}).',
    en: 'The file "{{name}}" is too large ({{max}} at most).',
  },
  file_empty: { vi: 'Tệp "{{name}}" không có nội dung (0 KB).', en: 'The file "{{name}}" is empty.' },
  file_unreadable: { vi: 'Không đọc được hình ảnh "{{name}}".', en: 'The image "{{name}}" cannot be read.' },
  file_too_hard: {
    vi: 'Máy chủ không xử lý được tệp "{{name}}" vì quá tốn thời gian hoặc bộ nhớ. Vui lòng lưu lại tệp với kích thước nhỏ hơn hoặc định dạng khác rồi gửi lại.',
    en: 'The file "{{name}}" takes too much time or memory to open. Please save it smaller or in another format and send it again.',
  },
  quota_full: {
    vi: 'Bạn đã dùng hết dung lượng lưu trữ của mình ({{max}}). Hãy xóa những tệp không còn cần (dung lượng được trả lại sau 30 ngày), bỏ những tệp gửi dở trong hồ sơ, hoặc nhờ quản trị viên tăng hạn mức.',
    en: 'Your files have used up the space you have ({{max}}). Delete files that you no longer need (their space is free again after 30 days), drop what is half sent in your profile, or ask an administrator for more.',
  },
  disk_full: {
    vi: 'Máy chủ sắp hết dung lượng đĩa nên tạm thời không nhận tệp. Nội dung không kèm tệp vẫn gửi được; vui lòng báo cho quản trị viên.',
    en: 'The server is running out of disk space and takes no files for now. What has no files can still be sent; please tell an administrator.',
  },
  no_room: {
    vi: 'Ổ đĩa của máy chủ đã gần đầy nên tạm thời không lưu được nội dung mới. Bạn vẫn xem và xóa được; vui lòng báo cho quản trị viên.',
    en: 'The disk of the server is all but full, so nothing new can be saved for now. Reading and deleting go on; please tell an administrator.',
  },
  store_away: {
    vi: 'Kho lưu trữ tệp đang tạm thời gián đoạn. Nội dung không kèm tệp vẫn dùng được; vui lòng thử lại sau ít phút.',
    en: 'The store of files is out of reach for a moment. What has no files goes on; please try again in a few minutes.',
  },
  too_many_files: { vi: 'Chỉ được gửi tối đa {{max}} tệp mỗi lần.', en: 'At most {{max}} files may be sent at once.' },
} satisfies Texts
