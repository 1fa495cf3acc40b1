import type { Texts } from '../../text.ts'

export const register = {
  title: { vi: 'Sổ phát hiện', en: 'Findings' },
  about: {
    vi: 'Mọi phát hiện bạn được xem, ở mọi đợt đánh giá, cùng tình trạng và hạn khắc phục',
    en: 'Every finding that you may see, of all audits, with its state and due date',
  },
  about_open: {
    vi: 'Những phát hiện chưa khắc phục xong mà bạn được xem, ở mọi đợt đánh giá. Chọn “Tất cả” để xem cả những phát hiện đã xong.',
    en: 'The findings not yet corrected that you may see, of all audits. Choose “All” for those that are corrected as well.',
  },
  about_own_open: {
    vi: 'Những phát hiện chưa khắc phục xong do bạn chịu trách nhiệm. Chọn “Tất cả” để xem cả những phát hiện đã xong.',
    en: 'The findings not yet corrected that you answer for. Choose “All” for those that are corrected as well.',
  },
  about_own: {
    vi: 'Những phát hiện do bạn chịu trách nhiệm, cùng tình trạng và hạn khắc phục',
    en: 'The findings that you answer for, with their state and due date',
  },
  number: { vi: 'Số', en: 'Number' },
  no_number: { vi: 'Chưa có số', en: 'No number yet' },
  class: { vi: 'Loại', en: 'Class' },
  any_class: { vi: 'Mọi loại', en: 'Any class' },
  state: { vi: 'Tình trạng', en: 'State' },
  any_state: { vi: 'Mọi tình trạng', en: 'Any state' },
  question: { vi: 'Câu hỏi', en: 'Question' },
  content: { vi: 'Nội dung', en: 'Content' },
  conclusion: { vi: 'Kết luận', en: 'Conclusion' },
  organization: { vi: 'Đơn vị', en: 'Organisation' },
  any_organization: { vi: 'Mọi đơn vị', en: 'Any organisation' },
  category: { vi: 'Loại đánh giá', en: 'Audit category' },
  any_category: { vi: 'Mọi loại đánh giá', en: 'Any category' },
  audit: { vi: 'Đợt đánh giá', en: 'Audit' },
  begun: { vi: 'Ngày đánh giá', en: 'Audited on' },
  begun_from: { vi: 'Đánh giá từ ngày', en: 'Audited from' },
  begun_to: { vi: 'Đánh giá đến ngày', en: 'Audited until' },
  responsible: { vi: 'Người chịu trách nhiệm', en: 'Responsible' },
  any_responsible: { vi: 'Bất kỳ ai', en: 'Anybody' },
  nobody: { vi: 'Chưa có ai', en: 'Nobody yet' },
  me: { vi: 'Tôi', en: 'Me' },
  due: { vi: 'Hạn', en: 'Due' },
  no_date: { vi: 'Chưa có hạn', en: 'No date' },
  late: { vi: 'Quá hạn', en: 'Overdue' },
  yes: { vi: 'Có', en: 'Yes' },
  not_corrected: { vi: 'Chưa xong', en: 'Not yet corrected' },
  every: { vi: 'Tất cả', en: 'All' },
  tag: { vi: 'Thẻ', en: 'Tag' },
  any_tag: { vi: 'Mọi thẻ', en: 'Any tag' },
  repeats: { vi: 'Số lần lặp lại', en: 'Repeats' },
  repeated: { vi: 'Lặp lại', en: 'Repeat' },
  repeated_times_one: {
    vi: 'Câu hỏi này đã không đạt {{count}} lần trước đó ở đơn vị này',
    en: 'This question failed here {{count}} time before',
  },
  repeated_times_other: {
    vi: 'Câu hỏi này đã không đạt {{count}} lần trước đó ở đơn vị này',
    en: 'This question failed here {{count}} times before',
  },
  only_repeated: { vi: 'Chỉ phát hiện lặp lại', en: 'Repeats only' },
  search: { vi: 'Tìm theo số, câu hỏi, kết luận', en: 'Search number, question, conclusion' },
  empty: { vi: 'Chưa có phát hiện nào', en: 'There are no findings' },
  empty_hint: {
    vi: 'Phát hiện của các đợt đánh giá bạn được xem sẽ nằm ở đây.',
    en: 'Findings of the audits that you may see will stand here.',
  },
  empty_own: {
    vi: 'Khi có phát hiện được giao cho bạn khắc phục, bạn sẽ được báo và thấy nó ở đây.',
    en: 'Once you are named for a finding you are told, and find it here.',
  },
  column: { vi: 'Tình trạng đang xem', en: 'State shown' },
  load_failed: { vi: 'Không tải được các phát hiện', en: 'The findings could not be loaded' },
  as_list: { vi: 'Danh sách', en: 'List' },
  as_board: { vi: 'Bảng', en: 'Board' },
  shown_as: { vi: 'Cách hiển thị', en: 'Shown as' },
  column_empty: { vi: 'Không có phát hiện', en: 'None' },
  rest: { vi: 'Xem cả {{count}} trong danh sách', en: 'Show all {{count}} in the list' },
  export: { vi: 'Xuất CSV', en: 'Export CSV' },
  exported_one: { vi: 'Đã tải về {{count}} phát hiện', en: '{{count}} finding downloaded' },
  exported_other: { vi: 'Đã tải về {{count}} phát hiện', en: '{{count}} findings downloaded' },
  exported_most: {
    vi: 'Tệp chỉ chứa {{count}} phát hiện đầu tiên. Hãy lọc bớt để xuất phần còn lại.',
    en: 'The file holds the first {{count}} findings only. Narrow the register to export the rest.',
  },
  views: { vi: 'Chế độ xem', en: 'Views' },
  views_of: { vi: 'Chế độ xem đã lưu', en: 'Saved views' },
  no_views: { vi: 'Bạn chưa lưu chế độ xem nào.', en: 'You have saved no view yet.' },
  save_view: { vi: 'Lưu chế độ xem này', en: 'Save this view' },
  save_view_about: {
    vi: 'Giữ lại bộ lọc và thứ tự đang dùng dưới một tên, chỉ mình bạn thấy. Tên đã có sẽ được thay bằng bộ lọc mới. Muốn gửi cho người khác, hãy sao chép địa chỉ của trang.',
    en: 'Keeps the present filters and order under a name, for you alone. Under a name that you have used, they take its place. To show them to somebody else, copy the address of the page.',
  },
  view_name: { vi: 'Tên', en: 'Name' },
  rename_view: { vi: 'Đổi tên chế độ xem', en: 'Rename the view' },
  delete_view: { vi: 'Xóa chế độ xem “{{name}}”', en: 'Delete the view “{{name}}”' },
  minutes: { vi: 'Biên bản', en: 'Minutes' },
  minutes_about: {
    vi: 'Biên bản đã lưu của các đợt đánh giá có bạn trong đoàn',
    en: 'Saved minutes of the audits whose team you are in',
  },
} satisfies Texts

export const menu = {
  findings: { vi: 'Sổ phát hiện', en: 'Findings' },
} satisfies Texts

/** How a question failed before, where it is answered. */
export const failedBefore = {
  failed_before: { vi: 'Lần trước: {{code}}, {{month}}', en: 'Before: {{code}}, {{month}}' },
  failed_before_of_one: {
    vi: 'Câu hỏi này đã không đạt {{count}} lần trước đó: {{item}}',
    en: 'This question failed {{count}} time before: {{item}}',
  },
  failed_before_of_other: {
    vi: 'Câu hỏi này đã không đạt {{count}} lần trước đó: {{item}}',
    en: 'This question failed {{count}} times before: {{item}}',
  },
  failed_title: { vi: 'Những lần không đạt trước: {{item}}', en: 'Failed before: {{item}}' },
  failed_unseen_one: { vi: 'Và {{count}} lần khác nữa', en: 'And {{count}} time more' },
  failed_unseen_other: { vi: 'Và {{count}} lần khác nữa', en: 'And {{count}} times more' },
  photo_of: { vi: 'Ảnh của phát hiện {{name}}', en: 'Photo of the finding {{name}}' },
} satisfies Texts
