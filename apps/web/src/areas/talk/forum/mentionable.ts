import { forum } from '@apron/contract/talk'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useSession } from '#lib/session/session.ts'
import type { MentionCandidate } from '#ui/editor/mentions/asked.ts'

/** Who can be named in the forum, but for the writer. */
export function useMentionable(): readonly MentionCandidate[] {
  const canCall = useCanCall()
  const own = useSession()?.user.id
  const { data } = useRead(forum.people, {}, { enabled: canCall(forum.people), quiet: true, staleTime: 5 * 60_000 })
  return useMemo(
    () =>
      (data?.data ?? [])
        .filter(({ id }) => id !== own)
        .map(({ id, fullname: name, position }) => ({ id, name, about: position?.name ?? '' })),
    [data, own],
  )
}
