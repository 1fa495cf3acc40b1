import { register, type Repeats } from '@apron/contract/audits'
import { useRead } from '#lib/calls/queries.ts'

/** Where a question failed before, as it was last known; asked once for its whole group. */
export function useRepeats(auditId: number, { id, group_id }: { id: number; group_id: number }): Repeats | undefined {
  const params = { id: auditId, groupId: group_id }
  const { data } = useRead(register.repeats, { params }, { quiet: true, staleTime: 5 * 60_000 })
  return data?.data.find(({ item_id }) => item_id === id)
}
