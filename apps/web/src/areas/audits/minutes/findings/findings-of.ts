import type { AuditResult, ItemReport } from '@apron/contract/audits'

/** The findings of minutes, in the order of the tree. */
export const findingsOf = ({ groups }: AuditResult): ItemReport[] =>
  groups.flatMap(({ items }) => items).filter(({ status }) => status.is_finding)
