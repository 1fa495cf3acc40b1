import { sql } from 'kysely'
import type { HandOverDefinition } from '#capabilities/leaving.ts'
import { holds } from '#kernel/caller.ts'

const ledBy = (people: readonly number[]) => sql`select id from organizations
  where head_id = any(${[...people]}::integer[]) and deleted_at is null`

/** The organisations that people lead; whoever takes them over leads them as they stand, whatever is to be approved of them. */
export const headsHanging: HandOverDefinition = {
  counts: (people) => ({ heads: sql`(select count(*)::integer from (${ledBy(people)}) o)` }),
  mayHandOver: async (db, caller, people) => {
    if (holds(caller, 'UPDATE_ORGANIZATION')) return true
    return (await ledBy(people).execute(db)).rows.length === 0
  },
  handOver: async ({ db, changed }, { from, to }) => {
    const { rows } = await sql<{ id: number }>`
      with held as (${ledBy(from)} order by id for no key update)
      update organizations set head_id = ${to.id} where id in (select id from held) returning id`.execute(db)
    changed(
      'organization',
      rows.map(({ id }) => id),
    )
  },
}
