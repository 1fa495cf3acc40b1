import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

/** Marks digests of which it is unsettled whether a record names them, and since when. */
export type Marks = {
  doubt(digests: readonly string[], db?: Database): Promise<void>
  unsettled(age: number): Promise<string[]>
  settle(digests: readonly string[], age: number): Promise<void>
  /**
   * Runs the work while nobody can store these bytes, and removes the mark with it, unless it is younger than this;
   * returns whether it did.
   */
  forget(digest: string, age: number, work: () => Promise<void>): Promise<boolean>
}

const atOnce = 500

/**
 * Marks in the database, which outlive the transactions of the calls that leave them: a rolled back call has left its
 * bytes.
 */
export function openMarks(pool: Database): Marks {
  return {
    async doubt(digests, db = pool) {
      if (digests.length === 0) return
      // In a fixed order: two calls with the same digests wait for each other and never in a circle.
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
        // Whoever stores the same bytes from now on waits for the row, finds no bytes and stores their own.
        await work()
        return true
      }),
  }
}

const before = (age: number) => sql`now() - make_interval(secs => ${age / 1000})`
