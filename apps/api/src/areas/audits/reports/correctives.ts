import { sql, type RawBuilder } from 'kysely'
import { correctiveStatus, type QueryOf } from '@apron/contract'
import {
  severestFirst,
  type CorrectionState,
  type CorrectiveItem,
  type CorrectiveReport,
  type corrections as routes,
} from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import { paged } from '#capabilities/paging/paged.ts'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { isFinding, onceFindings } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import type { Caller } from '#kernel/caller.ts'
import { correctionsOf } from '../domain/finding/corrections.ts'
import { captionOf } from '../domain/seen/caption.ts'
import { beganWithin, isAmong, isCounted } from './counted.ts'

type Filters = QueryOf<typeof routes.counts>
type Reader = { db: Database; caller: Caller; today: string }

/** The findings that the filters are about, whatever came of them. */
function findings({ db, caller }: Reader, { organization_id, status_ids, from_date, to_date }: Filters) {
  return joined(db)
    .where(sql<boolean>`audit_items.status_id = ${onceFindings}`)
    .where(isFinding)
    .where(isCounted({ caller, organizationId: organization_id }))
    .where(beganWithin(from_date, to_date))
    .where(isAmong('audit_items.status_id', status_ids))
}

const joined = (db: Database) =>
  db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .innerJoin('item_statuses as present', 'present.id', 'audit_items.status_id')
    .leftJoin('audit_statuses as own', (join) =>
      join.onRef('own.audit_id', '=', 'audit_items.audit_id').onRef('own.status_id', '=', 'audit_items.status_id'),
    )
    .innerJoin('organizations', 'organizations.id', 'audits.organization_id')

const isOpen = sql<boolean>`audit_items.corrective_status = ${correctiveStatus.INCOMPLETE}`
const isOverdue = (today: string) =>
  sql<boolean>`(${isOpen} and coalesce(audit_items.corrective_date < ${today}::date, false))`

/** How many corrections are open, complete and overdue, by status and by organisation. */
export async function report(reader: Reader & { language: Language }, filters: Filters): Promise<CorrectiveReport> {
  const { db, caller, language, today } = reader
  const scope = { caller, organizationId: filters.organization_id }
  const caption = await captionOf(db, scope, language)
  const count = (which: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${which}))::integer`
  const rows = await findings(reader, filters)
    .select([
      'present.id as status_id',
      'organizations.id as organization_id',
      count(isOpen).as('incomplete'),
      count(sql`not ${isOpen}`).as('complete'),
      count(isOverdue(today)).as('overdue'),
      sql<string | null>`min(present.code)`.as('code'),
      sql<string | null>`min(present.name)`.as('status_name'),
      sql<string | null>`min(present.color)`.as('color'),
      sql<number | null>`min(present.severity)`.as('severity'),
      sql<string | null>`min(organizations.name)`.as('organization_name'),
    ])
    .groupBy(sql`grouping sets ((present.id), (organizations.id))`)
    .execute()
  return {
    datasets: rows
      .flatMap((row) => {
        if (row.status_id === null) return []
        const { status_id: id, incomplete, complete, overdue } = row
        const [code, name, color, severity] = [row.code!, row.status_name!, row.color!, row.severity!]
        return [{ id, code, name, color, severity, label: code, data: [incomplete, complete], overdue }]
      })
      .toSorted((one, other) => severestFirst({ ...one, is_finding: true }, { ...other, is_finding: true })),
    organizations: rows
      .flatMap(({ organization_id: id, organization_name: name, incomplete, complete, overdue }) =>
        id === null ? [] : [{ id, name: name!, incomplete, complete, overdue }],
      )
      .toSorted(
        (one, other) =>
          other.overdue - one.overdue || other.incomplete - one.incomplete || one.name.localeCompare(other.name, 'vi'),
      ),
    caption,
  }
}

const inState = (state: CorrectionState, today: string): RawBuilder<boolean> =>
  ({ all: sql<boolean>`true`, incomplete: isOpen, complete: sql<boolean>`not ${isOpen}`, overdue: isOverdue(today) })[
    state
  ]

const columns = (today: string) => [
  'audit_items.id' as const,
  'audit_items.group_id' as const,
  'audit_items.finding_number' as const,
  'audit_items.header' as const,
  'audit_items.content' as const,
  'audit_items.corrective_date' as const,
  'audit_items.corrective_status' as const,
  sql<CorrectiveItem['finding_state']>`audit_items.finding_state`.as('finding_state'),
  isOverdue(today).as('is_overdue'),
  sql<CorrectiveItem['status']>`json_build_object('id', present.id, 'code', present.code, 'name', present.name,
    'color', present.color)`.as('status'),
  sql<CorrectiveItem['audit']>`json_build_object('id', audits.id, 'name', audits.name)`.as('audit'),
  sql<CorrectiveItem['organization']>`json_build_object('id', organizations.id, 'name', organizations.name)`.as(
    'organization',
  ),
  sql<CorrectiveItem['responsible']>`(select json_build_object('id', u.id, 'fullname', u.fullname)
    from users u where u.id = audit_items.responsible_id)`.as('responsible'),
]

type CorrectivesQuery = QueryOf<typeof routes.items>

const read = paged(
  ['organization_id', 'from_date', 'to_date'],
  (db: Database, query: CorrectivesQuery, { caller, today }: Omit<Reader, 'db'>) => {
    const rows = findings({ db, caller, today }, query).where(inState(query.state, today))
    const select = (page: typeof rows) => {
      const selected = page.select(columns(today))
      const dated = query.sort_by === 'due' ? selected.orderBy('audit_items.corrective_date', query.sort) : selected
      return dated.orderBy('audit_items.id', query.sort)
    }
    return { rows, select, whole: { all: joined(db), id: 'audit_items.id' } }
  },
)

type CorrectivesReader = Reader & { fileStore: Pick<FileStore, 'url'>; timeZone: string }

/** One page of these findings with what was done about them, what is due soonest first. */
export async function list(reader: CorrectivesReader, query: CorrectivesQuery) {
  const { db, caller, today, fileStore, timeZone } = reader
  const page = await read(db, query, { caller, today })
  const ids = page.rows.map(({ id }) => id)
  const correctionOf = await correctionsOf(db, ids, timeZone)
  const present = (row: (typeof page.rows)[number]) => ({
    ...row,
    ...correctionOf(row.id),
    content: signImages(row.content, fileStore),
  })
  return { ...page, rows: page.rows.map(present) }
}
