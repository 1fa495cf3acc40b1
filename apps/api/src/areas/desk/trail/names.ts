import { sql, type RawBuilder } from 'kysely'
import { trailKinds, type TrailKind } from '@apron/contract/desk'
import { entities, type ComposedName } from '@apron/contract/entities'
import type { Database } from '#db/client.ts'
import { queryTemplate } from '#db/query-templates/query-template.ts'

/** What a record is called whose name is put together. */
const composed: Record<ComposedName, RawBuilder<string>> = {
  audit_item: sql`concat_ws(' · ', finding_number, header)`,
  plan: sql`concat_ws(' · ', (select name from organizations where id = organization_id), month || '/' || year)`,
  library_group: sql`concat_ws(' ', index_text, header)`,
  item_status: sql`concat_ws(' · ', code, name)`,
  document_version: sql`concat_ws(' · ', (select name from documents where id = document_id), label)`,
  document_item: sql`concat_ws(' ', index, header)`,
}
const isComposed = (kind: TrailKind): kind is ComposedName => entities[kind].title === 'composed'
/** What a record of a kind is called; null for what has no name. */
function titleOf(kind: TrailKind): RawBuilder<string> | null {
  if (isComposed(kind)) return composed[kind]
  const { title } = entities[kind]
  return title === null ? null : sql`${sql.ref(title)}`
}

/** The names of records of all kinds, as far as they are there. */
export type Names = { of(kind: TrailKind, id: number): string | null }
export type RecordIds = Map<TrailKind, Set<number>>

export function want(wanted: RecordIds, kind: TrailKind, id: unknown): void {
  if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0 || id > 2_147_483_647) return
  const ids = wanted.get(kind)
  if (ids) ids.add(id)
  else wanted.set(kind, new Set([id]))
}

type RecordNameRow = { kind: TrailKind; id: number; name: string | null }
/** Of each kind the numbers of its records, as PostgreSQL writes a list. */
const namesAmong = queryTemplate((_db, _same: object, asked: Partial<Record<TrailKind, string>>) => {
  const parts = Object.entries(asked).map(([kind, ids]) => {
    const { table } = entities[kind as TrailKind]
    return sql`select ${sql.lit(kind)} as kind, id, ${titleOf(kind as TrailKind)!} as name from ${sql.table(table)} where id = any(${ids}::integer[])`
  })
  return sql<RecordNameRow>`${sql.join(parts, sql` union all `)}`
})

/** Reads the names of what is wanted, all kinds in one statement. */
export async function namesOf(db: Database, wanted: RecordIds): Promise<Names> {
  // In the same order however they came, which would make a statement of each.
  const asked = trailKinds.flatMap((kind) => {
    const ids = wanted.get(kind)
    return titleOf(kind) && ids && ids.size > 0 ? [[kind, `{${[...ids].join()}}`]] : []
  })
  const known = new Map<string, Map<number, string>>([...wanted.keys()].map((kind) => [kind, new Map()]))
  if (asked.length > 0) {
    const rows = await namesAmong(db, {}, Object.fromEntries(asked))
    for (const { kind, id, name } of rows) if (name) known.get(kind)!.set(id, name)
  }
  return { of: (kind, id) => known.get(kind)?.get(id) ?? null }
}
