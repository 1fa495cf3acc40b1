import type { Texts } from '../text.ts'

export const settings = {
  title: { vi: 'Thiết lập', en: 'Settings' },
  about: {
    vi: 'Áp dụng cho toàn hệ thống ngay khi lưu, không cần khởi động lại.',
    en: 'They apply to the whole product as soon as they are saved, without a restart.',
  },
  log: { vi: 'Lịch sử thay đổi', en: 'Log of changes' },
  saved: { vi: 'Đã lưu thiết lập.', en: 'Settings saved.' },
  save_section: { vi: 'Lưu mục {{section}}', en: 'Save: {{section}}' },
  fixed: { vi: 'Do {{variable}} trên máy chủ quy định', en: 'Set by {{variable}}' },
  section_company: { vi: 'Công ty', en: 'Company' },
  section_papers: { vi: 'Biên bản và giấy tờ', en: 'Minutes and papers' },
  section_language: { vi: 'Ngôn ngữ và thời gian', en: 'Language and time' },
  section_rules: { vi: 'Quy tắc', en: 'Rules' },
  section_findings: { vi: 'Đánh giá và phát hiện', en: 'Audits and findings' },
  section_sign_in: { vi: 'Đăng nhập', en: 'Sign-in' },
  section_limits: { vi: 'Giới hạn', en: 'Limits' },
  company_name: { vi: 'Tên công ty', en: 'Company name' },
  company_name_hint: {
    vi: 'Đứng đầu biên bản và kết quả đánh giá, và trên trang đăng nhập.',
    en: 'Heads minutes and results of audits, and stands on the sign-in page.',
  },
  company_address: { vi: 'Địa chỉ công ty', en: 'Company address' },
  company_address_hint: { vi: 'In dưới tên công ty trên biên bản.', en: 'Printed below the name on minutes.' },
  logo: { vi: 'Logo công ty', en: 'Company logo' },
  logo_hint: {
    vi: 'Ảnh ngang hoặc vuông, nền trắng; được in ở đầu biên bản.',
    en: 'A wide or square picture on white; it is printed at the head of minutes.',
  },
  logo_choose: { vi: 'Chọn ảnh', en: 'Choose picture' },
  logo_remove: { vi: 'Gỡ logo', en: 'Remove logo' },
  logo_none: { vi: 'Chưa có logo', en: 'No logo yet' },
  logo_saved: { vi: 'Đã lưu logo.', en: 'Logo saved.' },
  logo_removed: { vi: 'Đã gỡ logo.', en: 'Logo removed.' },
  address: { vi: 'Địa chỉ của hệ thống', en: 'Address of the product' },
  address_hint: {
    vi: 'Dùng cho liên kết và mã QR, ví dụ https://apron.example.',
    en: 'For links and QR codes, such as https://apron.example.',
  },
  address_unset: {
    vi: 'Chưa đặt địa chỉ của hệ thống: liên kết và mã QR đang dùng {{address}}, người ở nơi khác có thể không mở được.',
    en: 'The address of the product is not set: links and QR codes lead to {{address}}, which others may not reach.',
  },
  address_set: { vi: 'Đặt địa chỉ', en: 'Set the address' },
  address_later: { vi: 'Ẩn đến ngày mai', en: 'Hide until tomorrow' },
  paper_number: { vi: 'Cách đánh số biên bản', en: 'Numbering of minutes' },
  paper_number_hint: {
    vi: '{year} là năm; ## là số thứ tự, mỗi dấu # một chữ số, ví dụ ##/{year}/BB-ĐG. Số chạy lại từ 1 mỗi năm khi có {year}. Biên bản đã lưu giữ nguyên số.',
    en: '{year} is the year, ## the running number, a # for each digit, as in ##/{year}/QA. With {year} it starts at 1 each year. Saved minutes keep their number.',
  },
  paper_edition: { vi: 'Mã biểu mẫu, lần ban hành', en: 'Form and edition' },
  paper_edition_hint: {
    vi: 'In ở đầu biên bản và các giấy tờ khác, ví dụ BM-QLCL-07, lần 03.',
    en: 'Printed at the head of minutes and other papers, such as QF-07, edition 3.',
  },
  national_heading: { vi: 'Quốc hiệu và tiêu ngữ', en: 'National heading' },
  national_heading_hint: {
    vi: 'In “Cộng hòa xã hội chủ nghĩa Việt Nam - Độc lập - Tự do - Hạnh phúc” ở đầu giấy tờ tiếng Việt.',
    en: 'Heads papers in Vietnamese with the name and the motto of the country.',
  },
  language: { vi: 'Ngôn ngữ mặc định', en: 'Default language' },
  language_hint: {
    vi: 'Dành cho người chưa tự chọn ngôn ngữ.',
    en: 'For people who have not chosen one themselves.',
  },
  time_zone: { vi: 'Múi giờ', en: 'Time zone' },
  time_zone_hint: {
    vi: 'Quyết định hôm nay là ngày nào, cho hạn và cho công việc hằng ngày.',
    en: 'It says which day is today, for due dates and for daily jobs.',
  },
  four_eyes: { vi: 'Người soạn không được tự phê duyệt', en: 'Nobody approves what they wrote' },
  four_eyes_hint: {
    vi: 'Nhóm quản trị được miễn quy tắc này.',
    en: 'Members of the administrators’ group are exempt.',
  },
  keep_photos: { vi: 'Giữ ảnh gốc', en: 'Keep original photos' },
  keep_photos_hint: {
    vi: 'Ảnh được gửi đúng kích thước chụp, tối đa 4.096 điểm ảnh mỗi cạnh. Khi tắt, thiết bị thu ảnh về 1.920 điểm ảnh trước khi gửi, nhanh hơn nhiều khi mạng yếu; thời gian và vị trí chụp được thiết bị đọc trước và gửi kèm, ghi rõ là theo thiết bị.',
    en: 'Photos are sent as they were taken, up to 4,096 pixels a side. When this is off, the device reduces them to 1,920 before they are sent, which is much quicker on a slow connection; it reads the time and place of the shot first and sends them along, marked as reported by the device.',
  },
  dashboard_panels: { vi: 'Thứ tự bảng điều khiển', en: 'Order of the dashboard' },
  dashboard_panels_hint: {
    vi: 'Cho nhóm mới và những nhóm chưa tự sắp xếp.',
    en: 'For new user groups, and for those that have arranged nothing themselves.',
  },
  correction_days: { vi: 'Số ngày khắc phục thường lệ', en: 'Usual days to correct' },
  correction_days_hint: {
    vi: 'Được gợi ý khi đặt hạn khắc phục; để trống thì không gợi ý. Không tự lưu khi chưa ai chọn.',
    en: 'Offered where a corrective date is set, and never stored unasked. Empty offers nothing.',
  },
  correction_days_of: { vi: 'Số ngày khắc phục cho {{name}}', en: 'Days to correct: {{name}}' },
  correction_none: {
    vi: 'Chưa có mức kết quả nào là phát hiện.',
    en: 'No item status is a finding yet.',
  },
  days: { vi: 'ngày', en: 'days' },
  late_tell_days: {
    vi: 'Nhắc người chịu trách nhiệm khi trễ hạn (ngày)',
    en: 'Remind the responsible person after (days late)',
  },
  late_tell_days_hint: {
    vi: 'Quá hạn hơn số ngày này mà chưa báo hoàn thành. 0 là không nhắc.',
    en: 'When a correction is late by more days and not reported as done. 0 is never.',
  },
  late_lead_days: { vi: 'Báo trưởng đoàn khi trễ hạn (ngày)', en: 'Notify the lead auditor after (days late)' },
  late_lead_days_hint: {
    vi: 'Quá hạn hơn số ngày này mà chưa được xác nhận. 0 là không báo.',
    en: 'When a correction is late by more days and not verified. 0 is never.',
  },
  effect_after_days: {
    vi: 'Xem lại hiệu quả sau khi xác nhận (ngày)',
    en: 'Review the effect after verifying (days)',
  },
  effect_after_days_hint: {
    vi: 'Sau số ngày này, phát hiện đã xác nhận được nhắc xem lại có tái diễn không. 0 là không xem lại.',
    en: 'After so many days the effect of a verified finding is due for review. 0 is never.',
  },
  late_after_days: { vi: 'Báo lên cấp trên khi trễ hạn (ngày)', en: 'Escalate overdue findings after (days)' },
  late_after_days_hint: {
    vi: 'Quá hạn hơn số ngày này, người phụ trách đơn vị được báo; nếu họ không xem được đợt đánh giá thì báo cấp trên gần nhất xem được. 0 là không báo.',
    en: 'When a correction is late by more days, the head of the organisation is notified; if they may not see the audit, the nearest above who may. 0 is never.',
  },
  session_idle_minutes: { vi: 'Đăng xuất khi không dùng (phút)', en: 'Sign out after idling for (minutes)' },
  session_idle_minutes_hint: {
    vi: 'Tính từ lần dùng gần nhất, trên từng thiết bị.',
    en: 'Counted from the last use, for each device.',
  },
  session_minutes: { vi: 'Phiên dài nhất (phút)', en: 'Longest session (minutes)' },
  session_minutes_hint: {
    vi: 'Sau đó phải đăng nhập lại; 1.440 phút là một ngày.',
    en: 'Then everybody signs in again; 1,440 are a day.',
  },
  least_password: { vi: 'Mật khẩu có ít nhất (ký tự)', en: 'Minimum password length (characters)' },
  least_password_hint: {
    vi: 'Áp dụng cho mật khẩu mới. Mật khẩu dễ đoán luôn bị từ chối.',
    en: 'For new passwords. Those that are easily guessed are always refused.',
  },
  limit_calls: { vi: 'Lượt gọi mỗi phút, một người', en: 'Calls a minute, one person' },
  limit_calls_hint: { vi: '0 là không giới hạn; ít nhất 60.', en: '0 is no limit; otherwise at least 60.' },
  limit_uploads: { vi: 'Lượt tải tệp lên trong 10 phút, một người', en: 'Uploads in ten minutes, one person' },
  limit_uploads_hint: { vi: '0 là không giới hạn.', en: '0 is no limit.' },
  limit_upload_mb: { vi: 'MB tải lên trong 10 phút, một người', en: 'MB uploaded in ten minutes, one person' },
  limit_upload_mb_hint: { vi: '0 là không giới hạn.', en: '0 is no limit.' },
  limit_address: { vi: 'Số người tính cho một địa chỉ mạng', en: 'People counted per network address' },
  limit_address_hint: {
    vi: 'Một địa chỉ, ví dụ cả văn phòng, được dùng bằng ngần này người.',
    en: 'One address, such as a whole office, may use as much as so many people.',
  },
  quota_mb: { vi: 'Dung lượng tệp của một người (MB)', en: 'Files of one person (MB)' },
  quota_mb_hint: {
    vi: 'Ai dùng hết thì không gửi thêm được tệp.',
    en: 'A person who has used it up can send no more files.',
  },
  free_disk_mb: { vi: 'Luôn chừa trống trên đĩa (MB)', en: 'Kept free on the disk (MB)' },
  free_disk_mb_hint: {
    vi: 'Còn ít hơn thì không ai gửi được tệp.',
    en: 'With less, nobody can send files.',
  },
  did_saved: { vi: 'đã thay đổi thiết lập', en: 'changed settings' },
  did_logo_set: { vi: 'đã thay logo', en: 'set the logo' },
  did_logo_removed: { vi: 'đã gỡ logo', en: 'removed the logo' },
  yes: { vi: 'Có', en: 'Yes' },
  no: { vi: 'Không', en: 'No' },
} satisfies Texts

export const menu = {
  settings: { vi: 'Thiết lập', en: 'Settings' },
} satisfies Texts

/** Rights beside those of the catalogue. */
export const permissionAreas = {
  product: { vi: 'Hệ thống', en: 'The product' },
} satisfies Texts

export const productPermissions = {
  MANAGE_SETTINGS: { vi: 'Thay đổi thiết lập hệ thống', en: 'Change the settings of the product' },
} satisfies Texts
