import type { AuditItem } from '@apron/contract/audits'

type Item = Pick<AuditItem, 'id' | 'group_id' | 'header' | 'status'>
export type Steps<Some extends Item> = {
  previous: Some | null
  /** Where one goes on: the next that waits for an answer, from group to group and round to the first; the next one in order for whoever answers nothing, or when all are answered. */
  next: Some | null
  /** Which of its group's questions this is, from 1, and how many they are. */
  number: number
  of: number
}

/** The ways from a question to others, `items` being all that can be gone through in their order. */
export function stepsFrom<Some extends Item>(
  items: readonly Some[],
  active: number | null,
  mayAnswer: boolean,
): Steps<Some> {
  const at = items.findIndex(({ id }) => id === active)
  const present = items[at]
  const round = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))]
  const open = mayAnswer ? round.find(({ status }) => status.is_default) : undefined
  const group = items.filter(({ group_id }) => group_id === present?.group_id)
  return {
    previous: items[at - 1] ?? null,
    next: open ?? items[at + 1] ?? null,
    number: present ? group.indexOf(present) + 1 : 0,
    of: group.length,
  }
}
