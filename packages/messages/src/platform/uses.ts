import type { Texts } from '../text.ts'

/** What keeps a record from being deleted, as counted. */
export const uses = {
  users_one: { vi: '{{count}} người dùng', en: '{{count}} user' },
  users_other: { vi: '{{count}} người dùng', en: '{{count}} users' },
  deleted_users: {
    vi: '{{count}} người dùng trong thùng rác (hãy khôi phục và chuyển họ đi trước)',
    en: '{{count}} of the users in the trash (restore and move them first)',
  },
  audits_one: { vi: '{{count}} đợt đánh giá', en: '{{count}} audit' },
  audits_other: { vi: '{{count}} đợt đánh giá', en: '{{count}} audits' },
  audit_items_one: { vi: '{{count}} mục trong các đợt đánh giá', en: '{{count}} item of an audit' },
  audit_items_other: { vi: '{{count}} mục trong các đợt đánh giá', en: '{{count}} items of audits' },
  child_groups_one: { vi: '{{count}} nhóm con', en: '{{count}} group below it' },
  child_groups_other: { vi: '{{count}} nhóm con', en: '{{count}} groups below it' },
  library_items_one: { vi: '{{count}} câu hỏi', en: '{{count}} checklist item' },
  library_items_other: { vi: '{{count}} câu hỏi', en: '{{count}} checklist items' },
  team_roles_one: { vi: '{{count}} vai trò trong đoàn', en: '{{count}} team role' },
  team_roles_other: { vi: '{{count}} vai trò trong đoàn', en: '{{count}} team roles' },
  team_places_one: { vi: '{{count}} vị trí trong đoàn đánh giá', en: '{{count}} place in an audit team' },
  team_places_other: { vi: '{{count}} vị trí trong đoàn đánh giá', en: '{{count}} places in audit teams' },
  groups_one: { vi: '{{count}} nhóm người dùng', en: '{{count}} user group' },
  groups_other: { vi: '{{count}} nhóm người dùng', en: '{{count}} user groups' },
  permissions_one: { vi: '{{count}} quyền bên trong', en: '{{count}} permission in it' },
  permissions_other: { vi: '{{count}} quyền bên trong', en: '{{count}} permissions in it' },
  organizations_one: { vi: '{{count}} đơn vị trực thuộc', en: '{{count}} organisation below it' },
  organizations_other: { vi: '{{count}} đơn vị trực thuộc', en: '{{count}} organisations below it' },
} satisfies Texts
