import { sql } from 'kysely'

/** Numbers that are the same at each call, written out for `in (…)`: a plan for any values knows them too. */
export const constants = (numbers: readonly number[]) => sql.join(numbers.map((number) => sql.lit(number)))
