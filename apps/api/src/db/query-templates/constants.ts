import { sql } from 'kysely'

/** Numbers that are the same at each call, written into the SQL for `in (…)`, so that a generic plan knows them too. */
export const constants = (numbers: readonly number[]) => sql.join(numbers.map((number) => sql.lit(number)))
