import type { Socket } from 'socket.io'
import { accountEvents, type ClientEvents, type ServerEvents } from '@apron/contract/product'
import type { Database } from '#db/client.ts'
import { enterAudit } from '#http/rights/audit-access.ts'
import { rightsOf, type Caller } from '#kernel/caller.ts'
import type { Audience } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'

export type OutgoingEvents = { [Name in keyof ServerEvents]: (payload: ServerEvents[Name]) => void }
type SocketData = {
  token: string
  userId: number
  /** Their user group is approved. */
  isAdmitted: boolean
  /** External: they are told apart who is online. */
  isExternal: boolean
  /** The caller's rights when they were last sent to the page. */
  rights: string
  /** The socket rooms that these rights open. */
  rooms: readonly string[]
}
/** What one process asks of the others: to send something to those connected to them. */
export type Between = { relay: (room: string, event: keyof ServerEvents, payload: unknown) => void }
export type AppSocket = Socket<ClientEvents, OutgoingEvents, Between, SocketData>

const mostRooms = 50
const auditModule = /^audit:(\d+)$/

export const roomOf = (to: Audience) => Object.entries(to).map((named) => named.join(':'))[0]!

/** The socket room of everybody here whose user group is approved, except external users. */
export const insideModule = 'inside'
const admitted = (userModule: string) => `${userModule}:admitted`

/**
 * The socket room that receives an event: while a person's group is not approved, they receive only events of their own
 * account.
 */
export function heardIn(room: string, event: keyof ServerEvents): string {
  return room.startsWith('user:') && !accountEvents.has(event) ? admitted(room) : room
}

/** The audiences that somebody belongs to by their rights. */
export type HearingOf = (caller: Caller) => readonly Audience[]

/** What is known of a connection's person as they are now. */
export function knownOf(token: string, caller: Caller, hearingOf: HearingOf): SocketData {
  const rooms = caller.isAdmitted ? hearingOf(caller).map(roomOf) : []
  return {
    token,
    userId: caller.id,
    isAdmitted: caller.isAdmitted,
    isExternal: caller.isExternal,
    rights: rightsOf(caller),
    rooms,
  }
}

/** Puts a connection into the socket rooms of its person and their rights, and takes it out of all others. */
export async function admit(socket: AppSocket, known: SocketData): Promise<void> {
  const own = roomOf({ user: known.userId })
  const shared = known.isExternal ? [] : [insideModule]
  const inner = known.isAdmitted ? [admitted(own), ...shared, ...known.rooms] : []
  const closed = [admitted(own), insideModule, ...socket.data.rooms].filter((room) => !inner.includes(room))
  socket.data = known
  await socket.join([own, ...inner])
  for (const room of closed) await socket.leave(room)
}

/** The audits whose socket rooms a connection has joined. */
export function auditsOf(socket: AppSocket): number[] {
  return [...socket.rooms].flatMap((room) => {
    const id = auditModule.exec(room)?.[1]
    return id === undefined ? [] : [Number(id)]
  })
}

/** Whether somebody may see an audit now; throws when that cannot be told. */
export async function maySee(db: Database, caller: Caller, auditId: number): Promise<boolean> {
  try {
    await enterAudit(db, caller, auditId, { lock: 'none' })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Lets a connection into the socket room of an audit; false when its person may not see the audit. */
export async function join(db: Database, socket: AppSocket, caller: Caller | null, auditId: number): Promise<boolean> {
  if (!caller || auditsOf(socket).length >= mostRooms || !(await maySee(db, caller, auditId))) return false
  // A room that is joined after the connection has gone would never be left.
  if (!socket.connected) return false
  await socket.join(roomOf({ audit: auditId }))
  return true
}
