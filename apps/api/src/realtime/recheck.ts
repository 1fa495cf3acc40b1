import type { Database } from '../db/client.ts'
import type { Authenticator } from '../http/rights/authenticate.ts'
import { rightsOf, type Caller } from '../kernel/caller.ts'
import { admit, auditsOf, knownOf, maySee, roomOf, type AppSocket, type HearingOf } from './rooms.ts'

type Around = { db: Database; authenticator: Authenticator; hearingOf: HearingOf }

/** Looks again at what open connections may hear: an ended session is told and cut, a lost right closes the room, a group that is no longer approved all of them. */
export async function recheck({ db, authenticator, hearingOf }: Around, sockets: readonly AppSocket[]): Promise<void> {
  const callers = await authenticator.lookUp([...new Set(sockets.map((socket) => socket.data.token))])
  // Rights that were taken and given back since the last look: what was asked meanwhile was answered without them.
  const missed = new Set(
    [...callers].flatMap(([token, now]) => (authenticator.answeredOtherwise(token, now) ? [token] : [])),
  )
  const seen = new Map<string, Promise<boolean>>()
  const maySeeOnce = (caller: Caller, auditId: number) => {
    const key = `${caller.sessionId}/${auditId}`
    const answer = seen.get(key) ?? maySee(db, caller, auditId)
    seen.set(key, answer)
    return answer
  }
  for (const socket of sockets) {
    const caller = callers.get(socket.data.token)
    if (!caller) {
      socket.emit('session:ended', {})
      socket.disconnect(true)
      continue
    }
    const { token, rights } = socket.data
    const isOther = rights !== rightsOf(caller)
    if (isOther) await admit(socket, knownOf(token, caller, hearingOf))
    let changed = isOther || missed.has(token)
    for (const auditId of auditsOf(socket)) {
      if (await maySeeOnce(caller, auditId)) continue
      await socket.leave(roomOf({ audit: auditId }))
      changed = true
    }
    if (!changed) continue
    // Whoever is told asks at once, and must not be answered by what was remembered.
    authenticator.forget()
    authenticator.told(token, caller)
    socket.emit('session:changed', {})
  }
}
