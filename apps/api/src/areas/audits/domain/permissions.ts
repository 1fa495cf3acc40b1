import type { Permission } from '@apron/contract'

export const auditPermissions = [
  'CREATE_CHECKLIST',
  'UPDATE_CHECKLIST',
  'DELETE_CHECKLIST',
  'APPROVE_CHECKLIST',
  'REJECT_CHECKLIST',
  'IN_PROGRESS_CHECKLIST',
  'CORRECTIVE_CHECKLIST',
  'CLOSE_CHECKLIST',
  'DUPLICATE_CHECKLIST',
  'QREPORT_CHECKLIST',
  'VIEW_ALL_CHECKLIST',
  'VIEW_ORG_CHECKLIST',
  'ADD_CHECKLIST_ITEM',
  'REMOVE_CHECKLIST_ITEM',
  'AUDIT_CHECKLIST_ITEM',
  'EXPORT_MINUTES',
  'SET_CORRECTIVE_STATUS',
  'SET_CORRECTIVE_DATE',
] as const satisfies Permission[]

export const commentPermissions = [
  'CREATE_COMMENT',
  'UPDATE_COMMENT',
  'DELETE_COMMENT',
  'FINAL_COMMENT',
] as const satisfies Permission[]

/** Rights that have a meaning inside one audit. */
export const inAudits: readonly Permission[] = [...auditPermissions, ...commentPermissions]
