import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { NewItem } from './plan.ts'

/** What an import has read and not yet written. */
export type FoundOutline = {
  rule: 'styles' | 'units' | 'numbers'
  items: NewItem[]
  /** The files of its pictures, some of which the document may show already. */
  pictures: number[]
}

/** Has it looked at whether anything still shows these pictures. */
export async function letGo(db: Database, pictures: readonly number[]): Promise<void> {
  await sql`
    insert into released_files select id from files where id = any(${pictures}::integer[]) order by id
    on conflict do nothing`.execute(db)
}
