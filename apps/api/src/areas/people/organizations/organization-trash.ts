import { sql } from 'kysely'
import { checkAll } from '#capabilities/review/bulk.ts'
import { holdTree } from '#capabilities/tree.ts'
import type { Database } from '#db/client.ts'
import { tree } from './organizations.ts'

type Deleted = { id: number; name: string; orphaned: boolean; code_taken: boolean }

/** Takes organisations out of the trash, or none: what they stood below must be there or come with them, and their code be free. */
export async function restore(db: Database, ids: number[]): Promise<Deleted[]> {
  await holdTree(db, tree)
  const { rows } = await sql<Deleted>`
    select o.id, o.name,
      o.parent_id is not null and not exists (
        select from organizations p where p.id = o.parent_id and (p.deleted_at is null or p.id = any(${ids}))
      ) as orphaned,
      o.code is not null and exists (
        select from organizations other where fold(other.code) = fold(o.code) and other.id <> o.id
          and (other.deleted_at is null or other.id = any(${ids}))
      ) as code_taken
    from organizations o where o.id = any(${ids}) and o.deleted_at is not null order by o.id for update`.execute(db)
  const orphaned = rows.filter((row) => row.orphaned)
  const taken = rows.filter((row) => row.code_taken && !row.orphaned)
  checkAll(ids, rows, [
    { text: 'bulk.parent_deleted', records: orphaned },
    { text: 'bulk.code_taken', records: taken },
  ])
  await db
    .updateTable('organizations')
    .set({ deleted_at: null })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows
}
