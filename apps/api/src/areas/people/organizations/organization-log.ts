import { sql } from 'kysely'
import { approvalMoves, root } from '@apron/contract'
import { organizationFields, type OrganizationLogEntry } from '@apron/contract/people'
import { changesOf, presentActor, type TrailValues, type TrailRow } from '../domain/record-log.ts'
import { decisionsOf } from '#capabilities/review/decisions-of.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'

const alone = ['created', 'updated', 'deleted'].map((done) => `organization.${done}`)
const mostEntries = 500

type Row = Omit<TrailRow, 'subject_id'> & { reason: string | null; status_before: number | null }

/** What was done to one organisation and decided about it, newest first: the latest 500 entries, numbered from its beginning. */
export async function list(db: Database, id: number, fileStore: FileStore): Promise<OrganizationLogEntry[]> {
  const rows = await read(db, id)
  const names = { parent: await parentNames(db, rows), head: await headNames(db, rows) }
  return rows.map((row) => ({
    id: row.id,
    action: row.action as OrganizationLogEntry['action'],
    at: row.at,
    user: presentActor(row, fileStore),
    ...(row.reason !== null && { reason: row.reason }),
    changes: changesOf(organizationFields, notedBy(row), (noted, field) => valueOf(noted, field, names)),
  }))
}

async function read(db: Database, id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with entries as (
      select trail.at, trail.id as line, trail.user_id, replace(trail.action, 'organization.', '') as action,
        trail.before, trail.after, null::text as reason, null::smallint as status_before
      from audit_trail trail where (trail.action = any(${alone}) and trail.subject_id = ${id})
        or (trail.action = 'organization.restored' and trail.after -> 'ids' @> to_jsonb(${id}::integer))
      union all
      select at, id, user_id, action, null, null, reason, status_before from ${decisionsOf('organizations', id)} decided
    )
    select (row_number() over (order by at, line))::integer as id, entries.action, at, before, after, reason, status_before,
      users.id as user_id, users.fullname, users.avatar_id
    from entries left join users on users.id = entries.user_id order by 1 desc limit ${sql.lit(mostEntries)}`.execute(
    db,
  )
  return rows
}

const statusAfter: Record<string, number> = {
  approved: approvalMoves.approval.to,
  rejected: approvalMoves.rejection.to,
}

/** A decision changes the status alone. */
function notedBy({ action, before, after, status_before }: Row): [TrailValues, TrailValues] {
  if (action in statusAfter) return [{ status: status_before }, { status: statusAfter[action] }]
  return [before as TrailValues, after as TrailValues]
}

/** What the trail calls a field, where that is not its own name; entries of earlier versions bear the names of the wire. */
const namesOf: Partial<Record<(typeof organizationFields)[number], string[]>> = {
  parent: ['parent_id'],
  head: ['head_id'],
  code: ['code', 'org_code'],
  type: ['type', 'org_type'],
}

function valueOf(
  noted: NonNullable<TrailValues>,
  field: (typeof organizationFields)[number],
  names: Record<'parent' | 'head', Map<number, string>>,
): unknown {
  const value = noted[namesOf[field]?.find((name) => name in noted) ?? field]
  if (field === 'parent' && typeof value === 'number') return value === root ? null : (names.parent.get(value) ?? null)
  if (field === 'head') return typeof value === 'number' ? (names.head.get(value) ?? null) : value
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : value
}

const notedIn = (rows: Row[], field: 'parent_id' | 'head_id') =>
  rows.flatMap(({ before, after }) => [before, after].map((noted) => Number((noted as TrailValues)?.[field] ?? root)))

async function headNames(db: Database, rows: Row[]): Promise<Map<number, string>> {
  const people = db.selectFrom('users').select(['id', 'fullname'])
  const heads = await people.where('id', 'in', [root, ...notedIn(rows, 'head_id')]).execute()
  return new Map(heads.map(({ id, fullname }) => [id, fullname]))
}

async function parentNames(db: Database, rows: Row[]): Promise<Map<number, string>> {
  const ids = notedIn(rows, 'parent_id')
  const parents = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', [root, ...ids])
    .execute()
  return new Map(parents.map(({ id, name }) => [id, name]))
}
