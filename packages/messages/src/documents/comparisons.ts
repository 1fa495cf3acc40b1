import type { Texts } from '../text.ts'

/** What is said of two versions of a document side by side, and of what a change touches. */
export const comparison = {
  title: { vi: 'So sánh hai phiên bản', en: 'Compare two versions' },
  about: {
    vi: 'Từng đề mục của mục lục, cũ bên trái và mới bên phải.',
    en: 'Item by item of the outline: the earlier one left, the later one right.',
  },
  from: { vi: 'Từ phiên bản', en: 'From version' },
  to: { vi: 'Đến phiên bản', en: 'To version' },
  waits: { vi: 'chờ phê duyệt', en: 'awaits approval' },
  in_force: { vi: 'hiện hành', en: 'in force' },
  show: { vi: 'Hiện', en: 'Show' },
  changes: { vi: 'Mọi thay đổi', en: 'All changes' },
  all: { vi: 'Cả tài liệu', en: 'The whole document' },
  new: { vi: 'Mới', en: 'New' },
  changed: { vi: 'Sửa', en: 'Changed' },
  moved: { vi: 'Đổi chỗ', en: 'Moved' },
  gone: { vi: 'Bị bỏ', en: 'Gone' },
  same: { vi: 'Giữ nguyên', en: 'As it was' },
  no_outlines: { vi: 'Hai phiên bản đều chưa có mục lục', en: 'Neither version has an outline' },
  nothing: { vi: 'Hai phiên bản có mục lục giống nhau', en: 'Both versions have the same outline' },
  nothing_hint: {
    vi: 'Tệp của chúng vẫn có thể khác nhau: so sánh nội dung tệp ở dưới.',
    en: 'Their files may still differ: compare what they say below.',
  },
  none_of_kind: { vi: 'Không có đề mục nào thuộc loại này', en: 'No item is of this kind' },
  one_version: { vi: 'Tài liệu mới có một phiên bản', en: 'The document has one version so far' },
  one_version_hint: {
    vi: 'Khi có phiên bản thứ hai, hai bên sẽ được so sánh ở đây.',
    en: 'Once there is a second one, both are compared here.',
  },
  load_failed: { vi: 'Chưa so sánh được', en: 'The comparison did not load' },
  more_one: { vi: 'Xem tiếp {{count}} đề mục', en: 'Show {{count}} more item' },
  more_other: { vi: 'Xem tiếp {{count}} đề mục', en: 'Show {{count}} more items' },
  not_there_before: { vi: 'Chưa có ở phiên bản cũ', en: 'Not in the earlier version' },
  not_there_now: { vi: 'Không còn ở phiên bản mới', en: 'Not in the later version' },
  too_different: {
    vi: 'Hai nội dung khác nhau quá nhiều nên không đánh dấu từng chữ.',
    en: 'The two texts differ too much to mark single words.',
  },
  too_long: {
    vi: 'Nội dung dài, không so từng chữ ở đây được.',
    en: 'This text is too long to be compared here.',
  },
  only_marks: {
    vi: 'Chữ giữ nguyên; chỉ định dạng, bảng hoặc hình thay đổi.',
    en: 'The words are the same; formatting, tables or pictures changed.',
  },
  before: { vi: 'Trước', en: 'Before' },
  after: { vi: 'Sau', en: 'After' },
  files: { vi: 'Nội dung hai tệp', en: 'The text of both files' },
  files_about: {
    vi: 'Chữ trong tệp của hai phiên bản, từng đoạn một.',
    en: 'What the files of both versions say, paragraph by paragraph.',
  },
  compare_files: { vi: 'So sánh nội dung tệp', en: 'Compare the files' },
  files_reading: { vi: 'Đang đọc hai tệp…', en: 'Reading both files…' },
  files_same: { vi: 'Hai tệp có chữ giống nhau.', en: 'Both files say the same.' },
  files_without_words: {
    vi: 'Ít nhất một tệp không có chữ để đọc, chẳng hạn tệp quét chỉ có hình.',
    en: 'At least one file holds no words that can be read, as one that was scanned.',
  },
  files_not_read: {
    vi: 'Chỉ so sánh được tệp PDF, Word (.docx) và văn bản.',
    en: 'Only PDF, Word (.docx) and text files can be compared.',
  },
  files_failed: { vi: 'Chưa đọc được hai tệp.', en: 'The files could not be read.' },
  files_too_different: {
    vi: 'Hai tệp khác nhau quá nhiều nên không so từng đoạn.',
    en: 'The files differ too much to be compared paragraph by paragraph.',
  },
  files_changed_one: { vi: '{{count}} đoạn khác nhau', en: '{{count}} paragraph differs' },
  files_changed_other: { vi: '{{count}} đoạn khác nhau', en: '{{count}} paragraphs differ' },
  more_paragraphs_one: { vi: 'Xem tiếp {{count}} đoạn', en: 'Show {{count}} more paragraph' },
  more_paragraphs_other: { vi: 'Xem tiếp {{count}} đoạn', en: 'Show {{count}} more paragraphs' },
  key_next: { vi: 'Thay đổi tiếp theo', en: 'Next change' },
  key_previous: { vi: 'Thay đổi trước', en: 'Previous change' },
  questions_one: { vi: '{{count}} câu hỏi viện dẫn', en: '{{count}} question refers to it' },
  questions_other: { vi: '{{count}} câu hỏi viện dẫn', en: '{{count}} questions refer to it' },
} satisfies Texts

/** What is said of all that a new version of a document concerns. */
export const impact = {
  title: { vi: 'Phiên bản này ảnh hưởng đến', en: 'What this version touches' },
  none: {
    vi: 'Không có câu hỏi, đợt đánh giá đang mở hay phát hiện nào viện dẫn phần thay đổi.',
    en: 'No question, running audit or open finding refers to what changes.',
  },
  no_outline: {
    vi: 'Phiên bản này chưa có mục lục đi kèm, nên chưa biết nó ảnh hưởng đến đâu. Hãy nhập mục lục từ tệp Word của phiên bản.',
    en: 'This version brings no outline with it yet, so what it touches is not known. Import the outline from its Word file.',
  },
  unseen_one: { vi: '{{count}} trong đợt đánh giá mà bạn không xem được', en: '{{count}} that you may not see' },
  unseen_other: { vi: '{{count}} trong đợt đánh giá mà bạn không xem được', en: '{{count}} that you may not see' },
  failed: {
    vi: 'Chưa xem được phiên bản này ảnh hưởng đến đâu',
    en: 'What this version touches did not load',
  },
  after: {
    vi: 'Sau khi phê duyệt, người viết các câu hỏi này được báo để xem lại.',
    en: 'Once it is approved, the authors of these questions are asked to review them.',
  },
  questions_one: { vi: '{{count}} câu hỏi', en: '{{count}} question' },
  questions_other: { vi: '{{count}} câu hỏi', en: '{{count}} questions' },
  audits_one: { vi: '{{count}} đợt đánh giá đang mở', en: '{{count}} running audit' },
  audits_other: { vi: '{{count}} đợt đánh giá đang mở', en: '{{count}} running audits' },
  findings_one: { vi: '{{count}} phát hiện chưa đóng', en: '{{count}} open finding' },
  findings_other: { vi: '{{count}} phát hiện chưa đóng', en: '{{count}} open findings' },
  and_more_one: { vi: 'và {{count}} mục nữa', en: 'and {{count}} more' },
  and_more_other: { vi: 'và {{count}} mục nữa', en: 'and {{count}} more' },
  see_changes: { vi: 'Xem từng thay đổi', en: 'See each change' },
} satisfies Texts

export const notificationTexts = {
  doc_changed: {
    vi: 'đã đưa vào áp dụng phiên bản {{version}} của “{{name}}”, trong đó điều mà câu hỏi “{{question}}” của bạn viện dẫn đã thay đổi',
    en: 'put version {{version}} of “{{name}}” in force, which changes what your question “{{question}}” refers to',
  },
  doc_changed_many: {
    vi: 'đã đưa vào áp dụng phiên bản {{version}} của “{{name}}”, trong đó những điều mà {{count}} câu hỏi của bạn viện dẫn đã thay đổi',
    en: 'put version {{version}} of “{{name}}” in force, which changes what {{count}} of your questions refer to',
  },
} satisfies Texts

export const notices = {
  kind_DOC_CHANGED: { vi: 'Tài liệu viện dẫn thay đổi', en: 'Changes of referenced documents' },
  kind_DOC_CHANGED_hint: {
    vi: 'Phiên bản mới thay đổi điều mà câu hỏi của bạn viện dẫn',
    en: 'A new version changes what your questions refer to',
  },
} satisfies Texts
