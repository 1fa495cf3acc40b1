import type { Texts } from '../text.ts'

/** What is said while an outline comes out of a Word file. */
export const outlineImport = {
  title: { vi: 'Nhập mục lục từ Word', en: 'Import the outline from Word' },
  about: {
    vi: 'Mục lục được đọc từ tệp .docx: đề mục, số mục, nội dung, bảng và hình. Bạn xem trước rồi mới ghi.',
    en: 'The outline is read from a .docx file: headings, numbers, text, tables and pictures. You see what changes before it is written.',
  },
  choose: { vi: 'Chọn tệp .docx', en: 'Choose a .docx file' },
  choose_other: { vi: 'Chọn tệp khác', en: 'Choose another file' },
  or_drop: { vi: 'hoặc thả tệp vào đây', en: 'or drop it here' },
  wrong_type: {
    vi: 'Chỉ nhập được tệp .docx. Tệp .doc: hãy lưu lại trong Word dưới dạng .docx.',
    en: 'Only .docx files can be imported. A .doc file: save it in Word as .docx.',
  },
  uploading: { vi: 'Đang gửi tệp…', en: 'Sending the file…' },
  waiting: {
    vi: 'Đang chờ đến lượt. Tệp khác đang được đọc.',
    en: 'Waiting for its turn: another file is being read.',
  },
  reading: { vi: 'Đang đọc tệp…', en: 'Reading the file…' },
  pictures: { vi: 'Đang lưu hình…', en: 'Storing the pictures…' },
  writing: { vi: 'Đang ghi mục lục…', en: 'Writing the outline…' },
  progress: { vi: 'Tiến độ nhập', en: 'Progress of the import' },
  leave_hint: {
    vi: 'Bạn có thể đóng cửa sổ này. Việc đọc vẫn tiếp tục; mở lại “Nhập từ Word” để xem kết quả.',
    en: 'You may close this window. Reading goes on; open “Import from Word” again to see the outcome.',
  },
  own_reading: { vi: 'Tệp bạn chọn trước đó đang được đọc.', en: 'The file that you chose before is being read.' },
  their_reading: { vi: '{{name}} đang nhập mục lục cho tài liệu này.', en: '{{name}} is importing an outline here.' },
  own_preview: {
    vi: 'Tệp bạn chọn trước đó đã đọc xong và chờ bạn quyết định.',
    en: 'The file that you chose before has been read and waits for your decision.',
  },
  their_preview: {
    vi: '{{name}} đã đọc một tệp và chưa quyết định ghi hay không.',
    en: '{{name}} has read a file and not decided yet whether to write it.',
  },
  own_held: {
    vi: 'Mục lục bạn nhập trước đó chờ cùng phiên bản mới.',
    en: 'The outline that you imported before waits with the new version.',
  },
  their_held: {
    vi: 'Mục lục {{name}} nhập trước đó chờ cùng phiên bản mới.',
    en: 'The outline that {{name}} imported waits with the new version.',
  },
  open: { vi: 'Mở', en: 'Open' },
  load_failed: { vi: 'Chưa xem được lần nhập này', en: 'This import did not load' },
  stop: { vi: 'Dừng nhập', en: 'Stop the import' },
  cancelled: { vi: 'Đã hủy nhập. Mục lục giữ nguyên.', en: 'The import was cancelled. The outline stays as it was.' },
  failed: { vi: 'Không nhập được tệp', en: 'The file could not be imported' },
  done: { vi: 'Đã nhập mục lục', en: 'The outline is imported' },
  held: { vi: 'Mục lục chờ cùng phiên bản mới', en: 'The outline waits with the new version' },
  held_hint: {
    vi: 'Tài liệu có phiên bản đang chờ phê duyệt. Mục lục này được giữ cùng phiên bản đó và thay mục lục hiện hành khi phiên bản được phê duyệt.',
    en: 'A version of the document awaits approval. This outline is held with it and takes the place of the present one when that version is approved.',
  },
  will_be_held: {
    vi: 'Tài liệu có phiên bản đang chờ phê duyệt: mục lục này sẽ được giữ cùng phiên bản đó và chỉ có hiệu lực khi phiên bản được phê duyệt.',
    en: 'A version of the document awaits approval: this outline will be held with it and takes effect when that version is approved.',
  },
  preview: { vi: 'Những gì sẽ thay đổi', en: 'What will change' },
  nothing_changes: {
    vi: 'Tệp này giống hệt mục lục hiện có. Không có gì để ghi.',
    en: 'The file is the same as the present outline. There is nothing to write.',
  },
  new_one: { vi: '{{count}} mới', en: '{{count}} new' },
  new_other: { vi: '{{count}} mới', en: '{{count}} new' },
  changed_one: { vi: '{{count}} sửa', en: '{{count}} changed' },
  changed_other: { vi: '{{count}} sửa', en: '{{count}} changed' },
  moved_one: { vi: '{{count}} đổi chỗ', en: '{{count}} moved' },
  moved_other: { vi: '{{count}} đổi chỗ', en: '{{count}} moved' },
  removed_one: { vi: '{{count}} bị bỏ', en: '{{count}} removed' },
  removed_other: { vi: '{{count}} bị bỏ', en: '{{count}} removed' },
  kept_one: { vi: '{{count}} đang được viện dẫn, giữ lại', en: '{{count}} in use and kept' },
  kept_other: { vi: '{{count}} đang được viện dẫn, giữ lại', en: '{{count}} in use and kept' },
  same_one: { vi: '{{count}} giữ nguyên', en: '{{count}} as it was' },
  same_other: { vi: '{{count}} giữ nguyên', en: '{{count}} as they were' },
  warnings: { vi: 'Cần biết trước khi ghi', en: 'Before you write it' },
  confirm: { vi: 'Ghi mục lục', en: 'Write the outline' },
  hold: { vi: 'Giữ cùng phiên bản mới', en: 'Hold it with the new version' },
  give_up: { vi: 'Bỏ mục lục này', en: 'Discard this outline' },
  discard: { vi: 'Không ghi', en: 'Do not write it' },
  rule_styles: {
    vi: 'Đề mục được nhận ra theo kiểu Heading của Word.',
    en: 'Headings were found by the heading styles of Word.',
  },
  rule_units: {
    vi: 'Tệp không dùng kiểu Heading; đề mục được nhận ra theo Chương, Mục, Điều. Hãy xem kỹ trước khi ghi.',
    en: 'The file has no heading styles; headings were found by chapter, section and article. Look closely before you write it.',
  },
  rule_numbers: {
    vi: 'Tệp không dùng kiểu Heading; đề mục được nhận ra theo số 1, 1.1, 1.2. Hãy xem kỹ trước khi ghi.',
    en: 'The file has no heading styles; headings were found by their numbers 1, 1.1, 1.2. Look closely before you write it.',
  },
  read_outline: { vi: 'Xem mục lục', en: 'See the outline' },
} satisfies Texts

export const notificationTexts = {
  doc_import: { vi: 'đã nhập xong tài liệu “{{name}}”', en: 'finished importing the document “{{name}}”' },
  doc_import_read: {
    vi: 'đã đọc xong tệp cho tài liệu “{{name}}”; bạn hãy xem và xác nhận',
    en: 'has read the file for the document “{{name}}”: look at it and confirm',
  },
  doc_import_held: {
    vi: 'đã đọc xong mục lục của tài liệu “{{name}}”; mục lục sẽ được cập nhật khi phiên bản {{version}} được phê duyệt',
    en: 'has read the outline of the document “{{name}}”; it changes when version {{version}} is approved',
  },
  doc_import_failed: { vi: 'không nhập được tài liệu “{{name}}”', en: 'could not import the document “{{name}}”' },
} satisfies Texts

export const notices = {
  kind_DOC_IMPORT: { vi: 'Nhập tài liệu', en: 'Document imports' },
  kind_DOC_IMPORT_hint: { vi: 'Khi việc nhập của bạn xong hoặc không được', en: 'When yours is done or has failed' },
} satisfies Texts
