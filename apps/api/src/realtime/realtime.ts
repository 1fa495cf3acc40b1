import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { ClientEvents, ServerEvents } from '@apron/contract'
import type { Database } from '../db/client.ts'
import type { Authenticator } from '../http/authenticate.ts'
import { enterAudit } from '../http/audit-access.ts'
import type { Caller } from '../http/caller.ts'
import type { Audience } from '../http/context.ts'

type Outgoing = { [Name in keyof ServerEvents]: (payload: ServerEvents[Name]) => void }
type Data = { token: string; userId: number }
type AuditSocket = Socket<ClientEvents, Outgoing, Record<string, never>, Data>

export type Realtime = {
  emit<Name extends keyof ServerEvents>(to: Audience, event: Name, payload: ServerEvents[Name]): void
  /** Looks again at what every open socket may still hear. */
  recheck(): Promise<void>
  close(): Promise<void>
}

const roomOf = (to: Audience) => ('audit' in to ? `audit:${to.audit}` : `user:${to.user}`)
const recheckEvery = 1_000

/** The realtime channel: a private room per person and a room per audit, entered only by those who may see it. */
export function openRealtime(http: HttpServer, db: Database, authenticator: Authenticator): Realtime {
  const io = new Server<ClientEvents, Outgoing, Record<string, never>, Data>(http, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 100_000,
  })

  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token']
    const authenticated = typeof token === 'string' ? authenticator.authenticate(token) : Promise.resolve(null)
    authenticated.then((caller) => {
      if (!caller || typeof token !== 'string') return next(new Error('session_invalid'))
      socket.data = { token, userId: caller.id }
      next()
    }, next)
  })

  io.on('connection', (socket) => {
    void socket.join(roomOf({ user: socket.data.userId }))
    socket.on('audit:join', (auditId, answer) => {
      if (typeof answer !== 'function') return
      void join(db, authenticator, socket, auditId).then(answer)
    })
    socket.on('audit:leave', (auditId) => void socket.leave(roomOf({ audit: Number(auditId) })))
  })

  async function recheck() {
    for (const socket of io.sockets.sockets.values()) await recheckSocket(db, authenticator, socket)
  }
  let checking = false
  const timer = setInterval(() => {
    if (checking) return
    checking = true
    void recheck()
      .catch(() => undefined)
      .finally(() => (checking = false))
  }, recheckEvery)
  timer.unref()

  return {
    emit(to, event, payload) {
      io.to(roomOf(to)).emit(event, ...([payload] as Parameters<Outgoing[typeof event]>))
    },
    recheck,
    async close() {
      clearInterval(timer)
      await io.close()
    },
  }
}

async function join(db: Database, authenticator: Authenticator, socket: AuditSocket, auditId: unknown): Promise<boolean> {
  const caller = await authenticator.authenticate(socket.data.token)
  if (!caller || typeof auditId !== 'number' || !Number.isSafeInteger(auditId)) return false
  if (!(await maySee(db, caller, auditId))) return false
  await socket.join(roomOf({ audit: auditId }))
  return true
}

const maySee = (db: Database, caller: Caller, auditId: number) =>
  enterAudit(db, caller, auditId, 'none').then(
    () => true,
    () => false,
  )

async function recheckSocket(db: Database, authenticator: Authenticator, socket: AuditSocket): Promise<void> {
  const caller = await authenticator.authenticate(socket.data.token)
  if (!caller) {
    socket.emit('session:ended', {})
    socket.disconnect(true)
    return
  }
  for (const room of socket.rooms) {
    const auditId = /^audit:(\d+)$/.exec(room)?.[1]
    if (auditId && !(await maySee(db, caller, Number(auditId)))) await socket.leave(room)
  }
}
