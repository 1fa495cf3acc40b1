import type { Database } from '#db/client.ts'
import type { Authenticator } from '#http/rights/authenticate.ts'
import { rightsOf, type Caller } from '#kernel/caller.ts'
import { admit, auditsOf, knownOf, maySee, roomOf, type AppSocket, type HearingOf } from './rooms.ts'

type Around = { db: Database; authenticator: Authenticator; hearingOf: HearingOf }

/**
 * Checks again what open connections may receive. A connection whose session ended is cut. One that lost a permission
 * leaves its socket room. One whose group is no longer approved leaves all of them.
 */
export async function recheck({ db, authenticator, hearingOf }: Around, sockets: readonly AppSocket[]): Promise<void> {
  const callers = await authenticator.lookUp([...new Set(sockets.map((socket) => socket.data.token))])
  // Rights taken and given back since the last check: calls meanwhile were answered without them.
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
    // A notified page asks at once, and must not be answered from the cached session.
    authenticator.forget()
    authenticator.told(token, caller)
    socket.emit('session:changed', {})
  }
}
