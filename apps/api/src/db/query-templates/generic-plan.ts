import { sql } from 'kysely'

/**
 * A value that PostgreSQL does not plan by. Where planning takes longer than running, the generic plan must win: hidden
 * in a subquery, the value gives a custom plan no advantage.
 */
export const withGenericPlan = <Value>(value: Value, type: 'integer' | 'date'): Value =>
  sql`(select ${value}::${sql.raw(type)})` as Value
