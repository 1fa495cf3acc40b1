import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server } from 'socket.io'
import { toWire, type Person, type Schema } from '@apron/contract'
import { eventWords, type ClientEvents, type ServerEvents } from '@apron/contract/product'
import type { Connection, Database } from '#db/client.ts'
import type { Authenticator } from '#http/rights/authenticate.ts'
import type { Audience } from '#kernel/context.ts'
import type { Limits } from '#http/rate-limits/limits.ts'
import { securityHeaders } from '#http/answering/security.ts'
import { repeatEvery } from '#jobs/repeat.ts'
import { joinProcesses } from './between.ts'
import { lastSaid } from './last-said.ts'
import { listen } from './listen.ts'
import { isOwnOrigin } from './own-origin.ts'
import { openPresence } from './presence.ts'
import { recheck } from './recheck.ts'
import {
  insideModule,
  heardIn,
  knownOf,
  roomOf,
  type AppSocket,
  type Between,
  type HearingOf,
  type OutgoingEvents,
} from './rooms.ts'

export type Realtime = {
  emit<Name extends keyof ServerEvents>(to: Audience, event: Name, payload: ServerEvents[Name]): void
  /** Whether anybody may receive it. */
  hears(to: Audience): boolean
  /** Who is online now, in any process. */
  online(): Promise<number[]>
  /** How many connections this process has. */
  connections(): number
  /** Makes every open tab of this process ask for what it missed. */
  askAgain(): void
  /** Closes every connection, so that browsers look for another process; the server can close after that. */
  leave(): Promise<void>
  /** Waits until everything is sent and closed; to be called after `leave`. */
  close(): Promise<void>
}
export type RealtimeOptions = {
  db: Database
  authenticator: Authenticator
  limits: Limits
  /** Announces people who come online. */
  describe(db: Database, userIds: readonly number[]): Promise<Person[]>
  /** Of some people, those whom each of these external users meets. */
  met(
    db: Database,
    people: readonly number[],
    outside: readonly number[],
  ): Promise<ReadonlyMap<number, readonly number[]>>
  /** Which audiences somebody belongs to beside their own. */
  hearingOf: HearingOf
  /** The database by which other processes are reached; left out when there are none. */
  others?: Connection | undefined
  onError(error: Error): void
}

type AppServer = Server<ClientEvents, OutgoingEvents, Between, AppSocket['data']>

const words: { [Event in keyof ServerEvents]?: Schema } = eventWords

/** Connections of one person, a tab each. */
const mostOfOne = 20
const lookEvery = 1_000
/** Milliseconds over which all tabs are connected anew. */
const spread = 1_000
const largestMessage = 10_000
/** Milliseconds; a connection that breaks without a word is gone after both. */
const ping = { pingInterval: 10_000, pingTimeout: 10_000 }

/** The realtime channel: a private socket room per person and one per audit, entered only by those who may see it. */
export function openRealtime(http: HttpServer, options: RealtimeOptions): Realtime {
  const { db, authenticator, limits, others, onError } = options
  const io = serverOn(http)
  const connections = () => [...io.sockets.sockets.values()]
  // Clients that connect again ask for what they missed.
  const askAgain = () => {
    for (const socket of connections()) setTimeout(() => socket.conn.close(), Math.random() * spread).unref()
  }
  const between = others && joinProcesses(others, onError, askAgain)
  if (between) io.adapter(between.adapter)

  const said = lastSaid()
  const say = (room: string, event: keyof ServerEvents, payload: unknown) => {
    said.note(room)
    io.local.to(heardIn(room, event)).emit(event, ...([payload] as Parameters<OutgoingEvents[typeof event]>))
  }
  const emit: Realtime['emit'] = (to, event, payload) => {
    // Those who are connected here need not wait for the way through the database.
    const pushed = toWire(words[event], payload)
    say(roomOf(to), event, pushed)
    if (between) io.serverSideEmit('relay', roomOf(to), event, pushed)
  }
  io.on('relay', say)

  // From its connection on, a client relies on missing nothing.
  io.use((_, next) => void (between?.hears ?? Promise.resolve()).then(() => next()))
  io.use(admitting(options))
  io.on('connection', (socket) => {
    letGoOfOldest(socket, connections())
    listen(socket, { db, authenticator, limits, emit, said })
  })

  const presence = openPresence(db, between !== undefined, {
    connected: () => connections().flatMap(({ data }) => (data.isAdmitted ? [data.userId] : [])),
    tell: (online, came) => tellOnline(io, options, online, came),
    onDeath: askAgain,
  })
  // A failed check is made up for by the next.
  const missed = () => undefined
  const stops = [
    repeatEvery(() => recheck(options, connections()), lookEvery, missed),
    repeatEvery(() => presence.beat(), lookEvery, missed),
  ]
  let closing: Promise<void> | undefined
  return {
    emit,
    hears: (to) => between !== undefined || io.sockets.adapter.rooms.has(roomOf(to)),
    online: () => presence.online(),
    connections: () => io.sockets.sockets.size,
    askAgain,
    async leave() {
      await Promise.all(stops.map((stop) => stop()))
      // Ends only with the HTTP server, which waits for what is connected to it.
      closing = io.close()
    },
    async close() {
      await closing
      await between?.close()
      await presence.close().catch(onError)
    },
  }
}

/** Tells everybody here who is online; external users only of those whom they meet. */
async function tellOnline(io: AppServer, { db, describe, met }: RealtimeOptions, online: number[], came: number[]) {
  const joined = await describe(db, came)
  io.local.to(insideModule).emit('users:active', { user_ids: online, joined })
  const outside = [...io.sockets.sockets.values()].flatMap(({ data }) =>
    data.isAdmitted && data.isExternal ? [data.userId] : [],
  )
  if (outside.length === 0) return
  for (const [person, ids] of await met(db, online, [...new Set(outside)])) {
    const own = { user_ids: [...ids], joined: joined.filter(({ id }) => ids.includes(id)) }
    io.local.to(heardIn(roomOf({ user: person }), 'users:active')).emit('users:active', own)
  }
}

function serverOn(http: HttpServer): AppServer {
  const io: AppServer = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request)),
    ...ping,
  })
  io.engine.use((_: unknown, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    next()
  })
  return io
}

/** Keeps the newest connections of one person: each is looked at every second for as long as it is there. */
function letGoOfOldest({ data }: AppSocket, all: readonly AppSocket[]): void {
  const own = all.filter((socket) => socket.data.userId === data.userId)
  for (const oldest of own.slice(0, -mostOfOne)) oldest.disconnect(true)
}

/** Admits connections with a session. */
function admitting({ authenticator, limits, hearingOf }: RealtimeOptions): Parameters<AppServer['use']>[0] {
  return (socket, next) => {
    const token: unknown = socket.handshake.auth['token']
    if (typeof token !== 'string') return next(new Error('session_invalid'))
    authenticator.authenticate(token).then(
      (caller) => {
        if (!caller) return next(new Error('session_invalid'))
        // As after a lost connection, it is tried again later.
        if (!limits.message(socket.id, caller.id)) return socket.conn.close()
        socket.data = knownOf(token, caller, hearingOf)
        next()
      },
      // A client tries again after a lost connection, but not after a refusal.
      () => socket.conn.close(),
    )
  }
}
