import { sql } from 'kysely'
import { organizationFields, root, type OrganizationLogEntry } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'

type Noted = Partial<Record<string, unknown>> | null
type Entry = {
  id: number
  action: string
  at: string
  before: Noted
  after: Noted
  user_id: number | null
  fullname: string | null
  avatar_id: number | null
}

const mostEntries = 500
const alone = ['created', 'updated', 'approved', 'rejected', 'deleted'].map((done) => `organization.${done}`)

/** What the audit trail tells of one organisation, newest first. */
export async function list(db: Database, id: number, fileStore: FileStore): Promise<OrganizationLogEntry[]> {
  const { rows } = await sql<Entry>`
    select trail.id, trail.action, trail.at, trail.before, trail.after, users.id as user_id, users.fullname, users.avatar_id
    from audit_trail trail left join users on users.id = trail.user_id
    where (trail.action = any(${alone}) and trail.subject_id = ${id})
      or (trail.action = 'organization.restored' and trail.after -> 'ids' @> to_jsonb(${id}::integer))
    order by trail.id desc limit ${mostEntries}`.execute(db)
  const names = await parentNames(db, rows)
  return rows.map((row) => ({
    id: row.id,
    action: row.action.replace('organization.', '') as OrganizationLogEntry['action'],
    at: row.at,
    user:
      row.user_id === null || row.fullname === null
        ? null
        : { id: row.user_id, fullname: row.fullname, avatar500x500: fileStore.link(row.avatar_id, 'small') },
    changes: changesOf(row, names),
  }))
}

/** What an approval notes is a status alone; a restoration notes only whom it was about. */
function changesOf(row: Entry, names: Map<number, string>): OrganizationLogEntry['changes'] {
  if (row.action === 'organization.restored' || row.action === 'organization.deleted') return []
  const isReview = row.action === 'organization.approved' || row.action === 'organization.rejected'
  const after = isReview ? { status: row.after } : row.after
  const fields = isReview ? (['status'] as const) : organizationFields
  return fields.flatMap((field) => {
    const change = { field, before: valueOf(row.before, field, names), after: valueOf(after, field, names) }
    return change.before === change.after ? [] : [change]
  })
}

function valueOf(noted: Noted, field: (typeof organizationFields)[number], names: Map<number, string>): string | null {
  const value = noted?.[field === 'parent' ? 'parent_id' : field]
  if (field === 'parent') return typeof value === 'number' && value !== root ? (names.get(value) ?? null) : null
  if (typeof value === 'object' && value !== null && 'code' in value) return String(value.code)
  return value === undefined || value === null || value === '' ? null : String(value)
}

async function parentNames(db: Database, rows: Entry[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ before, after }) => [before, after].map((noted) => Number(noted?.['parent_id'] ?? root)))
  const parents = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', [root, ...ids])
    .execute()
  return new Map(parents.map(({ id, name }) => [id, name]))
}
