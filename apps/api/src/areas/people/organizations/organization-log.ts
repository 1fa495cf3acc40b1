import { sql } from 'kysely'
import { approvalMoves, root, type ApprovalMove } from '@apron/contract'
import { organizationFields, type OrganizationLogEntry } from '@apron/contract/people'
import { changesOf, presentActor, readTrail, type Noted, type TrailRow } from '../domain/record-log.ts'
import type { Database } from '../../../db/client.ts'
import type { FileStore } from '../../../files/store.ts'

const alone = ['created', 'updated', 'approved', 'rejected', 'deleted'].map((done) => `organization.${done}`)

/** What the audit trail tells of one organisation, newest first. */
export async function list(db: Database, id: number, fileStore: FileStore): Promise<OrganizationLogEntry[]> {
  const rows = await readTrail(
    db,
    sql`(trail.action = any(${alone}) and trail.subject_id = ${id})
      or (trail.action = 'organization.restored' and trail.after -> 'ids' @> to_jsonb(${id}::integer))
      or (trail.action = 'waiting.decided' and trail.after -> 'organizations' @> to_jsonb(${id}::integer))
      or (trail.action = 'waiting.undone' and trail.before -> 'records' -> 'organizations' @> to_jsonb(${id}::integer))`,
  )
  const names = { parent: await parentNames(db, rows), head: await headNames(db, rows) }
  return rows.map((row) => ({
    id: row.id,
    action: actionOf(row),
    at: row.at,
    user: presentActor(row, fileStore),
    ...reasonOf(row),
    changes: changesOf(organizationFields, notedBy(row, id), (noted, field) => valueOf(noted, field, names)),
  }))
}

const decided = { approval: 'approved', rejection: 'rejected' } as const

function actionOf({ action, after }: TrailRow): OrganizationLogEntry['action'] {
  if (action === 'waiting.undone') return 'undone'
  if (action === 'waiting.decided') return decided[(after as { move: ApprovalMove }).move]
  return action.replace('organization.', '') as OrganizationLogEntry['action']
}

function reasonOf({ after }: TrailRow): { reason?: string } {
  const reason = (after as Noted)?.['reason']
  return typeof reason === 'string' ? { reason } : {}
}

/** What an approval notes is a status alone; one that was made with others notes each of them. */
function notedBy({ action, before, after }: TrailRow, id: number): [Noted, Noted] {
  if (action === 'waiting.undone') return [null, null]
  if (action === 'waiting.decided') {
    const { organizations = [] } = before as { organizations?: { id: number; status: number }[] }
    const { move } = after as { move: ApprovalMove }
    return [organizations.find((one) => one.id === id) ?? null, { status: approvalMoves[move].to }]
  }
  const isReview = action === 'organization.approved' || action === 'organization.rejected'
  return [before as Noted, isReview ? { status: after } : (after as Noted)]
}

/** What the trail calls a field, where that is not its own name; entries of earlier versions bear the names of the wire. */
const namesOf: Partial<Record<(typeof organizationFields)[number], string[]>> = {
  parent: ['parent_id'],
  head: ['head_id'],
  code: ['code', 'org_code'],
  type: ['type', 'org_type'],
}

function valueOf(
  noted: NonNullable<Noted>,
  field: (typeof organizationFields)[number],
  names: Record<'parent' | 'head', Map<number, string>>,
): unknown {
  const value = noted[namesOf[field]?.find((name) => name in noted) ?? field]
  if (field === 'parent' && typeof value === 'number') return value === root ? null : (names.parent.get(value) ?? null)
  if (field === 'head') return typeof value === 'number' ? (names.head.get(value) ?? null) : value
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : value
}

const notedIn = (rows: TrailRow[], field: 'parent_id' | 'head_id') =>
  rows.flatMap(({ before, after }) => [before, after].map((noted) => Number((noted as Noted)?.[field] ?? root)))

async function headNames(db: Database, rows: TrailRow[]): Promise<Map<number, string>> {
  const people = db.selectFrom('users').select(['id', 'fullname'])
  const heads = await people.where('id', 'in', [root, ...notedIn(rows, 'head_id')]).execute()
  return new Map(heads.map(({ id, fullname }) => [id, fullname]))
}

async function parentNames(db: Database, rows: TrailRow[]): Promise<Map<number, string>> {
  const ids = notedIn(rows, 'parent_id')
  const parents = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', [root, ...ids])
    .execute()
  return new Map(parents.map(({ id, name }) => [id, name]))
}
