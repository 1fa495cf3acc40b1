import { sql } from 'kysely'

/**
 * A value that PostgreSQL does not plan by. Of a statement that takes longer to plan than to run it must never choose a
 * plan for the values at hand, as it does for each call anew wherever that looks cheaper than one for any values: with
 * the same plan for all of them it cannot.
 */
export const withGenericPlan = <Value>(value: Value, type: 'integer' | 'date'): Value =>
  sql`(select ${value}::${sql.raw(type)})` as Value
