import { sql } from 'kysely'
import { paperNumberParts } from '@apron/contract'
import type { Database } from '#db/client.ts'

/**
 * The next number of this year that no minutes bear, by a pattern of the settings. The year's row is held until the
 * transaction ends: no number is given twice, and one that is rolled back is given to the next.
 */
export async function nextPaperNumber(db: Database, pattern: string, today: string): Promise<string> {
  const year = Number(today.slice(0, 4))
  const { before, digits, after } = paperNumberParts(pattern, year)
  await sql`
    insert into paper_numbers as present (year, last) values (${year}, 0)
    on conflict (year) do update set last = present.last`.execute(db)
  const number = sql`${before}::text || lpad(n::text, greatest(${digits}::integer, length(n::text)), '0') || ${after}::text`
  // Another pattern before may have given the same signs to another number.
  const { rows } = await sql<{ number: string }>`
    with recursive free (n) as (
      select last + 1 from paper_numbers where year = ${year}
      union all
      select n + 1 from free where exists (select from minutes where number = ${number})
    ), given as (
      update paper_numbers set last = (select max(n) from free) where year = ${year} returning last as n
    )
    select ${number} as number from given`.execute(db)
  return rows[0]!.number
}
