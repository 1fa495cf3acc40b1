import { sql, type Selectable } from 'kysely'
import type { MessageKey } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { invalid } from '#kernel/refusals.ts'
import { hasTrash, type NumberedTable } from '../held.ts'

type Value<Column> = Extract<Column, string> extends never ? Extract<Column, number> : string
/** A text that is unique in a table, or within the records that share a number. */
type Borne<Row> = { [Column in keyof Row]?: Value<Row[Column]> }
type UniqueNameOptions<Row> = {
  /** The record that is to bear it: it may keep the value that it has, also when others bear the same from before. */
  kept?: ({ id: number } & Partial<Row>) | null
  /** The field of the form that gets the message, where its name differs from the column's. */
  field?: string
  text?: MessageKey
  /** What else than case makes two of one: `đ` is no `d` where it counts on. */
  differsBy?: 'letters' | 'diacritics'
}

/**
 * Refuses (422) a name that another record bears, compared as search compares (without case and diacritics), or without
 * case alone where diacritics count. Records in the trash bear none. Nobody else takes the name until the transaction
 * ends.
 */
export async function checkNameIsFree<Table extends NumberedTable>(
  db: Database,
  table: Table,
  borne: Borne<Selectable<Tables[Table]>>,
  { kept, field, text = 'validation.taken', differsBy = 'letters' }: UniqueNameOptions<Selectable<Tables[Table]>> = {},
): Promise<void> {
  if (kept && bears(kept, borne)) return
  const asked = Object.entries<string | number>(borne as Record<string, string | number>)
  await sql`select pg_advisory_xact_lock(hashtext(fold(${`apron.name.${table} ${JSON.stringify(asked)}`})))`.execute(db)
  const compared = sql.raw(differsBy === 'letters' ? 'fold' : 'lower')
  const alike = asked.map(([column, value]) =>
    typeof value === 'string'
      ? sql`${compared}(${sql.ref(column)}) = ${compared}(${value})`
      : sql`${sql.ref(column)} = ${value}`,
  )
  const living = hasTrash(table) ? [sql`deleted_at is null`] : []
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.join([...alike, ...living], sql` and `)} and id <> ${kept?.id ?? 0}
    limit 1`.execute(db)
  const named = asked.find(([, value]) => typeof value === 'string')?.[0]
  if (rows.length > 0) throw invalid(field ?? named!, text)
}

/** Whether a record has these values already, but for case. */
export function bears(record: object, values: object): boolean {
  return Object.entries(values).every(([column, value]) => plain(record[column as never]) === plain(value))
}

const plain = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
