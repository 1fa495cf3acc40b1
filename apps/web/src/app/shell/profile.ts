import { menus } from '@apron/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { profileAge, readProfile } from '#lib/session/confirmed-session.ts'
import { keyOf } from '#lib/calls/queries.ts'
import { closeSession, currentSession } from '#lib/session/session.ts'
import { useOnConnect, useRealtime, useSessionOver } from '#lib/socket.ts'

/** Milliseconds; a connection begins with rights that are no older, and is notified when those have changed. */
const heldFor = 1000

/** Keeps the stored profile as fresh as the server's when rights change, also while no notification could arrive. */
export function useProfile(): void {
  const client = useQueryClient()
  const reload = async () => {
    await readProfile()
    const groupId = currentSession()?.user.group_id
    // Only the menu of the group one is in now: that of another may not be read.
    if (groupId) await client.invalidateQueries({ queryKey: keyOf(menus.ofGroup, { params: { groupId } }) })
  }
  useRealtime('session:changed', () => void reload())
  // On a slow network the first connection comes long after the profile: a change in between was announced to nobody.
  useOnConnect((isAgain) => {
    if (isAgain || profileAge() > heldFor) void reload()
  })
  // Not by asking again: for a moment the server may still remember the session.
  useSessionOver(() => closeSession('session.ended'))
}
