import type { Texts } from '../text.ts'

/** What is said of a file with groups and questions; each of the first stands behind what it is about. */
export const imports = {
  missing: { vi: 'đang thiếu', en: 'is missing' },
  empty: { vi: 'đang để trống', en: 'is empty' },
  too_long: { vi: 'dài hơn {{max}} ký tự', en: 'is longer than {{max}} characters' },
  not_storable: { vi: 'có ký tự không lưu được', en: 'holds a character that cannot be stored' },
  too_much_markup: { vi: 'có quá nhiều định dạng', en: 'holds too much markup' },
  says_nothing: { vi: 'không có chữ nào', en: 'has no content' },
  no_object: { vi: 'không đúng cấu trúc', en: 'is not an object' },
  no_list: { vi: 'không phải là danh sách', en: 'is not a list' },
  not_json: { vi: 'chỗ này không phải JSON', en: 'this is not JSON' },
  too_deep: {
    vi: 'nhóm lồng nhau quá {{max}} cấp',
    en: 'groups are nested more than {{max}} levels deep',
  },
  header_taken: {
    vi: 'mã “{{header}}” đã có trong nhóm với nội dung khác',
    en: 'the header "{{header}}" stands in its group already, with other words',
  },
  number_cell: {
    vi: 'ô này đang ở dạng số hoặc ngày, nên 1.10 có thể đã thành 1.1; hãy đổi định dạng ô thành Văn bản rồi nhập lại',
    en: 'is a number or a date, so 1.10 may have become 1.1; format the cell as text and enter it again',
  },
  not_text: { vi: 'không phải là chữ', en: 'is no text' },
  group_form: {
    vi: 'cần mã đứng trước tên nhóm, ví dụ “A1 Tiếp nhận nhiên liệu”',
    en: 'needs an index before the name, for example “A1 Receiving fuel”',
  },
  no_columns: {
    vi: 'không trang tính nào có hàng tiêu đề với ba cột: Nhóm, Mã, Nội dung',
    en: 'no sheet has a row of headings with the columns Group, Number and Text',
  },
  too_many_rows: {
    vi: 'có hơn {{max}} câu hỏi hoặc dòng; hãy chia thành nhiều tệp',
    en: 'there are more than {{max}} rows or questions: divide it into several files',
  },
  too_many_groups: {
    vi: 'có hơn {{max}} nhóm; hãy chia thành nhiều tệp',
    en: 'there are more than {{max}} groups: divide it into several files',
  },
  may_not_add_groups: {
    vi: 'tệp có nhóm mới, mà bạn không có quyền thêm nhóm câu hỏi',
    en: 'it has new groups, and you may not add groups to the library',
  },
  line: { vi: 'dòng {{line}}', en: 'line {{line}}' },
  cell: { vi: 'ô {{cell}}', en: 'cell {{cell}}' },
  the_file: { vi: 'tệp', en: 'the file' },
  wrong: { vi: 'Không nhập được tệp: {{what}}', en: 'The file cannot be imported: {{what}}' },

  open: { vi: 'Nhập từ tệp', en: 'Import a file' },
  about: {
    vi: 'Tệp bảng tính .xlsx có ba cột Nhóm, Mã, Nội dung, hoặc tệp .json của lệnh nhập. Bạn xem trước rồi mới ghi; có một lỗi thì không ghi gì cả.',
    en: 'A spreadsheet (.xlsx) with the columns Group, Number and Text, or the .json file of the import command. You see what will be added first; nothing is written while there is an error.',
  },
  example: { vi: 'Ví dụ một bảng tính', en: 'An example of a spreadsheet' },
  column_group: { vi: 'Nhóm', en: 'Group' },
  column_number: { vi: 'Mã', en: 'Number' },
  column_text: { vi: 'Nội dung', en: 'Text' },
  example_group: { vi: 'A1 Tiếp nhận nhiên liệu', en: 'A1 Receiving fuel' },
  example_first: {
    vi: 'Chứng chỉ chất lượng có đi kèm từng lô không?',
    en: 'Does a quality certificate come with each batch?',
  },
  example_second: {
    vi: 'Mẫu lưu có được giữ đủ thời hạn không?',
    en: 'Are retained samples kept for the required time?',
  },
  example_child: { vi: 'A1 Tiếp nhận nhiên liệu > A1.3 Xe bồn', en: 'A1 Receiving fuel > A1.3 Tank trucks' },
  example_third: { vi: 'Niêm phong xe bồn còn nguyên vẹn không?', en: 'Are the seals of the truck unbroken?' },
  example_hint: {
    vi: 'Ô nhóm để trống nghĩa là cùng nhóm với dòng trên. Dấu > dẫn đến nhóm con.',
    en: 'An empty group cell means the group of the row above. A > leads to a group below.',
  },
  choose: { vi: 'Chọn tệp', en: 'Choose a file' },
  choose_other: { vi: 'Chọn tệp khác', en: 'Choose another file' },
  reading: { vi: 'Đang đọc tệp…', en: 'Reading the file…' },
  wrong_type: {
    vi: 'Chỉ nhập được tệp .xlsx hoặc .json.',
    en: 'Only .xlsx and .json files can be imported.',
  },
  failed: { vi: 'Không đọc được tệp “{{name}}”.', en: 'The file “{{name}}” cannot be read.' },
  new_groups_one: { vi: '{{count}} nhóm mới', en: '{{count}} new group' },
  new_groups_other: { vi: '{{count}} nhóm mới', en: '{{count}} new groups' },
  new_items_one: { vi: '{{count}} câu hỏi mới', en: '{{count}} new question' },
  new_items_other: { vi: '{{count}} câu hỏi mới', en: '{{count}} new questions' },
  there: {
    vi: 'Đã có sẵn: {{groups}} nhóm, {{items}} câu hỏi; các mục này được giữ nguyên.',
    en: 'There already: {{groups}} groups and {{items}} questions, which stay as they are.',
  },
  nothing_new: {
    vi: 'Mọi thứ trong tệp đã có trong thư viện.',
    en: 'Everything in the file is in the library already.',
  },
  more_groups_one: { vi: 'và {{count}} nhóm nữa', en: 'and {{count}} more group' },
  more_groups_other: { vi: 'và {{count}} nhóm nữa', en: 'and {{count}} more groups' },
  errors_one: {
    vi: 'Có {{count}} chỗ cần sửa. Chưa ghi gì vào thư viện.',
    en: '{{count}} place has to be corrected. Nothing has been written.',
  },
  errors_other: {
    vi: 'Có {{count}} chỗ cần sửa. Chưa ghi gì vào thư viện.',
    en: '{{count}} places have to be corrected. Nothing has been written.',
  },
  more_errors_one: { vi: 'và {{count}} chỗ nữa', en: 'and {{count}} more' },
  more_errors_other: { vi: 'và {{count}} chỗ nữa', en: 'and {{count}} more' },
  mend: { vi: 'Sửa trong tệp rồi chọn lại tệp đó.', en: 'Correct it in the file, then choose the file again.' },
  approve: { vi: 'Phê duyệt luôn', en: 'Approve at once' },
  approve_hint: {
    vi: 'Bỏ chọn nếu muốn người khác xem và phê duyệt sau.',
    en: 'Leave it off to have somebody else look at it and approve it.',
  },
  waits: {
    vi: 'Nhóm và câu hỏi mới sẽ chờ phê duyệt; người có quyền phê duyệt được báo ngay.',
    en: 'What is added awaits approval; the approvers are notified.',
  },
  write: { vi: 'Ghi vào thư viện', en: 'Write to the library' },
  written: {
    vi: 'Đã thêm {{groups}} nhóm và {{items}} câu hỏi.',
    en: '{{groups}} groups and {{items}} questions added.',
  },
} satisfies Texts
