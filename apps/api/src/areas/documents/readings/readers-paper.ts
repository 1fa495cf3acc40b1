import { sql } from 'kysely'
import { readings, type ReaderList } from '@apron/contract/documents'
import type { DocumentPaper } from '#capabilities/visible/paper-of-document.ts'
import type { Database } from '#db/client.ts'
import { found, notFound } from '#kernel/refusals.ts'
import { dayIn } from '#kernel/clock.ts'
import { passes } from '#kernel/caller.ts'
import { checkSeen } from '../domain/seen-document.ts'
import * as whoHasRead from './who-has-read.ts'

/** Who has read a document, on paper; for whoever sees all of its readers on the screen. */
export const readersPaper: DocumentPaper = {
  what: 'readings',
  async checkSeen(db, documentId, caller) {
    if (!passes(caller, readings.listed.access)) throw notFound()
    await checkSeen(db, documentId, caller)
  },
  read: async (db, documentId, at) => ({ what: 'readings', list: await readersOf(db, documentId, at) }),
}

/** Who has to read the version of a document that is in force and who has, on a day of a time zone; 404. */
export async function readersOf(
  db: Database,
  documentId: number,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<ReaderList> {
  const row = await inForce(db, documentId)
  const asking = { db, today, fileStore: { link: () => null }, onlyUser: null }
  const { rows } = await whoHasRead.list(asking, documentId, { page: 1, per_page: 'all', sort: 'asc' })
  const clock = clockOf(timeZone)
  const readers = rows.map(({ user: { fullname, organization }, ...reader }) => ({
    ...reader,
    fullname,
    organization,
    opened_at: clock(reader.opened_at),
    acknowledged_at: clock(reader.acknowledged_at),
  }))
  const { decided_at: decided, ...document } = row
  const in_force_since = decided === null ? null : dayIn(timeZone, new Date(decided))
  return { date: today, document: { ...document, in_force_since }, readers }
}

async function inForce(db: Database, documentId: number) {
  const { rows } = await sql<{ name: string; version: string; group: string; decided_at: string | null }>`
    select d.name, d.version, g.name as group, v.decided_at
    from documents d join document_groups g on g.id = d.group_id left join document_versions v on v.id = d.current_version_id
    where d.id = ${documentId}`.execute(db)
  return found(rows[0])
}

/** Writes instants by the clock of a time zone: `2026-03-05 14:20`. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (instant: string | null) => (instant === null ? null : format.format(new Date(instant)))
}
