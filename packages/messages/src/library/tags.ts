import type { Texts } from '../text.ts'

export const tags = {
  title: { vi: 'Thẻ câu hỏi', en: 'Question tags' },
  about: {
    vi: 'Thẻ gom các câu hỏi cùng chủ đề ở nhiều nhóm, để tìm và lập báo cáo theo thẻ.',
    en: 'Tags gather questions on one subject from many groups, to find them and to report on them.',
  },
  name: { vi: 'Tên thẻ', en: 'Name' },
  desc: { vi: 'Mô tả', en: 'Description' },
  items: { vi: 'Câu hỏi', en: 'Questions' },
  items_of: { vi: 'Câu hỏi mang thẻ {{name}}: {{count}}', en: 'Questions with the tag {{name}}: {{count}}' },
  search: { vi: 'Tìm trong tên và mô tả', en: 'Search name and description' },
  add: { vi: 'Thêm thẻ', en: 'Add tag' },
  edit: { vi: 'Sửa thẻ', en: 'Edit tag' },
  empty: { vi: 'Chưa có thẻ nào', en: 'No tags yet' },
  empty_hint: {
    vi: 'Thêm thẻ đầu tiên, rồi gắn thẻ cho các câu hỏi của thư viện.',
    en: 'Add a first tag, then give it to questions of the library.',
  },
  one: { vi: 'Thẻ', en: 'Tag' },
  assign: { vi: 'Gắn thẻ cho câu hỏi', en: 'Tag questions' },
  assign_of: { vi: 'Gắn thẻ {{name}}', en: 'Questions of the tag {{name}}' },
  assign_about: {
    vi: 'Chọn nhóm ở cây bên trái, rồi gắn hoặc bỏ thẻ cho từng câu hỏi. Câu hỏi bị bỏ được gạch ngang cho đến khi lưu.',
    en: 'Choose a group in the tree and give the tag to its questions or take it away. What will lose it is struck out until you save.',
  },
  assign_first: {
    vi: 'Chọn một thẻ; sau đó cây nhóm hiện ra để gắn hoặc bỏ thẻ cho từng câu hỏi.',
    en: 'Choose a tag; then the tree of groups is here, to give it to questions or to take it away.',
  },
  choose: { vi: 'Chọn thẻ', en: 'Choose a tag' },
  choose_other: { vi: 'Chọn thẻ khác', en: 'Choose another tag' },
  choose_confirm: { vi: 'Tiếp tục', en: 'Continue' },
  choose_first: { vi: 'Chọn một thẻ', en: 'Choose a tag' },
  choose_first_hint: {
    vi: 'Sau đó chọn những câu hỏi mang thẻ này.',
    en: 'Then choose the questions that have it.',
  },
  choose_group_hint: {
    vi: 'Chọn nhóm ở danh sách để gắn hoặc bỏ thẻ cho các câu hỏi của nhóm.',
    en: 'Choose a group to give the tag to its questions or to take it away.',
  },
  chosen_of: { vi: '{{chosen}} trên {{total}} câu hỏi mang thẻ', en: '{{chosen}} of {{total}} questions have the tag' },
  give: { vi: 'Gắn thẻ', en: 'Give tag' },
  take_away: { vi: 'Bỏ thẻ', en: 'Take away' },
  restore: { vi: 'Khôi phục', en: 'Restore' },
  does_to: { vi: '{{what}}: {{name}}', en: '{{what}}: {{name}}' },
  loses: { vi: 'Sẽ bỏ thẻ:', en: 'Will lose the tag:' },
  give_branch: { vi: 'Gắn cho cả nhánh ({{formatted}})', en: 'Give it to the whole branch ({{formatted}})' },
  take_branch: { vi: 'Bỏ khỏi cả nhánh', en: 'Take it from the whole branch' },
  no_items_hint: {
    vi: 'Hãy chọn một nhóm con ở danh sách nhóm.',
    en: 'Choose a group below this one.',
  },
  will_bear_one: { vi: '{{formatted}} câu hỏi mang thẻ', en: '{{formatted}} question has the tag' },
  will_bear_other: { vi: '{{formatted}} câu hỏi mang thẻ', en: '{{formatted}} questions have the tag' },
  change: { vi: 'thêm {{added}}, bỏ {{removed}}, chưa lưu', en: '{{added}} more, {{removed}} fewer, not saved' },
  preview: { vi: 'Xem trước', en: 'Preview' },
  preview_of: { vi: 'Câu hỏi sẽ mang thẻ {{name}}', en: 'Questions that will have {{name}}' },
  preview_change: {
    vi: 'Tổng cộng {{total}}: {{added}} câu mới, {{removed}} câu bị bỏ.',
    en: '{{total}} in all: {{added}} new, {{removed}} taken away.',
  },
  preview_empty: { vi: 'Không câu hỏi nào mang thẻ này', en: 'No question will have this tag' },
  preview_empty_hint: { vi: 'Chọn nhóm để gắn thẻ cho câu hỏi.', en: 'Choose a group to give the tag to questions.' },
  new: { vi: 'mới', en: 'new' },
  merge: { vi: 'Gộp vào thẻ khác', en: 'Merge into another tag' },
  merge_title: { vi: 'Gộp thẻ {{name}}', en: 'Merge the tag {{name}}' },
  merge_text_one: {
    vi: '{{count}} câu hỏi của thẻ này sẽ mang thẻ được chọn, rồi thẻ {{name}} bị xóa.',
    en: '{{count}} question of this tag gets the chosen one, and the tag {{name}} is deleted.',
  },
  merge_text_other: {
    vi: '{{count}} câu hỏi của thẻ này sẽ mang thẻ được chọn, rồi thẻ {{name}} bị xóa.',
    en: '{{count}} questions of this tag get the chosen one, and the tag {{name}} is deleted.',
  },
  merge_into: { vi: 'Gộp vào thẻ', en: 'Merge into' },
  merge_confirm: { vi: 'Gộp thẻ', en: 'Merge' },
  merge_success: { vi: 'Đã gộp thẻ', en: 'Tags merged' },
} satisfies Texts

export const menu = {
  tags: { vi: 'Thẻ câu hỏi', en: 'Question tags' },
} satisfies Texts

export const permissionAreas = {
  checklist_item_tag: { vi: 'Thẻ câu hỏi', en: 'Question tags' },
  hashtag: { vi: 'Hashtag', en: 'Hashtags' },
} satisfies Texts

export const permissions = {
  CREATE_CHECKLIST_ITEM_TAG: { vi: 'Tạo thẻ câu hỏi', en: 'Create question tags' },
  UPDATE_CHECKLIST_ITEM_TAG: { vi: 'Sửa thẻ câu hỏi', en: 'Edit question tags' },
  DELETE_CHECKLIST_ITEM_TAG: { vi: 'Xóa thẻ câu hỏi', en: 'Delete question tags' },
  CREATE_HASHTAG: { vi: 'Tạo hashtag', en: 'Create hashtags' },
  UPDATE_HASHTAG: { vi: 'Sửa hashtag', en: 'Edit hashtags' },
  DELETE_HASHTAG: { vi: 'Xóa hashtag', en: 'Delete hashtags' },
  ATTACH_HASHTAG: { vi: 'Gắn thẻ vào câu hỏi', en: 'Attach tags to questions' },
} satisfies Texts

export const nouns = {
  tag_one: { vi: 'thẻ', en: 'tag' },
  tag_other: { vi: 'thẻ', en: 'tags' },
} satisfies Texts
