import type { Socket } from 'socket.io'
import { accountEvents, type ClientEvents, type ServerEvents } from '@apron/contract/product'
import type { Database } from '../db/client.ts'
import { enterAudit } from '../http/audit-access.ts'
import type { Caller } from '../http/caller.ts'
import type { Audience } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'

export type Outgoing = { [Name in keyof ServerEvents]: (payload: ServerEvents[Name]) => void }
type Known = {
  token: string
  userId: number
  /** Their user group is approved. */
  isAdmitted: boolean
  /** The caller's rights when they were last told of them. */
  rights: string
}
export type AppSocket = Socket<ClientEvents, Outgoing, Record<string, never>, Known>

const mostRooms = 50
const auditRoom = /^audit:(\d+)$/

export const roomOf = (to: Audience) => ('audit' in to ? `audit:${to.audit}` : `user:${to.user}`)

/** The room of everybody here whose user group is approved. */
export const admittedRoom = 'admitted'
const admitted = (userRoom: string) => `${userRoom}:${admittedRoom}`

/** Where an event for a room is heard: what is not about a person's own account, only while their group is approved. */
export function heardIn(room: string, event: keyof ServerEvents): string {
  return room.startsWith('user:') && !accountEvents.has(event) ? admitted(room) : room
}

/** Puts a connection into the rooms of its person, or takes it out of those that an unapproved group closes. */
export async function admit(socket: AppSocket, isAdmitted: boolean): Promise<void> {
  socket.data.isAdmitted = isAdmitted
  const own = roomOf({ user: socket.data.userId })
  await socket.join(own)
  const inner = [admitted(own), admittedRoom]
  if (isAdmitted) await socket.join(inner)
  else for (const room of inner) await socket.leave(room)
}

/** The audits that a connection hears of. */
export function auditsOf(socket: AppSocket): number[] {
  return [...socket.rooms].flatMap((room) => {
    const id = auditRoom.exec(room)?.[1]
    return id === undefined ? [] : [Number(id)]
  })
}

/** Whether somebody may see an audit now; throws when that cannot be told. */
export async function maySee(db: Database, caller: Caller, auditId: number): Promise<boolean> {
  try {
    await enterAudit(db, caller, auditId, 'none')
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Lets a connection into the room of an audit; false when its person may not see the audit. */
export async function join(db: Database, socket: AppSocket, caller: Caller | null, auditId: number): Promise<boolean> {
  if (!caller || auditsOf(socket).length >= mostRooms || !(await maySee(db, caller, auditId))) return false
  // A room that is joined after the connection has gone would never be left.
  if (!socket.connected) return false
  await socket.join(roomOf({ audit: auditId }))
  return true
}

/** What a person may do, in a form that can be compared. */
export function rightsOf(caller: Caller): string {
  return [caller.groupId, caller.isAdmitted, caller.organizationId, ...[...caller.permissions].toSorted()].join(' ')
}
