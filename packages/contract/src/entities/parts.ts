import type { EntityName } from './all.ts'

/** What calls name in `changes` and `reads` and is no entity by itself: that of whose number it is, by which the audit trail finds what was done to it; null for what is found by no record. */
export const partOf = {
  addendum: null,
  audit_access: null,
  chat: null,
  dashboard: 'group',
  document_acknowledgement: 'document',
  document_reading: null,
  export: null,
  finding: 'audit_item',
  finding_view: null,
  group_permissions: 'group',
  menu: 'group',
  minutes_scan: null,
  notification: null,
  outline_import: null,
  profile: 'user',
  session: 'user',
  setting: null,
  trail_export: null,
} as const satisfies Record<string, EntityName | null>
