import { superGroup, userStatus } from '@apron/contract'
import { invitations, users, type SeenUser } from '@apron/contract/people'
import { useCallback } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'

/** What the person may do with another one's account as it stands now. */
export type UserMoves = { activate: boolean; deactivate: boolean; remove: boolean; invite: boolean }

/** Nobody puts themselves out, and nobody touches the account of somebody above them. */
export function useUserMoves(): (user: SeenUser) => UserMoves {
  const canCall = useCanCall()
  const session = useSession()
  return useCallback(
    (user) => {
      const isOneself = session?.user.id === user.id
      const isActive = user.status.code === userStatus.ACTIVE
      return {
        activate: !isActive && user.is_held && canCall(users.activate),
        deactivate: isActive && !isOneself && user.is_held && canCall(users.deactivate),
        remove: !isOneself && user.is_held && canCall(users.remove),
        invite: isActive && user.invitation !== null && user.is_held && canCall(invitations.send),
      }
    },
    [canCall, session],
  )
}

/** Why a user is above the person, whom nothing can be done with then; undefined when they are not. */
export function useReasonAbove(): (user: SeenUser) => string | undefined {
  const t = useText()
  return useCallback(
    (user) => {
      if (user.is_held) return undefined
      return t(user.group.id === superGroup ? 'users.admins_only' : 'users.is_above')
    },
    [t],
  )
}

/** Why a user is not among those with whom something can be done together; undefined when there is something. */
export function useReasonAgainst(): (user: SeenUser) => string | undefined {
  const t = useText()
  const session = useSession()
  const movesOf = useUserMoves()
  const reasonAbove = useReasonAbove()
  return useCallback(
    (user) => {
      const { activate, deactivate, remove } = movesOf(user)
      if (activate || deactivate || remove) return undefined
      if (session?.user.id === user.id) return t('users.own_account')
      return reasonAbove(user) ?? t(user.status.code === userStatus.ACTIVE ? 'users.is_active' : 'users.is_deactivated')
    },
    [t, session, movesOf, reasonAbove],
  )
}
