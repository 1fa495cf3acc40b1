import { sql } from 'kysely'
import type { QueryOf } from '@apron/contract'
import type { FailedQuestion, trends as routes } from '@apron/contract/audits'
import { cutTo } from '#capabilities/paging/as-written.ts'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { isFinding } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { beganWithin, isCounted, type Scope } from './counted.ts'
import { firstDay, lastDay, yearsOf } from './periods.ts'

const orders = { failed: sql`a.failed`, percent: sql`percent` } as const
type Reader = { db: Database; today: string; fileStore: Pick<FileStore, 'url'> }

/** One page of the questions that were answered, with how often they failed. */
export async function list({ db, today, fileStore }: Reader, scope: Scope, query: QueryOf<typeof routes.questions>) {
  const years = yearsOf(query, today)
  const { sort, sort_by } = query
  const direction = sql.raw(sort)
  const cut = cutTo(query)
  const { rows } = await sql<FailedQuestion & { total: number }>`
    with answered as (
      select audit_items.library_item_id, count(*) as answered, count(*) filter (where ${isFinding}) as failed
      from audit_items join audits on audits.id = audit_items.audit_id
      join item_statuses present on present.id = audit_items.status_id
      left join audit_statuses own on own.audit_id = audit_items.audit_id and own.status_id = audit_items.status_id
      where ${isCounted(scope)} and ${beganWithin(firstDay(years), lastDay(years))}
        and not coalesce(own.is_default, present.is_default)
      group by audit_items.library_item_id
    ), shown as (
      select a.*, round(a.failed * 100.0 / a.answered, 2)::float as percent, (count(*) over ())::integer as total
      from answered a order by ${orders[sort_by]} ${direction}, a.library_item_id ${direction} ${cut}
    )
    select l.id, l.header, l.content, s.answered::integer, s.failed::integer, s.percent, s.total,
      json_build_object('id', g.id, 'index', g.index_html, 'header', g.header) as group
    from shown s join library_items l on l.id = s.library_item_id join library_groups g on g.id = l.group_id
    order by ${sort_by === 'failed' ? sql`s.failed` : sql`s.percent`} ${direction}, l.id ${direction}`.execute(db)
  const shown = rows.map((row) => ({ ...row, content: signImages(row.content, fileStore) }))
  return { rows: shown, total: rows[0]?.total ?? 0 }
}
