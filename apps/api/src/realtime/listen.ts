import type { Database } from '#db/client.ts'
import type { Authenticator } from '#http/rights/authenticate.ts'
import type { Publish } from '#kernel/context.ts'
import type { Limits } from '#http/rate-limits/limits.ts'
import type { LastSaid } from './last-said.ts'
import { admit, join, roomOf, type AppSocket } from './rooms.ts'
import { readerOf, typingLimit } from './typing.ts'

type Around = { db: Database; authenticator: Authenticator; limits: Limits; emit: Publish; said: LastSaid }

/** Handles what one connection asks, in order; the client may send anything. */
export function listen(socket: AppSocket, { db, authenticator, limits, emit, said }: Around): void {
  // Of any name: what nobody listens to costs something too.
  socket.use((_, next) => {
    if (limits.message(socket.id, socket.data.userId)) next()
    else socket.disconnect(true)
  })
  let turn: Promise<unknown> = admit(socket, socket.data)
  // A change between its page and its connection was announced to nobody.
  if (authenticator.hasChanged(socket.data.token)) socket.emit('session:changed', {})
  const inTurn = (work: () => Promise<unknown> | void) => {
    turn = turn.then(() => (socket.connected ? work() : undefined)).catch(() => undefined)
  }
  socket.on('audit:join', (auditId: unknown, answer: unknown) => {
    if (typeof answer !== 'function') return
    inTurn(async () => {
      const caller = isId(auditId) ? await authenticator.authenticate(socket.data.token) : null
      const joined = isId(auditId) && (await join(db, socket, caller, auditId))
      answer(joined, joined ? said.since(roomOf({ audit: auditId })) : null)
    })
  })
  socket.on('audit:leave', (auditId: unknown) => {
    if (isId(auditId)) inTurn(() => socket.leave(roomOf({ audit: auditId })))
  })

  const mayPass = typingLimit()
  socket.on('chat:typing', (channelId: unknown) => {
    if (!isId(channelId) || !mayPass()) return
    inTurn(async () => {
      const caller = await authenticator.authenticate(socket.data.token)
      const reader = caller?.isAdmitted ? await readerOf(db, caller.id, channelId) : null
      if (caller && reader !== null) {
        emit({ user: reader }, 'chat:typing', { channel_id: channelId, user_id: caller.id })
      }
    })
  })
}

const isId = (sent: unknown): sent is number =>
  typeof sent === 'number' && Number.isInteger(sent) && sent > 0 && sent < 2 ** 31
