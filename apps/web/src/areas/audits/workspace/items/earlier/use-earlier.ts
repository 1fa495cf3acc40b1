import { earlier, type EarlierAnswer } from '@apron/contract/audits'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'

/** How questions were answered before, by question. */
export type Earlier = ReadonlyMap<number, EarlierAnswer>

/** The last answers of an audit's questions while they are to be shown; null while they are not, or are on their way. */
export function useEarlier(auditId: number, isShown: boolean): Earlier | null {
  const { data } = useRead(earlier.answers, { params: { id: auditId } }, { enabled: isShown, staleTime: 60_000 })
  return useMemo(
    () => (isShown && data ? new Map(data.data.map((answer) => [answer.item_id, answer])) : null),
    [isShown, data],
  )
}
