import { sql } from 'kysely'
import type { Page, PageQuery } from '@apron/contract'
import type { ListedMinutes, ReadableMinutes } from '@apron/contract/audits'
import { paged } from '#capabilities/paging/paged.ts'
import { pictureIds } from '#capabilities/rich-text/rich-text-images.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { FrozenItem } from '#db/schema/papers/minutes-snapshot.ts'
import { found, invalid } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import { numberFindings } from '../domain/finding/finding-numbers.ts'
import { nextPaperNumber } from '../domain/paper-numbers.ts'
import { entry, presentEntry, type Minutes } from '../domain/saved-minutes.ts'
import { insertMinutes, presentItems, type InsertMinutesInput } from './minutes.queries.ts'

/** What an audit has in its history of minutes, newest first, with the scans of each in the order in which they were bound. */
export async function list(db: Database, auditId: number): Promise<ListedMinutes[]> {
  const rows = await db
    .selectFrom('minutes')
    .select(entry)
    .select(
      sql<ListedMinutes['scans']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', scan.id, 'user', jsonb_build_object('id', u.id, 'fullname', u.fullname),
          'created_at', to_char(scan.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by scan.id)
        from minutes_scans scan join users u on u.id = scan.user_id where scan.minutes_id = minutes.id), '[]')`.as(
        'scans',
      ),
    )
    .where('audit_id', '=', auditId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ scans, ...row }) => ({ ...presentEntry(row), scans }))
}

const readableBy = paged([], (db: Database, _query: PageQuery, caller: Caller) => {
  const inTeam = sql<boolean>`audits.id in (select audit_id from audit_members where user_id = ${caller.id})`
  const seen = sql<boolean>`(${visibleTo(caller)} or ${inTeam})`
  const all = db.selectFrom('minutes').innerJoin('audits', 'audits.id', 'minutes.audit_id')
  const select = (page: typeof all) =>
    page
      .select(['minutes.id', 'minutes.number', 'minutes.is_addendum', 'minutes.created_at'])
      .select(['audits.id as audit_id', 'audits.name'])
      .orderBy('minutes.id', 'desc')
  return { rows: all.where(seen), select, whole: { all, id: 'minutes.id' } }
})

/** One page of the minutes that somebody may read, newest first: of the audits that they see, and of those whose team they are in. */
export async function readable(db: Database, caller: Caller, query: PageQuery): Promise<Page<ReadableMinutes>> {
  const { rows, total } = await readableBy(db, query, caller)
  return { rows: rows.map(({ audit_id, name, ...row }) => ({ ...row, audit: { id: audit_id, name } })), total }
}

/** The items of an audit that minutes may list. */
export async function reportable(db: Database, auditId: number): Promise<FrozenItem[]> {
  const { rows } = await presentItems<FrozenItem>(auditId).execute(db)
  return rows.map(({ frozen }) => frozen)
}

/** What is to be saved, and by which pattern it is numbered. */
type SaveMinutesInput = Omit<InsertMinutesInput, 'number'> & { pattern: string }

/** Freezes a held audit as it stands, it and its findings numbered; 422 when a chosen item is not of this audit. Says how many findings got a number. */
export async function save(
  db: Database,
  { pattern, ...saving }: SaveMinutesInput,
): Promise<{ saved: Minutes; numbered: number }> {
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
  const pictures = texts.flatMap((html) => [...pictureIds(html)])
  const logo = snapshot.paper?.company.logo ?? null
  return new Set([...attached, ...pictures, ...(logo === null ? [] : [logo])])
}
