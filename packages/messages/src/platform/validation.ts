import type { Texts } from '../text.ts'

export const validation = {
  fixed_when_running: {
    vi: 'Không đổi được nữa: đợt đánh giá đã bắt đầu.',
    en: 'This cannot be changed any more: the audit has started.',
  },
  failed: {
    vi: 'Dữ liệu chưa hợp lệ, vui lòng kiểm tra lại các trường được đánh dấu.',
    en: 'Some fields need your attention.',
  },
  required: { vi: 'Vui lòng nhập trường này.', en: 'This field is required.' },
  file_required: { vi: 'Vui lòng chọn tệp.', en: 'Please choose a file.' },
  other_than_address: {
    vi: 'Trường này nói khác với địa chỉ của lời gọi.',
    en: 'This differs from the address of the call.',
  },
  invalid: { vi: 'Giá trị không hợp lệ.', en: 'This value is not valid.' },
  text: { vi: 'Giá trị phải là văn bản.', en: 'This must be text.' },
  signs: {
    vi: 'Có ký tự không lưu được. Hãy xóa ký tự lạ rồi thử lại.',
    en: 'This holds a character that cannot be stored. Remove it and try again.',
  },
  number: { vi: 'Giá trị phải là số.', en: 'This must be a number.' },
  whole_number: { vi: 'Giá trị phải là số nguyên.', en: 'This must be a whole number.' },
  numbers: {
    vi: 'Danh sách này chỉ gồm các số nguyên.',
    en: 'This list may hold whole numbers only.',
  },
  flag: {
    vi: 'Giá trị phải là có hoặc không (true hoặc false, 1 hoặc 0).',
    en: 'This must be yes or no (true or false, 1 or 0).',
  },
  list: { vi: 'Giá trị phải là một danh sách.', en: 'This must be a list.' },
  fields: { vi: 'Giá trị phải gồm các trường có tên.', en: 'This must consist of named fields.' },
  page_size: {
    vi: 'Số dòng mỗi trang là số nguyên từ 1 đến {{max}}, hoặc "all".',
    en: 'A page holds a whole number of rows from 1 to {{max}}, or "all".',
  },
  choice: { vi: 'Vui lòng chọn một giá trị trong danh sách.', en: 'Please choose one of the listed values.' },
  date: { vi: 'Ngày không hợp lệ.', en: 'This is not a valid date.' },
  email: { vi: 'Địa chỉ email không hợp lệ.', en: 'This is not a valid email address.' },
  too_short: { vi: 'Cần ít nhất {{min}} ký tự.', en: 'At least {{min}} characters are needed.' },
  too_long: { vi: 'Không được dài quá {{max}} ký tự.', en: 'This may have {{max}} characters at most.' },
  too_much_markup: {
    vi: 'Văn bản có quá nhiều định dạng. Vui lòng bớt định dạng hoặc chia thành nhiều phần.',
    en: 'This text holds too much formatting. Please simplify it or split it.',
  },
  too_small: { vi: 'Giá trị nhỏ nhất là {{min}}.', en: 'The smallest value is {{min}}.' },
  too_big: { vi: 'Giá trị lớn nhất là {{max}}.', en: 'The largest value is {{max}}.' },
  too_few: { vi: 'Vui lòng chọn ít nhất {{min}} mục.', en: 'Please choose at least {{min}}.' },
  too_many: { vi: 'Chỉ được chọn tối đa {{max}} mục.', en: 'At most {{max}} may be chosen.' },
  taken: { vi: 'Giá trị này đã được sử dụng.', en: 'This value is already in use.' },
  header_taken: {
    vi: 'Nhóm này đã có câu hỏi mang số hiệu đó.',
    en: 'Another question of this group has this header already.',
  },
  category_taken: {
    vi: 'Ở đây đã có loại đánh giá mang tên đó.',
    en: 'There is a category of this name here already.',
  },
  same_tag: { vi: 'Hãy chọn một thẻ khác.', en: 'Choose another tag.' },
  missing_record: { vi: 'Bản ghi được chọn không tồn tại.', en: 'The chosen record does not exist.' },
  not_approved: { vi: 'Bản ghi được chọn chưa được phê duyệt.', en: 'The chosen record is not approved yet.' },
  not_held: {
    vi: 'Nhóm này có những quyền mà bạn không có: {{permissions}}.',
    en: 'This group has permissions that you do not have: {{permissions}}.',
  },
  screen: { vi: 'Menu chỉ dẫn đến các màn hình của phần mềm.', en: 'A menu leads only to screens of the product.' },
  permission_folder: { vi: 'Vui lòng chọn một nhóm quyền.', en: 'Please choose a permission group.' },
  not_after: { vi: 'Ngày kết thúc không được trước ngày bắt đầu.', en: 'The end may not come before the start.' },
  inactive_users: {
    vi: '{{count}} người được chọn không còn hoạt động hoặc không tồn tại.',
    en: '{{count}} of the chosen people are no longer active or do not exist.',
  },
  before_start: {
    vi: 'Ngày đóng không được trước ngày bắt đầu.',
    en: 'The closing date may not come before the start.',
  },
  corrective_before_start: {
    vi: '{{header}}: hạn khắc phục không được trước ngày bắt đầu đánh giá.',
    en: '{{header}}: the corrective date may not come before the audit starts.',
  },
  corrective_before_set: {
    vi: '{{header}}: hạn khắc phục không được trước ngày đặt hạn.',
    en: '{{header}}: the corrective date may not come before the day on which it is set.',
  },
  responsible: {
    vi: 'Hãy chọn người thuộc đơn vị được đánh giá hoặc đại diện đơn vị trong đợt này.',
    en: 'Choose one of the auditees or an active user of the audited organisation.',
  },
  part_length: {
    vi: 'Phần này của tệp phải có {{count}} byte.',
    en: 'This part of the file has to have {{count}} bytes.',
  },
  part_digest: {
    vi: 'Phần này của tệp đã bị hỏng trên đường truyền. Hãy gửi lại.',
    en: 'This part of the file was damaged on its way. Send it again.',
  },
  part_other: {
    vi: 'Một nội dung khác của phần này đã được lưu. Hãy gửi lại tệp từ đầu.',
    en: 'A different content of this part is stored already. Send the file again.',
  },
  upload_digest: {
    vi: 'Tệp nhận được không giống tệp đã báo trước. Hãy gửi lại từ đầu.',
    en: 'The file that arrived is not the one that was announced. Send it again.',
  },
  upload_missing: {
    vi: 'Tệp này chưa được gửi xong hoặc không còn trên máy chủ. Hãy gửi lại.',
    en: 'This file has not come whole, or is no longer on the server. Send it again.',
  },
  code_in_use: {
    vi: 'Mã này đã được dùng trong đợt đánh giá nên không đổi được. Tên và màu vẫn sửa được.',
    en: 'Audits have used this code, so it stays. Name and colour can still be changed.',
  },
  corrective_date: {
    vi: '{{header}}: vui lòng chọn hạn khắc phục.',
    en: '{{header}}: please choose a corrective date.',
  },
  set_long_ago: {
    vi: 'Thay đổi này được thực hiện trên thiết bị hơn {{days}} ngày trước nên không còn được nhận. Vui lòng thực hiện lại.',
    en: 'This was set on the device more than {{days}} days ago and is no longer taken. Please set it again.',
  },
  set_ahead: {
    vi: 'Đồng hồ của thiết bị chạy nhanh hơn máy chủ quá {{minutes}} phút. Vui lòng chỉnh lại giờ của thiết bị rồi thử lại.',
    en: 'The clock of this device is more than {{minutes}} minutes ahead of the server. Please set the clock right and try again.',
  },
  no_finding: {
    vi: 'Câu hỏi này không phải là điểm không phù hợp của đợt đánh giá.',
    en: 'This question is not a finding of the audit.',
  },
  wrong_password: { vi: 'Mật khẩu hiện tại không đúng.', en: 'The current password is not right.' },
  passwords_differ: { vi: 'Hai lần nhập mật khẩu không giống nhau.', en: 'The two passwords are not the same.' },
  same_password: {
    vi: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
    en: 'The new password has to differ from the current one.',
  },
  password_short: {
    vi: 'Mật khẩu cần ít nhất {{min}} ký tự.',
    en: 'A password needs at least {{min}} characters.',
  },
  password_common: {
    vi: 'Mật khẩu này rất nhiều người dùng nên dễ bị đoán. Hãy chọn mật khẩu khác.',
    en: 'Many people use this password, so it is easily guessed. Choose another one.',
  },
  password_own: {
    vi: 'Mật khẩu chỉ gồm tên, email hoặc từ ai cũng đoán được. Hãy chọn mật khẩu khác.',
    en: 'This is little more than the name, the email address or a word that everybody tries. Choose another one.',
  },
  password_pattern: {
    vi: 'Mật khẩu chỉ gồm ký tự lặp lại hoặc các phím liền nhau. Hãy chọn mật khẩu khác.',
    en: 'This is little more than repeated characters or neighbouring keys. Choose another one.',
  },
  group_above: {
    vi: 'Nhóm này có những quyền mà bạn không có, nên bạn không thể đưa người dùng vào nhóm.',
    en: 'This group holds rights that you do not have, so you cannot put anybody into it.',
  },
  own_status: { vi: 'Bạn không thể đổi trạng thái của chính mình.', en: 'You cannot change your own status.' },
  status_right: {
    vi: 'Bạn không có quyền kích hoạt hoặc ngừng hoạt động tài khoản.',
    en: 'You may not activate or deactivate accounts.',
  },
  phone: { vi: 'Số điện thoại chỉ gồm chữ số.', en: 'A phone number consists of digits.' },
  chat_person: {
    vi: 'Không thể trò chuyện với người này.',
    en: 'You cannot chat with this person.',
  },
  input_is_comment: {
    vi: 'Thông tin được nhập bằng ghi nhận: hãy cho phép ghi nhận ở mức này.',
    en: 'The information is written as a comment: allow comments for this status.',
  },
  time_zone: {
    vi: 'Không có múi giờ tên này. Ví dụ đúng: Asia/Ho_Chi_Minh.',
    en: 'There is no time zone of this name. One would be Asia/Ho_Chi_Minh.',
  },
  address: {
    vi: 'Ghi địa chỉ bắt đầu bằng http:// hoặc https://, chỉ gồm tên máy và cổng, ví dụ https://apron.example.',
    en: 'Give http:// or https:// with a name and perhaps a port, and nothing behind it: https://apron.example.',
  },
  paper_number: {
    vi: 'Ghi một cụm dấu # cho số thứ tự và, nếu cần, {year} cho năm, ví dụ ##/{year}/BB-ĐG.',
    en: 'Give one run of # for the running number and, if wanted, {year} for the year, as in ##/{year}/QA.',
  },
  limit_calls: {
    vi: 'Ghi 0 (không giới hạn) hoặc ít nhất {{min}}: ít hơn thì không ai làm việc được nữa.',
    en: 'Give 0 for no limit, or at least {{min}}: with fewer nobody could work any more.',
  },
  idle_beyond: {
    vi: 'Không thể dài hơn phiên dài nhất ({{max}} phút).',
    en: 'This cannot be more than the longest session ({{max}} minutes).',
  },
  longest_within: {
    vi: 'Không thể ngắn hơn thời gian không dùng ({{min}} phút).',
    en: 'This cannot be less than the time of idling ({{min}} minutes).',
  },
  fixed: {
    vi: 'Giá trị này do {{variable}} trên máy chủ quy định, không đổi được ở đây.',
    en: '{{variable}} on the server sets this; it cannot be changed here.',
  },
  judged_early: {
    vi: 'Chưa đến ngày xem lại hiệu quả. Hãy nêu lý do đánh giá sớm.',
    en: 'The day on which the effect is looked at has not come. Say why it is judged early.',
  },
  judged_own: {
    vi: 'Bạn là người đã xác nhận khắc phục. Hãy nêu lý do bạn tự đánh giá hiệu quả.',
    en: 'You verified this correction yourself. Say why you judge its effect as well.',
  },
  hand_over_responsible: {
    vi: 'Người này không thể chịu trách nhiệm về {{count}} phát hiện: không phải bên được đánh giá của đợt và không thuộc đơn vị được đánh giá.',
    en: 'This person may not answer for {{count}} of the findings: they are neither an auditee of the audit nor of its organisation.',
  },
  not_active: {
    vi: 'Người này không còn hoạt động. Hãy chọn người khác.',
    en: 'This person is no longer active. Choose somebody else.',
  },
  emoji: { vi: 'Chỉ được gửi từ 1 đến {{max}} biểu tượng cảm xúc.', en: 'Send 1 to {{max}} emoji and nothing else.' },
} satisfies Texts
