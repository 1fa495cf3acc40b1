import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/client.ts'
import type { mediaUses } from '@apron/contract/documents'
import { tables } from '#db/schema/index.ts'
import type { Table } from '#db/schema/table.ts'

/** Every place of the declared schema that refers to a file. */
const uses = Object.entries<Table>(tables).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, { holds }]) => (holds ? [{ table, column, holds }] : [])),
)

/** Whether some record refers to the file `f` of the query around it. */
export function isUsed(): RawBuilder<boolean> {
  const each = uses.map(({ table, column, holds }) => {
    const name = sql.ref(column)
    return holds === 'file'
      ? sql`exists (select from ${sql.table(table)} where ${name} = f.id)`
      : sql`exists (select from ${sql.table(table)} where ${name} like '%/files/%' and picture_ids(${name}) @> array[f.id])`
  })
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

export type FilePlace = { table: string; count: number }

/** In how many records of each table a file is used, or shown by a text. */
export async function placesOf(db: Database, id: number): Promise<FilePlace[]> {
  const each = uses.map(({ table, column, holds }) => {
    const name = sql.ref(column)
    const which =
      holds === 'file'
        ? sql`${name} = ${id}`
        : sql`${name} like '%/files/%' and picture_ids(${name}) @> array[${id}::integer]`
    return sql`select ${table}::text as "table", count(*)::integer as count from ${sql.table(table)} where ${which}`
  })
  const { rows } =
    await sql<FilePlace>`select * from (${sql.join(each, sql` union all `)}) places where count > 0`.execute(db)
  return rows
}

/** Which of the files are used, and by which tables. */
export async function placesAmong(db: Database, ids: readonly number[]): Promise<{ id: number; table: string }[]> {
  const asked = sql`${[...ids]}::integer[]`
  const each = uses.map(({ table, column, holds }) => {
    const name = sql.ref(column)
    const from = sql`${table}::text as "table" from ${sql.table(table)}`
    return holds === 'file'
      ? sql`select ${name} as id, ${from} where ${name} = any(${asked})`
      : sql`select unnest(picture_ids(${name})) as id, ${from}
          where ${name} like '%/files/%' and picture_ids(${name}) && ${asked}`
  })
  const { rows } = await sql<{ id: number; table: string }>`
    select distinct id, "table" from (${sql.join(each, sql` union all `)}) places where id = any(${asked})`.execute(db)
  return rows
}

/** The kinds of use in a report: the first of these that a file is. */
export type FileUse = (typeof mediaUses)[number]

/** The use that a table is, where it holds files; what holds pictures is a text. */
const usesByTable: Record<string, FileUse> = {
  comment_files: 'audits',
  minutes_files: 'audits',
  minutes_scans: 'audits',
  addendum_files: 'audits',
  exports: 'audits',
  trail_exports: 'audits',
  document_versions: 'documents',
  outline_imports: 'documents',
  chat_message_files: 'chat',
  post_images: 'forum',
  post_comment_images: 'forum',
  users: 'people',
  settings: 'people',
  uploads: 'waiting',
}

/** What uses the file `f` of the query around it. */
export function fileUse(): RawBuilder<FileUse> {
  const holding = uses.filter(({ table, holds }) => holds === 'file' && table in usesByTable)
  const texts = uses.filter(({ holds }) => holds === 'pictures')
  const inFile = holding.map(
    ({ table, column }) =>
      sql`when f.id in (select ${sql.ref(column)} from ${sql.table(table)}) then ${sql.lit(usesByTable[table])}`,
  )
  const inTexts = texts.map(
    ({ table, column }) =>
      sql`when f.id in (select unnest(picture_ids(${sql.ref(column)})) from ${sql.table(table)}
        where ${sql.ref(column)} like '%/files/%') then 'texts'`,
  )
  return sql<FileUse>`case when f.deleted_at is not null then 'leaving'
    when f.id in (select id from media where deleted_at is null) then 'library'
    when f.id in (select id from media where deleted_at is not null) then 'trash'
    ${sql.join([...inFile, ...inTexts], sql` `)} else 'none' end`
}
