import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { FrozenItem } from '../../../db/schema/minutes-snapshot.ts'
import { found, invalid } from '../../../http/answering/refusal.ts'
import { numberFindings } from '../domain/finding-numbers.ts'
import { nextPaperNumber } from '../domain/paper-numbers.ts'
import { entry, type Minutes, type MinutesEntry } from '../domain/saved-minutes.ts'
import { insertMinutes, presentItems, type Saving } from './minutes.queries.ts'

/** What an audit has in its history of minutes, newest first. */
export function list(db: Database, auditId: number): Promise<MinutesEntry[]> {
  return db.selectFrom('minutes').select(entry).where('audit_id', '=', auditId).orderBy('id', 'desc').execute()
}

/** The items of an audit that minutes may list. */
export async function reportable(db: Database, auditId: number): Promise<FrozenItem[]> {
  const { rows } = await presentItems<FrozenItem>(auditId).execute(db)
  return rows.map(({ frozen }) => frozen)
}

/** What is to be saved, and by which pattern it is numbered. */
type Asked = Omit<Saving, 'number'> & { pattern: string }

/** Freezes a held audit as it stands, it and its findings numbered; 422 when a chosen item is not of this audit. Says how many findings got a number. */
export async function save(db: Database, { pattern, ...saving }: Asked): Promise<{ saved: Minutes; numbered: number }> {
  const { rows: strange } = await sql`
    select from unnest(${saving.chosen}::integer[]) chosen
    where not exists (select from audit_items i where i.id = chosen and i.audit_id = ${saving.auditId}) limit 1`.execute(
    db,
  )
  if (strange.length > 0) throw invalid('checklist_items', 'validation.missing_record')
  const { auditId, authorId: userId, date: today } = saving
  const numbered = await numberFindings(db, { auditId, userId, today })
  const number = await nextPaperNumber(db, pattern, today)
  const { rows } = await insertMinutes<Minutes>({ ...saving, number }).execute(db)
  const saved = found(rows[0])
  const files = [...filesOf(saved)]
  await sql`
    insert into minutes_files (minutes_id, file_id)
    select ${saved.id}, id from files where id = any(${files}::integer[])`.execute(db)
  return { saved, numbered }
}

/** Every file that minutes show: of final comments, and in rich text. */
function filesOf({ conclusion, self_assessment, snapshot }: Minutes): Set<number> {
  const comments = snapshot.items.flatMap(({ final_comment }) => final_comment ?? [])
  const attached = comments.flatMap(({ images, documents }) => [...images, ...documents]).map(({ id }) => id)
  const texts = [
    conclusion,
    self_assessment,
    ...snapshot.items.map(({ content }) => content),
    ...comments.flatMap(({ content, result }) => [content, result ?? '']),
  ]
  const pictures = texts.flatMap((html) =>
    [...html.matchAll(/src="\/files\/(\d{1,9})\//g)].map((match) => Number(match[1])),
  )
  const logo = snapshot.paper?.company.logo ?? null
  return new Set([...attached, ...pictures, ...(logo === null ? [] : [logo])])
}
