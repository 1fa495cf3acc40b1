import { sql } from 'kysely'
import type { DecisionContext } from '#capabilities/review/deciding.ts'
import type { Database } from '#db/client.ts'
import { refused } from '#kernel/refusals.ts'
import { askReaders } from './asking.ts'
import { mergeHeld, takeBackHeld } from './outline/of-version.ts'

type InForceRow = { id: number; document_id: number; is_editorial: boolean }

/** Held versions that were approved come into force: each takes the place of the one before it, and its readers are asked. */
export async function putInForce(context: DecisionContext, ids: readonly number[]): Promise<void> {
  const { db, caller } = context
  const { rows } = await sql<InForceRow>`
    with coming as (
      update document_versions v set decided_at = now(), decided_by = ${caller.id}, replaces_id = d.current_version_id,
        reading_of_id = case when v.is_editorial then coalesce(
          (select former.reading_of_id from document_versions former where former.id = d.current_version_id), v.id) else v.id end
      from documents d where v.id = any(${[...ids]}) and d.id = v.document_id
      returning v.id, v.document_id, v.label, v.is_editorial
    ), documents_changed as (
      update documents d set current_version_id = coming.id, version = coming.label
      from coming where coming.document_id = d.id
    )
    select id, document_id, is_editorial from coming order by id`.execute(db)
  const documents = rows.map(({ document_id }) => document_id)
  context.changed('document', documents)
  const merged: number[] = []
  for (const { id, document_id } of rows)
    if (await mergeHeld(db, { documentId: document_id, versionId: id, by: caller.id })) merged.push(id)
  context.changed('document_item', merged.length > 0 ? null : [])
  const anew = rows.filter(({ is_editorial }) => !is_editorial).map(({ document_id }) => document_id)
  const asked = await askReaders(db, anew, context.today)
  context.changed(
    'document_reading',
    asked.map(({ user_id }) => user_id),
  )
}

/** Refuses to take a decision back that more has been built upon: somebody has confirmed the version, or another one waits or is in force. */
export async function checkNothingFollowed(db: Database, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ acknowledged: number; moved: number }>`
    select
      (select count(*) from document_acknowledgements where version_id = any(${[...ids]})) as acknowledged,
      (select count(*) from document_versions v join documents d on d.id = v.document_id
        where v.id = any(${[...ids]}) and (v.status = 1 and d.current_version_id is distinct from v.id or exists (
          select from document_versions other where other.document_id = v.document_id and other.id <> v.id
            and other.status = 0 and other.deleted_at is null))) as moved`.execute(db)
  const { acknowledged, moved } = rows[0]!
  if (acknowledged > 0) throw refused('undo_acknowledged')
  if (moved > 0) throw refused('undo_moved_on', { count: moved })
}

/** Versions whose approval was taken back: those before them are in force again, and nobody is asked to read them. */
export async function takeOutOfForce(
  context: Pick<DecisionContext, 'db' | 'changed'>,
  ids: readonly number[],
): Promise<void> {
  const { db } = context
  const former = db
    .selectFrom('document_versions')
    .select(['id', 'document_id'])
    .where('id', 'in', [...ids])
  for (const { id, document_id } of await former.orderBy('id').execute())
    await takeBackHeld(db, { documentId: document_id, versionId: id })
  context.changed('document_item', null)
  const { rows } = await sql<{ document_id: number }>`
    update documents d set current_version_id = v.replaces_id,
      version = coalesce((select label from document_versions former where former.id = v.replaces_id), v.label)
    from document_versions v where v.id = any(${[...ids]}) and d.id = v.document_id and d.current_version_id = v.id
    returning d.id as document_id`.execute(db)
  await sql`update document_versions set replaces_id = null, reading_of_id = null, decided_at = null, decided_by = null
    where id = any(${[...ids]})`.execute(db)
  const asked = await sql<{ user_id: number }>`
    delete from document_readings where version_id = any(${[...ids]}) returning user_id`.execute(db)
  context.changed(
    'document',
    rows.map(({ document_id }) => document_id),
  )
  context.changed(
    'document_reading',
    asked.rows.map(({ user_id }) => user_id),
  )
}
