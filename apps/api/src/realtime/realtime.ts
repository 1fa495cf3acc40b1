import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { ClientEvents, ServerEvents } from '@apron/contract'
import type { Database } from '../db/client.ts'
import type { Authenticator } from '../http/authenticate.ts'
import type { Audience } from '../http/context.ts'
import { recheck } from './recheck.ts'
import { join, rightsOf, roomOf, type AppSocket, type Outgoing } from './rooms.ts'

export type Realtime = {
  emit<Name extends keyof ServerEvents>(to: Audience, event: Name, payload: ServerEvents[Name]): void
  /** Whether anybody would hear it. */
  hears(to: Audience): boolean
  close(): Promise<void>
}

const recheckEvery = 1_000
const largestMessage = 10_000

/** The realtime channel: a private room per person and a room per audit, entered only by those who may see it. */
export function openRealtime(http: HttpServer, db: Database, authenticator: Authenticator): Realtime {
  const io = new Server<ClientEvents, Outgoing, Record<string, never>, AppSocket['data']>(http, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: largestMessage,
  })

  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token']
    if (typeof token !== 'string') return next(new Error('session_invalid'))
    authenticator.authenticate(token).then(
      (caller) => {
        if (!caller) return next(new Error('session_invalid'))
        socket.data = { token, userId: caller.id, rights: rightsOf(caller) }
        next()
      },
      // A client tries again after a lost connection, but not after a refusal.
      () => socket.conn.close(),
    )
  })
  io.on('connection', (socket) => listen(socket, db, authenticator))

  const stopRechecking = repeatedly(recheckEvery, () => recheck(db, authenticator, [...io.sockets.sockets.values()]))
  return {
    emit(to, event, payload) {
      io.to(roomOf(to)).emit(event, ...([payload] as Parameters<Outgoing[typeof event]>))
    },
    hears: (to) => io.sockets.adapter.rooms.has(roomOf(to)),
    async close() {
      stopRechecking()
      await io.close()
    },
  }
}

/** Answers what one connection asks, in the order in which it asks; what it sends may be anything. */
function listen(socket: AppSocket, db: Database, authenticator: Authenticator): void {
  let turn: Promise<unknown> = Promise.resolve(socket.join(roomOf({ user: socket.data.userId })))
  const inTurn = (work: () => Promise<unknown> | void) => {
    turn = turn.then(work).catch(() => undefined)
  }
  socket.on('audit:join', (auditId: unknown, answer: unknown) => {
    if (typeof answer !== 'function') return
    inTurn(async () => {
      const caller = isId(auditId) ? await authenticator.authenticate(socket.data.token) : null
      const joined = isId(auditId) && (await join(db, socket, caller, auditId))
      answer(joined)
    })
  })
  socket.on('audit:leave', (auditId: unknown) => {
    if (isId(auditId)) inTurn(() => socket.leave(roomOf({ audit: auditId })))
  })
}

const isId = (sent: unknown): sent is number =>
  typeof sent === 'number' && Number.isInteger(sent) && sent > 0 && sent < 2 ** 31

/** Runs work again and again, one run at a time; a failed run is made up for by the next. Returns what stops it. */
function repeatedly(milliseconds: number, work: () => Promise<void>): () => void {
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    work()
      .catch(() => undefined)
      .finally(() => (running = false))
  }, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
