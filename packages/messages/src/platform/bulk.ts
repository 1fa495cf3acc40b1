import type { Texts } from '../text.ts'

/** Why records chosen together cannot all go; `names` lists a few of them. */
export const bulk = {
  which_only: { vi: 'bản ghi đã chọn', en: 'the chosen record' },
  which_all: { vi: 'cả {{count}} bản ghi đã chọn', en: 'all {{count}} chosen records' },
  which_some: {
    vi: '{{count}} trong {{total}} bản ghi đã chọn',
    en: '{{count}} of the {{total}} chosen records',
  },
  missing: { vi: '{{count}} bản ghi không còn tồn tại', en: '{{count}} no longer exist' },
  already_approved: { vi: '{{count}} đã được phê duyệt ({{names}})', en: '{{count}} already approved ({{names}})' },
  already_rejected: { vi: '{{count}} đã bị từ chối ({{names}})', en: '{{count}} already rejected ({{names}})' },
  moved_on: {
    vi: '{{count}} đã bắt đầu nên không còn phê duyệt hay từ chối được ({{names}})',
    en: '{{count}} already begun and past approval ({{names}})',
  },
  category_fixed: {
    vi: '{{count}} đã bắt đầu nên giữ loại đã chọn ({{names}})',
    en: '{{count}} already begun, with a category that stays ({{names}})',
  },
  not_permitted: {
    vi: '{{count}} bạn không có quyền quyết định ({{names}})',
    en: '{{count}} not yours to decide ({{names}})',
  },
  four_eyes: {
    vi: '{{count}} do chính bạn lập hoặc sửa, cần người khác phê duyệt ({{names}})',
    en: '{{count}} written by yourself, somebody else has to approve them ({{names}})',
  },
  in_use: {
    vi: '{{count}} đang được sử dụng trong các đợt đánh giá ({{names}})',
    en: '{{count}} in use in audits ({{names}})',
  },
  own_account: { vi: '{{count}} là tài khoản của chính bạn ({{names}})', en: '{{count}} your own account ({{names}})' },
  admins_only: {
    vi: '{{count}} thuộc nhóm quản trị, chỉ quản trị viên mới được thay đổi ({{names}})',
    en: '{{count}} in the administrators group, which only its members may change ({{names}})',
  },
  user_above: {
    vi: '{{count}} có những quyền mà bạn không có ({{names}})',
    en: '{{count}} holding rights that you do not have ({{names}})',
  },
  last_admin: {
    vi: '{{count}} là những quản trị viên cuối cùng còn hoạt động ({{names}})',
    en: '{{count}} the last active administrators ({{names}})',
  },
  already_active: { vi: '{{count}} đang hoạt động rồi ({{names}})', en: '{{count}} already active ({{names}})' },
  already_deactivated: {
    vi: '{{count}} đã ngừng hoạt động rồi ({{names}})',
    en: '{{count}} already deactivated ({{names}})',
  },
  email_taken: {
    vi: '{{count}} có email đang được người khác sử dụng ({{names}})',
    en: '{{count}} with an email address that somebody else uses now ({{names}})',
  },
  organization_deleted: {
    vi: '{{count}} thuộc đơn vị đang ở trong thùng rác, hãy khôi phục đơn vị trước ({{names}})',
    en: '{{count}} in an organisation that is in the trash, restore that first ({{names}})',
  },
  parent_deleted: {
    vi: '{{count}} có đơn vị cấp trên đang ở trong thùng rác, hãy khôi phục cấp trên trước ({{names}})',
    en: '{{count}} below an organisation that is in the trash, restore that first ({{names}})',
  },
  code_taken: {
    vi: '{{count}} có mã đang được đơn vị khác sử dụng ({{names}})',
    en: '{{count}} with a code that another organisation uses now ({{names}})',
  },
} satisfies Texts
