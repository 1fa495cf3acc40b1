import { sql, type RawBuilder } from 'kysely'
import { root } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { invalid, refused } from '#kernel/refusals.ts'

type TreeTable = { [Name in keyof Tables]: 'parent_id' extends keyof Tables[Name] ? Name : never }[keyof Tables]
/** A table whose records have a parent among themselves, and how many levels it has at most. */
export type Tree = { table: TreeTable; deepest: number }

/** Serialises moves in a tree until the transaction ends: two crossing moves would make a circle. */
export async function holdTree(db: Database, { table }: Pick<Tree, 'table'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`apron.tree.${table}`}))`.execute(db)
}

/**
 * The parent to store for a record (`id` is null when it is new), once it may stand there: 422 when the parent does not
 * exist, 400 when it is the record itself or below it, or when the tree would be too deep. Locks the tree.
 */
export async function checkParent(
  db: Database,
  tree: Tree,
  id: number | null,
  parentId: number,
): Promise<number | null> {
  if (parentId === root) return null
  const { table, deepest } = tree
  await holdTree(db, tree)
  const { rows } = await sql<{ depth: number; within: boolean; height: number }>`
    with recursive above(id, parent_id, depth) as (
      select id, parent_id, 1 from ${sql.table(table)} where id = ${parentId}
      union all
      select t.id, t.parent_id, depth + 1 from above join ${sql.table(table)} t on t.id = above.parent_id
    ), below(id, height) as (
      select ${id}::integer, 1
      union all
      select t.id, height + 1 from below join ${sql.table(table)} t on t.parent_id = below.id where height <= ${deepest}
    )
    select
      (select max(depth) from above) as depth,
      exists(select from above where id = ${id}::integer) as within,
      (select max(height) from below) as height`.execute(db)
  const place = rows[0]!
  if (place.depth === null) throw invalid('parent_id', 'validation.missing_record')
  if (place.within) throw refused('tree_cycle')
  if (place.depth + place.height > deepest) throw refused('tree_too_deep', { max: deepest })
  return parentId
}

/** A branch of a tree, for `in`: the record and everything below it. */
export function branchOf(table: TreeTable, id: number): RawBuilder<unknown> {
  return sql`(with recursive branch as (
    select id from ${sql.table(table)} where id = ${id}
    union select child.id from ${sql.table(table)} child join branch on child.parent_id = branch.id
  ) select id from branch)`
}

type BranchNameInput = { table: TreeTable; from: RawBuilder<unknown>; name: RawBuilder<unknown>; level: number }

/** A query of one row, `id` and `name`: what stands above a record (or is it) on a level of its tree, the root being the first; on a higher one where the record stands there. */
export function branchName({ table, from, name, level }: BranchNameInput): RawBuilder<unknown> {
  return sql`(with recursive up as (
    select id, parent_id, ${name} as name, 1 as height from ${sql.table(table)} where id = ${from}
    union all select above.id, above.parent_id, above.name, up.height + 1
      from up join (select id, parent_id, ${name} as name from ${sql.table(table)}) above on above.id = up.parent_id
  ) select id, name from up order by height desc offset (select least(${sql.lit(level)}, count(*)) - 1 from up) limit 1)`
}
