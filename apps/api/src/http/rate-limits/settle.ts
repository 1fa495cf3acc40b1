import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { Allowances } from './allowances.ts'

/** Subjects that are settled at once; the rest follows a second later. */
const mostAtOnce = 1_000

/** Shares the use counted here with the other processes and learns theirs, by the clock of the database. */
export async function settle(db: Database, all: Record<string, Allowances>): Promise<void> {
  const due = Object.entries(all)
    .flatMap(([name, allowances]) =>
      [...allowances.unsettled()].map(([subject, sent]) => ({ key: `${name}/${subject}`, allowances, subject, sent })),
    )
    .slice(0, mostAtOnce)
  if (due.length === 0) return
  const { rows } = await sql<{ subject: string; left: number }>`
    insert into limits as kept (subject, until)
    select subject, now() + make_interval(secs => milliseconds / 1000)
    from unnest(${due.map(({ key }) => key)}::text[], ${due.map(({ sent }) => sent)}::float8[])
      as given (subject, milliseconds)
    -- In one order, so that no two processes wait for each other.
    order by subject
    on conflict (subject) do update set until = greatest(kept.until, now()) + (excluded.until - now())
    returning subject, (extract(epoch from until - now()) * 1000)::float8 as left`.execute(db)
  const left = new Map(rows.map((row) => [row.subject, row.left]))
  for (const { key, allowances, subject, sent } of due) allowances.settle(subject, sent, left.get(key) ?? 0)
}

/** Deletes what has been given back. */
export async function forgetSettled(db: Database): Promise<void> {
  await db
    .deleteFrom('limits')
    .where('until', '<', sql<string>`now()`)
    .execute()
}
