import type { Texts } from './text.ts'

/** What keeps a record from being deleted, as counted. */
export const uses = {
  users: { vi: '{{count}} người dùng', en: '{{count}} users' },
  deleted_users: {
    vi: '{{count}} người dùng trong thùng rác (hãy khôi phục và chuyển họ đi trước)',
    en: '{{count}} of the users in the trash (restore and move them first)',
  },
  audits: { vi: '{{count}} đợt đánh giá', en: '{{count}} audits' },
  audit_items: { vi: '{{count}} mục trong các đợt đánh giá', en: '{{count}} items of audits' },
  child_groups: { vi: '{{count}} nhóm con', en: '{{count}} groups below it' },
  library_items: { vi: '{{count}} câu hỏi', en: '{{count}} checklist items' },
  minutes: { vi: '{{count}} biên bản', en: '{{count}} minutes' },
  team_roles: { vi: '{{count}} vai trò trong đoàn', en: '{{count}} team roles' },
  team_places: { vi: '{{count}} vị trí trong đoàn đánh giá', en: '{{count}} places in audit teams' },
  groups: { vi: '{{count}} nhóm người dùng', en: '{{count}} user groups' },
  permissions: { vi: '{{count}} quyền bên trong', en: '{{count}} permissions in it' },
  organizations: { vi: '{{count}} đơn vị trực thuộc', en: '{{count}} organisations below it' },
} satisfies Texts
