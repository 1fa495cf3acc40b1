import { useMemo } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'
import type { MentionCandidate } from '#ui/editor/mentions/asked.ts'
import { useWorkspace } from '../workspace-context.ts'

/** Who can be named in a comment, but for the writer: the audit's team, each with their role, and its author. */
export function useMentionable(): readonly MentionCandidate[] {
  const t = useText()
  const { users: roles, author } = useWorkspace().audit
  const own = useSession()?.user.id
  return useMemo(() => {
    const team = roles.flatMap(({ alias, users }) =>
      users.map(({ id, fullname: name }) => ({ id, name, about: alias })),
    )
    const all = [...team, { ...author, about: t('comments.of_author') }]
    const people = new Map(all.toReversed().map((person) => [person.id, person]))
    return [...people.values()].filter(({ id }) => id !== own).toReversed()
  }, [t, roles, author, own])
}
