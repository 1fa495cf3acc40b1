import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Of which digests it is not settled whether a record names them, and since when. */
export type Marks = {
  doubt(digests: readonly string[], db?: Database): Promise<void>
  unsettled(age: number): Promise<string[]>
  settle(digests: readonly string[], age: number): Promise<void>
  /** Does the work while nobody can keep these bytes, and takes the mark away with it, unless it is younger than this; answers whether it did. */
  forget(digest: string, age: number, work: () => Promise<void>): Promise<boolean>
}

const atOnce = 500

/** Marks in the database, which outlive the transactions of the calls that leave them: a call that is rolled back has left its bytes. */
export function openMarks(pool: Database): Marks {
  return {
    async doubt(digests, db = pool) {
      if (digests.length === 0) return
      // In their order, so that two who doubt the same ones wait for each other and not in a circle.
      await sql`
        insert into unsettled_blobs (digest) select distinct unnest(${digests}::text[]) as digest order by digest
        on conflict (digest) do update set since = now()`.execute(db)
    },
    async unsettled(age) {
      const { rows } = await sql<{ digest: string }>`
        select digest from unsettled_blobs where since < ${before(age)} order by since limit ${atOnce}`.execute(pool)
      return rows.map(({ digest }) => digest)
    },
    async settle(digests, age) {
      await sql`
        delete from unsettled_blobs where digest = any(${digests}::text[]) and since < ${before(age)}`.execute(pool)
    },
    forget: (digest, age, work) =>
      pool.transaction().execute(async (trx) => {
        const { rows } = await sql`
          delete from unsettled_blobs where digest = ${digest} and since < ${before(age)} returning digest`.execute(trx)
        if (rows.length === 0) return false
        // Whoever keeps the same bytes from now on waits for the row, finds no bytes and stores their own.
        await work()
        return true
      }),
  }
}

const before = (age: number) => sql`now() - make_interval(secs => ${age / 1000})`
