import type { SettingValues } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { openAllowances } from './allowances.ts'
import type { Caller } from '#kernel/caller.ts'
import { networkOf } from './network.ts'
import { tooMany, type Refusal } from '#kernel/refusals.ts'
import { settle } from './settle.ts'

const minute = 60_000
const mebibyte = 1024 * 1024
/** A screen shows many pictures, and they are cheap. */
const filesPerCall = 5
/** Messages of one connection in ten seconds; the web application sends a few in a minute. */
const messagesOfOne = 100

/** A subject and the share of its limit that is asked for. */
type Party = { subject: string; part: number }

export type Limits = {
  /** Whether a call of nobody would be taken; 429. */
  lookAtStranger(address: string): void
  /** Counts a call of nobody; 429. */
  stranger(address: string): void
  /** Counts a call of somebody; 429. */
  call(caller: Pick<Caller, 'id'>, address: string): void
  /** Counts the beginning of an upload that announces so many bytes; 429 also when they would be too many. */
  upload(caller: Pick<Caller, 'id'> | null, address: string, announced: number): void
  /** Counts bytes of an upload as they come in; 429. */
  uploaded(caller: Pick<Caller, 'id'> | null, address: string, bytes: number): void
  /** Counts the bytes of a body that is no file; 429. */
  body(caller: Pick<Caller, 'id'> | null, address: string, bytes: number): void
  /** Counts a file that is asked for; 429. */
  file(address: string): void
  /** Counts what comes over a connection of somebody; whether it may go on. */
  message(connection: string, userId: number): boolean
  /** Shares what was counted with the other processes on the database. */
  settle(db: Database): Promise<void>
}

/** What one person may do; an address may do so many times as much. 0 is no limit. */
type Allowed = Pick<SettingValues, 'limit_calls' | 'limit_uploads' | 'limit_upload_mb' | 'limit_address'>

/** Counts the calls of people and addresses in the memory of the process: no call waits for it. */
export function openLimits(allowed: () => Allowed): Limits {
  const all = {
    calls: openAllowances(minute),
    uploads: openAllowances(10 * minute),
    bytes: openAllowances(10 * minute),
    messages: openAllowances(minute),
  }
  /** Of one process only: a connection belongs to one. */
  const connections = openAllowances(minute / 6)

  /** A person's share of a limit of so many, and their address's. */
  function parties(caller: Pick<Caller, 'id'> | null, address: string, count: number, most: number): Party[] {
    const part = most === 0 ? 0 : Math.min(1, count / most)
    const ofAddress = { subject: `address:${networkOf(address)}`, part: part / allowed().limit_address }
    return caller ? [{ subject: `user:${caller.id}`, part }, ofAddress] : [ofAddress]
  }

  /** Uses nothing unless every limit allows it: a refused person takes nothing from others behind the same address. */
  function take(kind: keyof typeof all, concerned: Party[], refuse: (wait: number) => Refusal) {
    const wait = Math.max(...concerned.map(({ subject, part }) => all[kind].wait(subject, part)))
    if (wait > 0) throw refuse(wait)
    for (const { subject, part } of concerned) if (part > 0) all[kind].count(subject, part)
  }

  const ofAddress = () => allowed().limit_calls * allowed().limit_address
  const bytesInTen = () => allowed().limit_upload_mb * mebibyte
  const stranger = (address: string) => asStranger(address, ofAddress())

  return {
    lookAtStranger(address) {
      const [{ subject, part }] = stranger(address)
      const wait = all.calls.wait(subject, part)
      if (wait > 0) throw tooManyCalls(wait)
    },
    stranger: (address) => take('calls', stranger(address), tooManyCalls),
    call: (caller, address) => take('calls', parties(caller, address, 1, allowed().limit_calls), tooManyCalls),
    upload(caller, address, announced) {
      // An upload that announces more than the whole limit may begin when nothing was sent before.
      const most = bytesInTen()
      const bytes = parties(caller, address, Math.min(announced, most), most)
      const wait = Math.max(...bytes.map(({ subject, part }) => all.bytes.wait(subject, part)))
      if (wait > 0) throw tooManyUploads(wait)
      take('uploads', parties(caller, address, 1, allowed().limit_uploads), tooManyUploads)
    },
    uploaded: (caller, address, bytes) => take('bytes', parties(caller, address, bytes, bytesInTen()), tooManyUploads),
    body(caller, address, bytes) {
      const most = bytesInTen()
      // All strangers of an address together may send what one person may.
      const concerned = caller ? parties(caller, address, bytes, most) : asStranger(address, most, bytes)
      take('bytes', concerned, tooManyBytes)
    },
    file(address) {
      const most = ofAddress() * filesPerCall
      const wait = most === 0 ? 0 : all.calls.take(`files:${networkOf(address)}`, 1 / most)
      if (wait > 0) throw tooManyCalls(wait)
    },
    message(connection, userId) {
      const callsAMinute = allowed().limit_calls
      if (callsAMinute === 0) return connections.take(connection, 1 / messagesOfOne) === 0
      const mayPerson = all.messages.take(`user:${userId}`, 1 / callsAMinute) === 0
      return connections.take(connection, 1 / messagesOfOne) === 0 && mayPerson
    },
    settle: (db) => settle(db, all),
  }
}

/** Apart from those who are signed in: a flood of strangers does not keep out the office that they come from. */
function asStranger(address: string, most: number, count = 1): [Party] {
  return [{ subject: `stranger:${networkOf(address)}`, part: most === 0 ? 0 : Math.min(1, count / most) }]
}

const tooManyCalls = (wait: number) => tooMany('too_many_calls', wait / 1000, { seconds: Math.ceil(wait / 1000) })
const tooManyBytes = (wait: number) => tooMany('too_many_bytes', wait / 1000, { minutes: Math.ceil(wait / minute) })
const tooManyUploads = (wait: number) => tooMany('too_many_uploads', wait / 1000, { minutes: Math.ceil(wait / minute) })
