import { sql } from 'kysely'
import { mostScans, scanTypes, type MinutesScan } from '@apron/contract/audits'
import { superGroup } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { found, notPermitted, Refusal, refused } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'

type Scan = {
  id: number
  minutes_id: number
  file_id: number
  name: string
  type: string
  bytes: number
  digest: string
  user_id: number
  fullname: string
  created_at: string
  /** Bound within the last day. */
  is_fresh: boolean
}

/** The audit of minutes. */
export async function auditOf(db: Database, minutesId: number): Promise<number> {
  const rows = db.selectFrom('minutes').select('audit_id').where('id', '=', minutesId)
  return found(await rows.executeTakeFirst()).audit_id
}

const scansOf = (db: Database, minutesId: number) =>
  db
    .selectFrom('minutes_scans as scan')
    .innerJoin('files', 'files.id', 'scan.file_id')
    .innerJoin('users', 'users.id', 'scan.user_id')
    .select(['scan.id', 'scan.minutes_id', 'scan.file_id', 'scan.digest', 'scan.user_id', 'scan.created_at'])
    .select(['files.name', 'files.type', 'files.bytes', 'users.fullname'])
    .select(sql<boolean>`scan.created_at > now() - interval '1 day'`.as('is_fresh'))
    .where('scan.minutes_id', '=', minutesId)
    .orderBy('scan.id')

/** The scans of minutes, in the order in which they were bound. */
export const list = (db: Database, minutesId: number): Promise<Scan[]> => scansOf(db, minutesId).execute()

/** Binds a received file to minutes, which it holds: 415 for what is no scan, 400 for one that is there and for too many. */
export async function bind(
  db: Database,
  minutesId: number,
  { file, fileStore, caller }: { file: ReceivedFile; fileStore: Pick<FileStore, 'record'>; caller: Caller },
): Promise<Scan> {
  if (!scanTypes.includes(file.type))
    throw new Refusal(415, 'file_type', { name: file.name, accepted: 'pdf, jpg, jpeg, png' })
  await db.selectFrom('minutes').select('id').where('id', '=', minutesId).forUpdate().executeTakeFirstOrThrow()
  const bound = await db.selectFrom('minutes_scans').select('digest').where('minutes_id', '=', minutesId).execute()
  if (bound.some(({ digest }) => digest === file.digest)) throw refused('scan_bound_already')
  if (bound.length >= mostScans) throw refused('too_many_scans', { most: mostScans })
  const file_id = await fileStore.record(db, file, caller.id)
  const values = { minutes_id: minutesId, file_id, digest: file.digest, user_id: caller.id }
  const made = db.insertInto('minutes_scans').values(values).returning('id')
  const { id } = await made.executeTakeFirstOrThrow()
  return scansOf(db, minutesId).where('scan.id', '=', id).executeTakeFirstOrThrow()
}

/** Takes a scan off its minutes; 403 but for whoever bound it, within a day, and the super group. Answers what it was. */
export async function unbind(db: Database, minutesId: number, id: number, caller: Caller): Promise<Scan> {
  const scan = found(await scansOf(db, minutesId).where('scan.id', '=', id).forUpdate('scan').executeTakeFirst())
  if (!mayRemove(scan, caller)) throw notPermitted()
  await db.deleteFrom('minutes_scans').where('id', '=', id).execute()
  return scan
}

const mayRemove = ({ user_id, is_fresh: isFresh }: Scan, { id, groupId }: Caller) =>
  groupId === superGroup || (user_id === id && isFresh)

export const present = (scan: Scan, fileStore: Pick<FileStore, 'url'>, caller: Caller): MinutesScan => ({
  id: scan.id,
  name: scan.name,
  type: scan.type,
  bytes: scan.bytes,
  url: fileStore.url(scan.file_id, 'original'),
  digest: scan.digest,
  user: { id: scan.user_id, fullname: scan.fullname },
  created_at: scan.created_at,
  may_remove: mayRemove(scan, caller),
})

/** What the trail says of one. */
export const noted = (scan: Scan) => ({
  scan: scan.id,
  minutes_id: scan.minutes_id,
  file: scan.name,
  digest: scan.digest,
  bound_by: scan.user_id,
  bound_at: scan.created_at,
})
