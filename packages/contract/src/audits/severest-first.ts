/** What says where a status stands among others. */
type Ranked = { code: string; is_finding: boolean; severity: number }

/** Statuses in the order in which figures name them: findings before others, the severest first. */
export const severestFirst = (one: Ranked, other: Ranked): number =>
  Number(other.is_finding) - Number(one.is_finding) ||
  other.severity - one.severity ||
  one.code.localeCompare(other.code, 'en', { numeric: true })
