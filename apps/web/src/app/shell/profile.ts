import { session } from '@apron/contract'
import { useEffect } from 'react'
import { useRead } from '../../lib/queries.ts'
import { keepProfile, useSession } from '../../lib/session.ts'
import { useRealtime } from '../../lib/socket.ts'

/** Keeps the stored profile as fresh as the server's: at start, when the window comes back, and when rights change. */
export function useProfile(): void {
  const signedIn = useSession()
  const { data, refetch } = useRead(session.profile, {}, { enabled: signedIn !== null })
  const profile = data?.data
  useEffect(() => {
    if (profile) keepProfile(profile)
  }, [profile])
  useRealtime('session:changed', () => void refetch())
  useRealtime('session:ended', () => void refetch())
}
