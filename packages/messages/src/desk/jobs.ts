import type { Texts } from '../text.ts'

/** What the product does in the background, as administrators see it. */
export const jobs = {
  title: { vi: 'Tác vụ nền', en: 'Background jobs' },
  about: {
    vi: 'Những việc hệ thống làm ngoài thao tác của người dùng: đang chạy, đang chờ và không thành công. Việc đã xong được giữ 14 ngày.',
    en: 'What the product does in the background: running, waiting and failed jobs. Ended jobs are kept for 14 days.',
  },
  empty: { vi: 'Không có tác vụ nào', en: 'No jobs' },
  empty_hint: {
    vi: 'Tác vụ định kỳ chạy xong bình thường thì không lưu lại ở đây.',
    en: 'A periodic job that went well leaves nothing here.',
  },
  empty_filtered: { vi: 'Không có tác vụ nào khớp bộ lọc', en: 'No jobs match' },
  name: { vi: 'Tác vụ', en: 'Job' },
  state: { vi: 'Trạng thái', en: 'State' },
  all_states: { vi: 'Mọi trạng thái', en: 'Every state' },
  state_waiting: { vi: 'Đang chờ', en: 'Waiting' },
  state_running: { vi: 'Đang chạy', en: 'Running' },
  state_done: { vi: 'Đã xong', en: 'Done' },
  state_failed: { vi: 'Không thành công', en: 'Failed' },
  state_cancelled: { vi: 'Đã hủy', en: 'Cancelled' },
  reason: { vi: 'Lý do', en: 'Reason' },
  tries: { vi: 'Số lần thử', en: 'Tries' },
  tries_of: { vi: '{{tries}}/{{most}}', en: '{{tries}} of {{most}}' },
  started_by: { vi: 'Người bắt đầu', en: 'Started by' },
  by_itself: { vi: 'Hệ thống', en: 'The product' },
  since: { vi: 'Từ lúc', en: 'Since' },
  next: { vi: 'Thử lại {{time}}', en: 'Next try {{time}}' },
  retry: { vi: 'Thử lại', en: 'Try again' },
  retried: { vi: 'Tác vụ sẽ được thử lại', en: 'The job will be tried again' },
  cancel: { vi: 'Hủy tác vụ', en: 'Cancel job' },
  cancelled: { vi: 'Đã hủy tác vụ', en: 'Job cancelled' },
  start: { vi: 'Chạy ngay', en: 'Run now' },
  started: { vi: 'Đã bắt đầu tác vụ', en: 'Job started' },
  last_begun: { vi: 'Lần gần nhất: {{time}}', en: 'Last time: {{time}}' },
  never_begun: { vi: 'Chưa chạy lần nào', en: 'Not yet' },
  progress_of: { vi: 'Tiến độ của {{name}}', en: 'Progress of {{name}}' },

  reason_unexpected: {
    vi: 'Có lỗi ngoài dự kiến ({{code}}). Chi tiết nằm trong nhật ký của máy chủ, theo số của tác vụ.',
    en: 'Something unexpected went wrong ({{code}}). The log of the server has the details under the job’s number.',
  },
  reason_ended: {
    vi: 'Tiến trình đang chạy tác vụ đã dừng giữa chừng.',
    en: 'The process that ran it stopped midway.',
  },
  reason_late: { vi: 'Không xong trong {{seconds}} giây.', en: 'It was not finished within {{seconds}} seconds.' },

  kind_tell_decision: { vi: 'Báo kết quả phê duyệt', en: 'Notify of a decision' },
  kind_mail: { vi: 'Gửi thư', en: 'Send mail' },
  kind_notice_mail: { vi: 'Viết thư về thông báo', en: 'Write mail about notifications' },
  kind_recovery: { vi: 'Viết thư khôi phục mật khẩu', en: 'Write mail about a lost password' },
  kind_forget: { vi: 'Xóa dữ liệu hết hạn', en: 'Delete expired data' },
  kind_late: { vi: 'Báo khắc phục trễ hạn', en: 'Notify of late corrections' },
  kind_paper: { vi: 'Tạo tệp PDF, Word hoặc Excel', en: 'Make a PDF, Word or Excel file' },
  kind_pack: { vi: 'Đóng gói hồ sơ biên bản', en: 'Pack minutes with their evidence' },
  kind_forget_papers: { vi: 'Xóa tệp biểu mẫu đã quá 24 giờ', en: 'Delete files of papers after a day' },
  kind_trail: { vi: 'Xuất nhật ký hệ thống', en: 'Export the audit trail' },
  kind_forget_trail: { vi: 'Xóa tệp nhật ký đã quá 24 giờ', en: 'Delete exports of the audit trail after a day' },
  kind_outline: { vi: 'Nhập mục lục từ tệp Word', en: 'Import an outline from Word' },
  kind_morning: { vi: 'Tóm tắt thông báo lúc 07:00', en: 'Sum up notifications at 07:00' },
  kind_status_counts: { vi: 'Gộp số đếm câu hỏi theo mức kết quả', en: 'Sum up counts of questions' },
  kind_post_views: { vi: 'Gộp lượt xem bài viết diễn đàn', en: 'Sum up views of forum posts' },
  kind_released_files: { vi: 'Tìm tệp không còn dùng', en: 'Look for files that are no longer used' },
  kind_swept_files: { vi: 'Xóa hẳn tệp đã bỏ quá 30 ngày', en: 'Remove files deleted 30 days ago' },
  kind_refused_files: { vi: 'Xóa tệp của yêu cầu bị từ chối', en: 'Remove files of refused calls' },
  kind_forget_uploads: { vi: 'Xóa các phần tệp không được gửi tiếp', en: 'Delete abandoned uploads' },
  kind_clean_pictures: { vi: 'Gỡ thông tin ẩn khỏi ảnh cũ', en: 'Remove hidden details from old pictures' },
} satisfies Texts

export const menu = {
  jobs: { vi: 'Tác vụ nền', en: 'Background jobs' },
} satisfies Texts

export const nouns = {
  job_one: { vi: 'tác vụ nền', en: 'background job' },
  job_other: { vi: 'tác vụ nền', en: 'background jobs' },
} satisfies Texts
