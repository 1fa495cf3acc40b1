import { sql, type RawBuilder } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Coverage } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import { branchOf } from '#capabilities/tree.ts'
import type { Database } from '#db/client.ts'
import { captionOf } from '../domain/seen/caption.ts'
import { isCounted, type Scope } from './counted.ts'

type Reader = { db: Database; language: Language; today: string }
type CoverageQuery = { months: number; due_only: boolean }
type Covered = Coverage['organizations'][number]
type Chapter = Coverage['chapters'][number]

/** Organisations and chapters with the audit of them that began last, those that wait longest first. */
export async function coverage(reader: Reader, scope: Scope, { months, due_only }: CoverageQuery): Promise<Coverage> {
  const { db, language, today } = reader
  const caption = await captionOf(db, scope, language)
  const within =
    scope.organizationId === 0 ? sql`true` : sql`o.id in ${branchOf('organizations', scope.organizationId)}`
  const since = sinceOf(today, months)
  const began = sql`${isCounted(scope)} and audits.starting_date <= ${today}::date`
  const [organizations, chapters] = await Promise.all([
    sql<Covered>`
      with last as (
        select distinct on (audits.organization_id) audits.organization_id, audits.id, audits.name, audits.starting_date
        from audits where ${began} order by audits.organization_id, audits.starting_date desc, audits.id desc
      )
      select o.id, o.name, ${since} from organizations o left join last on last.organization_id = o.id
      where o.status = ${approvalStatus.APPROVAL} and o.deleted_at is null and ${within}
      order by last.starting_date nulls first, o.name collate natural_order`.execute(db),
    sql<Chapter>`
      with last as (
        select distinct on (ag.group_id) ag.group_id, audits.id, audits.name, audits.starting_date
        from audit_groups ag join audits on audits.id = ag.audit_id
        where ag.parent_id is null and ${began} order by ag.group_id, audits.starting_date desc, audits.id desc
      )
      select g.id, g.index_html as index, g.header, ${since} from library_groups g left join last on last.group_id = g.id
      where g.parent_id is null and g.status = ${approvalStatus.APPROVAL}
      order by last.starting_date nulls first, g.index_text collate natural_order, g.id`.execute(db),
  ])
  const wanted = <Row extends { is_due: boolean }>(rows: Row[]) => rows.filter(({ is_due }) => is_due || !due_only)
  return { organizations: wanted(organizations.rows), chapters: wanted(chapters.rows), caption }
}

/** When the audit `last` began, how long ago that is, and whether that is longer than it may be. */
const sinceOf = (today: string, months: number): RawBuilder<unknown> => sql`
  last.starting_date as last_on,
  case when last.id is not null then json_build_object('id', last.id, 'name', last.name) end as audit,
  (extract(year from age(${today}::date, last.starting_date)) * 12
    + extract(month from age(${today}::date, last.starting_date)))::integer as months,
  coalesce(last.starting_date + make_interval(months => ${months}) <= ${today}::date, true) as is_due`
