import type { AuditResult } from '@apron/contract/audits'

type Group = AuditResult['groups'][number]

/** The groups with their findings alone, and of the groups only those that hold one or stand above one that does. */
export function findingsOnly(groups: readonly Group[]): Group[] {
  const kept: Group[] = []
  let wanted = 0
  // From the end: what stands above a group comes before it.
  for (const group of groups.toReversed()) {
    const items = group.items.filter(({ status }) => status.is_finding)
    const isAbove = group.level < wanted
    if (items.length === 0 && !isAbove) continue
    kept.push({ ...group, items })
    wanted = group.level
  }
  return kept.toReversed()
}
