import { sql, type RawBuilder } from 'kysely'
import { trailKinds, type TrailKind } from '@apron/contract/desk'
import type { Database } from '../../../db/client.ts'
import { wordedOnce } from '../../../db/query-templates/query-template.ts'

/** Of each kind where its records stand and what one is called; null for what has no name. */
const named: Record<TrailKind, { table: string; name: RawBuilder<string> } | null> = {
  audit: { table: 'audits', name: sql`name` },
  audit_item: { table: 'audit_items', name: sql`concat_ws(' · ', finding_number, header)` },
  comment: null,
  minutes: { table: 'minutes', name: sql`number` },
  plan: {
    table: 'audit_plans',
    name: sql`concat_ws(' · ', (select name from organizations where id = organization_id), month || '/' || year)`,
  },
  category: { table: 'categories', name: sql`name` },
  library_group: { table: 'library_groups', name: sql`concat_ws(' ', index_text, header)` },
  library_item: { table: 'library_items', name: sql`header` },
  item_status: { table: 'item_statuses', name: sql`concat_ws(' · ', code, name)` },
  tag: { table: 'tags', name: sql`name` },
  document_group: { table: 'document_groups', name: sql`name` },
  document: { table: 'documents', name: sql`name` },
  document_version: {
    table: 'document_versions',
    name: sql`concat_ws(' · ', (select name from documents where id = document_id), label)`,
  },
  document_item: { table: 'document_items', name: sql`concat_ws(' ', index, header)` },
  media: { table: 'media', name: sql`name` },
  post: { table: 'posts', name: sql`title` },
  post_comment: null,
  topic: { table: 'topics', name: sql`name` },
  user: { table: 'users', name: sql`fullname` },
  group: { table: 'groups', name: sql`name` },
  permission: { table: 'permissions', name: sql`code` },
  organization: { table: 'organizations', name: sql`name` },
  position: { table: 'positions', name: sql`name` },
  team_role: { table: 'team_roles', name: sql`alias` },
  mail: { table: 'mails', name: sql`subject` },
  job: null,
}

/** The names of records of all kinds, as far as they are there. */
export type Names = { of(kind: TrailKind, id: number): string | null }
export type Wanted = Map<TrailKind, Set<number>>

export function want(wanted: Wanted, kind: TrailKind, id: unknown): void {
  if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0 || id > 2_147_483_647) return
  const ids = wanted.get(kind)
  if (ids) ids.add(id)
  else wanted.set(kind, new Set([id]))
}

type Named = { kind: TrailKind; id: number; name: string | null }
/** Of each kind the numbers of its records, as PostgreSQL writes a list. */
const namesAmong = wordedOnce((_db, _same: object, asked: Partial<Record<TrailKind, string>>) => {
  const parts = Object.entries(asked).map(([kind, ids]) => {
    const { table, name } = named[kind as TrailKind]!
    return sql`select ${sql.lit(kind)} as kind, id, ${name} as name from ${sql.table(table)} where id = any(${ids}::integer[])`
  })
  return sql<Named>`${sql.join(parts, sql` union all `)}`
})

/** Reads the names of what is wanted, all kinds in one statement. */
export async function namesOf(db: Database, wanted: Wanted): Promise<Names> {
  // In the same order however they came, which would make a statement of each.
  const asked = trailKinds.flatMap((kind) => {
    const ids = wanted.get(kind)
    return named[kind] && ids && ids.size > 0 ? [[kind, `{${[...ids].join()}}`]] : []
  })
  const known = new Map<string, Map<number, string>>([...wanted.keys()].map((kind) => [kind, new Map()]))
  if (asked.length > 0) {
    const rows = await namesAmong(db, {}, Object.fromEntries(asked))
    for (const { kind, id, name } of rows) if (name) known.get(kind)!.set(id, name)
  }
  return { of: (kind, id) => known.get(kind)?.get(id) ?? null }
}
