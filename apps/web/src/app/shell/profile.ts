import { menus, session } from '@apron/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, useRead } from '../../lib/queries.ts'
import { closeSession, keepProfile, useSession } from '../../lib/session.ts'
import { useRealtime, useSessionOver } from '../../lib/socket.ts'

/** Keeps the stored profile as fresh as the server's: at start, when the window comes back, and when rights change. */
export function useProfile(): void {
  const signedIn = useSession()
  const client = useQueryClient()
  const { data, refetch } = useRead(session.profile, {}, { enabled: signedIn !== null })
  const profile = data?.data
  useEffect(() => {
    if (profile) keepProfile(profile)
  }, [profile])
  const reload = async () => {
    const groupId = (await refetch()).data?.data.group_id
    // Only the menu of the group one is in now: that of another may not be read.
    if (groupId) await client.invalidateQueries({ queryKey: keyOf(menus.ofGroup, { params: { groupId } }) })
  }
  useRealtime('session:changed', () => void reload())
  // Not by asking again: for a moment the server may still remember the session.
  useSessionOver(() => closeSession('session.ended'))
}
