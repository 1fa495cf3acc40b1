import type { Texts } from '../text.ts'

/** What the server says of controlled documents, their versions and their readers. */
export const controlled = {
  section: { vi: 'Tài liệu', en: 'Documents' },
  name: { vi: 'Tên tài liệu', en: 'Name' },
  group: { vi: 'Nhóm tài liệu', en: 'Group' },
  group_name: { vi: 'Tên nhóm', en: 'Name' },
  group_parent: { vi: 'Thuộc nhóm', en: 'Belongs to' },
  version: { vi: 'Phiên bản', en: 'Version' },
  expires_on: { vi: 'Ngày hết hiệu lực', en: 'Expiry date' },
  parent: { vi: 'Thuộc tài liệu', en: 'Belongs to' },
  language: { vi: 'Ngôn ngữ', en: 'Language' },
  original: { vi: 'Bản dịch của', en: 'Translation of' },
  file: { vi: 'Tệp', en: 'File' },
  statement: {
    vi: 'Tôi xác nhận đã đọc và hiểu tài liệu “{{name}}”, phiên bản {{version}}, và sẽ làm theo.',
    en: 'I confirm that I have read and understood the document “{{name}}”, version {{version}}, and will follow it.',
  },
} satisfies Texts

export const errors = {
  status_error: {
    vi: 'Trạng thái của nhóm tài liệu chưa phải là Phê Duyệt nên chưa thêm được tài liệu vào đó.',
    en: 'Group status is not Approved. Documents are added to approved groups only.',
  },
  version_oldest: {
    vi: 'Phiên bản đầu tiên của tài liệu không xóa được.',
    en: 'The first version of a document cannot be deleted.',
  },
  version_in_force: {
    vi: 'Phiên bản đang có hiệu lực không xóa được.',
    en: 'The version in force cannot be deleted.',
  },
  version_acknowledged_one: {
    vi: 'Đã có {{count}} người xác nhận đã đọc phiên bản này nên không xóa được.',
    en: '{{count}} person has confirmed having read this version, so it stays.',
  },
  version_acknowledged_other: {
    vi: 'Đã có {{count}} người xác nhận đã đọc phiên bản này nên không xóa được.',
    en: '{{count}} people have confirmed having read this version, so it stays.',
  },
  version_waits: {
    vi: 'Phiên bản {{version}} do {{name}} tải lên đang chờ duyệt. Hãy chờ quyết định, hoặc xóa phiên bản đó trước.',
    en: 'Version {{version}}, uploaded by {{name}}, is waiting for approval. Wait for the decision or delete it first.',
  },
  version_waits_unnamed: {
    vi: 'Phiên bản {{version}} đang chờ duyệt. Hãy chờ quyết định, hoặc xóa phiên bản đó trước.',
    en: 'Version {{version}} is waiting for approval. Wait for the decision or delete it first.',
  },
  version_not_in_force: {
    vi: 'Tài liệu vừa có phiên bản khác có hiệu lực. Hãy mở lại và đọc phiên bản đó.',
    en: 'Another version of the document has come into force. Open it again and read that one.',
  },
  not_read_to_end: {
    vi: 'Hãy đọc đến trang cuối (hoặc tải tệp về) rồi mới xác nhận.',
    en: 'Read to the last page, or download the file, before you confirm.',
  },
  undo_acknowledged: {
    vi: 'Không hoàn tác được: đã có người xác nhận đã đọc phiên bản này. Quyết định vẫn giữ nguyên.',
    en: 'This cannot be undone: somebody has already confirmed having read this version. The decision stands.',
  },
} satisfies Texts

export const validation = {
  document_group_taken: {
    vi: 'Ở đây đã có nhóm tài liệu mang tên đó.',
    en: 'There is a group of this name here already.',
  },
  expires_in_past: {
    vi: 'Ngày hết hiệu lực không được ở trong quá khứ.',
    en: 'The expiry date may not lie in the past.',
  },
  translation: {
    vi: 'Hãy chọn bản gốc: tài liệu này là bản dịch hoặc đang có bản dịch khác.',
    en: 'Choose an original: this one is a translation itself, or has translations.',
  },
  version_taken: {
    vi: 'Tài liệu này đã có phiên bản mang số đó.',
    en: 'This document has a version of that label already.',
  },
  audience_gone: {
    vi: '{{count}} đối tượng được chọn không còn tồn tại.',
    en: '{{count}} of those chosen no longer exist.',
  },
} satisfies Texts

export const bulk = {
  document_in_use: {
    vi: '{{count}} đang được sử dụng: có câu hỏi, tài liệu khác hoặc người đọc đã xác nhận dựa vào ({{names}})',
    en: '{{count}} in use by questions, other documents or readers who have confirmed them ({{names}})',
  },
} satisfies Texts

export const notificationTexts = {
  kinds_document_group: { vi: 'nhóm tài liệu', en: 'groups of documents' },
  kind_document_group: { vi: 'nhóm tài liệu', en: 'the group of documents' },
  kinds_document_version: { vi: 'phiên bản tài liệu', en: 'versions of documents' },
  kind_document_version: { vi: 'phiên bản tài liệu', en: 'the version of a document' },
  doc_read: {
    vi: 'đề nghị bạn đọc và xác nhận tài liệu “{{name}}”, phiên bản {{version}}, trước hết ngày {{date}}',
    en: 'asks you to read and confirm the document “{{name}}”, version {{version}}, by {{date}}',
  },
  doc_read_reminder: {
    vi: 'nhắc bạn đọc và xác nhận tài liệu “{{name}}”, phiên bản {{version}}; hạn là ngày {{date}}',
    en: 'reminds you to read and confirm the document “{{name}}”, version {{version}}, due on {{date}}',
  },
} satisfies Texts

export const notices = {
  kind_DOC_READ: { vi: 'Tài liệu cần đọc', en: 'Documents to read' },
  kind_DOC_READ_hint: {
    vi: 'Khi có tài liệu bạn phải đọc và xác nhận, và khi được nhắc',
    en: 'When a document is to be read and confirmed by you, and reminders',
  },
} satisfies Texts

export const uses = {
  child_document_groups_one: { vi: '{{count}} nhóm con', en: '{{count}} group below it' },
  child_document_groups_other: { vi: '{{count}} nhóm con', en: '{{count}} groups below it' },
  documents_one: { vi: '{{count}} tài liệu', en: '{{count}} document' },
  documents_other: { vi: '{{count}} tài liệu', en: '{{count}} documents' },
  child_documents_one: { vi: '{{count}} tài liệu trực thuộc', en: '{{count}} document that belongs to it' },
  child_documents_other: { vi: '{{count}} tài liệu trực thuộc', en: '{{count}} documents that belong to it' },
  translations_one: { vi: '{{count}} bản dịch', en: '{{count}} translation' },
  translations_other: { vi: '{{count}} bản dịch', en: '{{count}} translations' },
  referring_questions_one: {
    vi: '{{count}} câu hỏi dẫn chiếu đến mục lục của tài liệu',
    en: '{{count}} question that refers to its outline',
  },
  referring_questions_other: {
    vi: '{{count}} câu hỏi dẫn chiếu đến mục lục của tài liệu',
    en: '{{count}} questions that refer to its outline',
  },
  acknowledgements_one: { vi: '{{count}} xác nhận đã đọc', en: '{{count}} confirmation of having read it' },
  acknowledgements_other: { vi: '{{count}} xác nhận đã đọc', en: '{{count}} confirmations of having read it' },
} satisfies Texts

export const jobs = {
  kind_document_expiry: { vi: 'Báo tài liệu sắp hết hạn', en: 'Notify of documents that expire' },
  kind_document_readings: { vi: 'Nhắc đọc tài liệu', en: 'Ask for documents to be read' },
} satisfies Texts

export const nouns = {
  document_group_one: { vi: 'nhóm tài liệu', en: 'document group' },
  document_group_other: { vi: 'nhóm tài liệu', en: 'document groups' },
  document_one: { vi: 'tài liệu', en: 'document' },
  document_other: { vi: 'tài liệu', en: 'documents' },
  document_version_one: { vi: 'phiên bản tài liệu', en: 'document version' },
  document_version_other: { vi: 'phiên bản tài liệu', en: 'document versions' },
} satisfies Texts
