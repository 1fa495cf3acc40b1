import type { Texts } from '../text.ts'

export const categories = {
  title: { vi: 'Loại đánh giá', en: 'Audit categories' },
  about: {
    vi: 'Phân loại các đợt đánh giá. Đợt không được chọn loại sẽ thuộc loại mặc định.',
    en: 'What kinds of audits there are. An audit that is given none is in the default one.',
  },
  id: { vi: 'ID', en: 'ID' },
  name: { vi: 'Tên loại', en: 'Name' },
  parent: { vi: 'Loại cấp trên', en: 'Parent' },
  no_parent: { vi: 'Không có (cấp cao nhất)', en: 'None (top level)' },
  desc: { vi: 'Mô tả', en: 'Description' },
  default: { vi: 'Mặc định', en: 'Default' },
  default_hint: {
    vi: 'Đợt đánh giá không được chọn loại sẽ thuộc loại này. Chỉ một loại là mặc định.',
    en: 'Audits that are given no category are in this one. Exactly one is the default.',
  },
  default_stays: {
    vi: 'Đây là loại mặc định. Muốn đổi, hãy chọn loại khác làm mặc định.',
    en: 'This is the default. To change that, make another category the default.',
  },
  add: { vi: 'Thêm loại', en: 'Add category' },
  edit: { vi: 'Sửa loại đánh giá', en: 'Edit category' },
  empty: { vi: 'Chưa có loại đánh giá nào', en: 'No categories yet' },
  empty_hint: {
    vi: 'Thêm loại đầu tiên; mọi đợt đánh giá chưa có loại sẽ thuộc loại đó.',
    en: 'Add a first one; every audit without a category will be in it.',
  },
  audits_of: { vi: 'Các đợt đánh giá thuộc loại {{name}}', en: 'Audits in {{name}}' },
  assign: { vi: 'Gán đợt đánh giá', en: 'Assign audits' },
  assign_to: { vi: 'Đợt đánh giá thuộc loại {{name}}', en: 'Audits in {{name}}' },
  assign_about: {
    vi: 'Đợt được chọn sẽ thuộc loại này; đợt bỏ chọn trở về loại mặc định.',
    en: 'Ticked audits are in this category; those that you untick go to the default one.',
  },
  assign_default: {
    vi: 'Đây là loại mặc định: đợt đánh giá rời khỏi loại này khi được gán sang loại khác.',
    en: 'This is the default: an audit leaves it when it is assigned to another category.',
  },
  assign_cut: {
    vi: 'Chỉ hiện {{max}} đợt mới nhất và các đợt đã thuộc loại này.',
    en: 'Only the newest {{max}} audits and those in this category are shown.',
  },
  assign_search: { vi: 'Tìm theo tên đợt hoặc đơn vị', en: 'Find by audit or organisation' },
  all_shown_one: { vi: 'Chọn {{formatted}} đợt đang hiện', en: 'The {{formatted}} audit shown' },
  all_shown_other: { vi: 'Chọn cả {{formatted}} đợt đang hiện', en: 'All {{formatted}} audits shown' },
  audits: { vi: 'Các đợt đánh giá', en: 'Audits' },
  audits_failed: { vi: 'Chưa tải được các đợt đánh giá', en: 'The audits did not load' },
  no_audits: { vi: 'Chưa có đợt đánh giá nào', en: 'No audits yet' },
  no_audits_hint: {
    vi: 'Các đợt đánh giá bạn được xem sẽ hiện ở đây.',
    en: 'Audits that you may see will be listed here.',
  },
  runs: { vi: 'Đã bắt đầu nên giữ loại đã chọn', en: 'It has begun, so its category stays' },
  default_held: { vi: 'Rời đi khi được gán sang loại khác', en: 'It leaves when it is assigned to another one' },
  chosen_one: { vi: '{{formatted}} đợt thuộc loại này', en: '{{formatted}} audit in this category' },
  chosen_other: { vi: '{{formatted}} đợt thuộc loại này', en: '{{formatted}} audits in this category' },
  change: { vi: 'thêm {{added}}, bỏ {{removed}}, chưa lưu', en: '{{added}} more, {{removed}} fewer, not saved' },
  back_one: {
    vi: '{{formatted}} đợt đã được phê duyệt sẽ trở lại chờ duyệt, vì kế hoạch thay đổi.',
    en: '{{formatted}} approved audit will await approval again, as its plan changes.',
  },
  back_other: {
    vi: '{{formatted}} đợt đã được phê duyệt sẽ trở lại chờ duyệt, vì kế hoạch thay đổi.',
    en: '{{formatted}} approved audits will await approval again, as their plans change.',
  },
} satisfies Texts

export const menu = {
  categories: { vi: 'Loại đánh giá', en: 'Audit categories' },
} satisfies Texts

export const uses = {
  child_categories_one: { vi: '{{count}} loại con', en: '{{count}} category below it' },
  child_categories_other: { vi: '{{count}} loại con', en: '{{count}} categories below it' },
} satisfies Texts

export const permissionAreas = {
  checklist_category: { vi: 'Loại đánh giá', en: 'Audit categories' },
} satisfies Texts

export const permissions = {
  CREATE_CHK_CATEGORY: { vi: 'Tạo loại đánh giá', en: 'Create audit categories' },
  UPDATE_CHK_CATEGORY: { vi: 'Sửa loại đánh giá', en: 'Edit audit categories' },
  DELETE_CHK_CATEGORY: { vi: 'Xóa loại đánh giá', en: 'Delete audit categories' },
  SELECT_CHK_CATEGORY: { vi: 'Gán đợt đánh giá vào loại', en: 'Assign audits to categories' },
} satisfies Texts

export const nouns = {
  category_one: { vi: 'loại đánh giá', en: 'category' },
  category_other: { vi: 'loại đánh giá', en: 'categories' },
} satisfies Texts
