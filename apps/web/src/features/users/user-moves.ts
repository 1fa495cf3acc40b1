import { superGroup, users, userStatus, type SeenUser } from '@apron/contract'
import { useCallback } from 'react'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'

/** What the person may do with another one's account as it stands now. */
export type UserMoves = { activate: boolean; deactivate: boolean; remove: boolean }

/** Nobody puts themselves out, and only an administrator touches an administrator. */
export function useUserMoves(): (user: SeenUser) => UserMoves {
  const canCall = useCanCall()
  const session = useSession()
  return useCallback(
    (user) => {
      const isOneself = session?.user.id === user.id
      const isOutOfReach = user.group.id === superGroup && session?.user.group_id !== superGroup
      const isActive = user.status.code === userStatus.ACTIVE
      return {
        activate: !isActive && !isOutOfReach && canCall(users.activate),
        deactivate: isActive && !isOneself && !isOutOfReach && canCall(users.deactivate),
        remove: !isOneself && !isOutOfReach && canCall(users.remove),
      }
    },
    [canCall, session],
  )
}

/** Why a user is not among those with whom something can be done together; undefined when there is something. */
export function useReasonAgainst(): (user: SeenUser) => string | undefined {
  const t = useText()
  const session = useSession()
  const movesOf = useUserMoves()
  return useCallback(
    (user) => {
      const { activate, deactivate, remove } = movesOf(user)
      if (activate || deactivate || remove) return undefined
      if (session?.user.id === user.id) return t('users.own_account')
      if (user.group.id === superGroup && session?.user.group_id !== superGroup) return t('users.admins_only')
      return t(user.status.code === userStatus.ACTIVE ? 'users.is_active' : 'users.is_deactivated')
    },
    [t, session, movesOf],
  )
}
