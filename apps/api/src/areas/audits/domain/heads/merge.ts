import type { HeadField } from '@apron/contract/audits'

/** What a field is said to be: the id of a status, a day, the id of a person (null: nobody), the id of a comment. */
export type Value = number | string | null

/** A change that nobody has answered knowingly; of an answer also what its status means. */
export type Head = {
  id: string
  user_id: number
  value: Value
  arrived_at: string
  is_finding: boolean
  severity: number
}

/** The heads of a field after a change whose maker had seen some of them; nothing said: all. The order in which changes arrive makes no difference. */
export function applied<Each extends { id: string }>(
  heads: readonly Each[],
  change: Each,
  seen: readonly string[] | undefined,
): Each[] {
  return [...(seen ? heads.filter(({ id }) => !seen.includes(id)) : []), change]
}

/** Which of the heads of a field counts until somebody settles it; a finding is never hidden by what is none. */
export function counting(field: HeadField, heads: readonly Head[]): Head {
  return heads.toSorted(before[field])[0]!
}

/** Whether people say different things. */
export const differ = (heads: readonly Pick<Head, 'value'>[]): boolean =>
  new Set(heads.map(({ value }) => value)).size > 1

type Order = (one: Head, other: Head) => number
const byId: Order = (one, other) => (one.id < other.id ? -1 : 1)
const byArrival: Order = (one, other) => Date.parse(one.arrived_at) - Date.parse(other.arrived_at) || byId(one, other)

const before: Record<HeadField, Order> = {
  answer: (one, other) =>
    Number(other.is_finding) - Number(one.is_finding) || other.severity - one.severity || byId(one, other),
  corrective_date: (one, other) => String(one.value).localeCompare(String(other.value)) || byId(one, other),
  responsible: byArrival,
  conclusion: byArrival,
}
