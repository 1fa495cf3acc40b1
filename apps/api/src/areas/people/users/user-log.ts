import { sql } from 'kysely'
import { userStatus } from '@apron/contract'
import { userFields, type UserLogEntry } from '@apron/contract/people'
import { changesOf, presentActor, readTrail, type TrailValues, type TrailRow } from '../domain/record-log.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'

const actions: Record<string, UserLogEntry['action']> = {
  'user.created': 'created',
  'user.invited': 'invited',
  'user.invitation_sent': 'invitation_sent',
  'user.invitation_withdrawn': 'invitation_withdrawn',
  'user.updated': 'updated',
  'user.activated': 'activated',
  'user.activated_many': 'activated',
  'user.deactivated': 'deactivated',
  'user.deactivated_many': 'deactivated',
  'user.deleted': 'deleted',
  'user.deleted_many': 'deleted',
  'user.restored': 'restored',
  'profile.updated': 'profile_updated',
  'profile.password_changed': 'password_changed',
}
const statuses: Partial<Record<UserLogEntry['action'], number>> = {
  activated: userStatus.ACTIVE,
  deactivated: userStatus.DEACTIVATED,
}
const named = (pattern: RegExp) => Object.keys(actions).filter((action) => pattern.test(action))
const alone = named(/^user\.(?!restored$)[a-z_]+(?<!_many)$/)
const together = named(/_many$|restored$/)
const byOneself = named(/^profile/)

/** The log of one user from the audit trail, newest first: what was done to the account, and what its owner did. */
export async function list(db: Database, id: number, fileStore: FileStore): Promise<UserLogEntry[]> {
  const rows = await readTrail(
    db,
    sql`(trail.action = any(${alone}) and trail.subject_id = ${id})
      or (trail.action = any(${together}) and trail.after -> 'ids' @> to_jsonb(${id}::integer))
      or (trail.action = any(${byOneself}) and trail.user_id = ${id})`,
  )
  return rows.map((row) => {
    const action = actions[row.action]!
    return {
      id: row.id,
      action,
      at: row.at,
      user: presentActor(row, fileStore),
      changes: changesOf(userFields, notedBy(row, action, id), valueOf).map(withoutMarks),
    }
  })
}

/** Of a change of many, what it notes of this one; activation notes a status alone, and a deletion nothing after it. */
function notedBy({ before, after }: TrailRow, action: UserLogEntry['action'], id: number): [TrailValues, TrailValues] {
  const own = Array.isArray(before) ? before.find((one: { id: number }) => one.id === id) : before
  const status = statuses[action]
  return [own as TrailValues, status === undefined ? (after as TrailValues) : { status }]
}

/** A user stands in the trail as a row of the table or as the wire shows it. */
function valueOf(noted: NonNullable<TrailValues>, field: (typeof userFields)[number]): unknown {
  switch (field) {
    case 'group':
    case 'organization':
    case 'position':
      return field in noted ? ((noted[field] as { name: string } | null)?.name ?? null) : noted[`${field}_name`]
    case 'status':
      return typeof noted.status === 'object' ? (noted.status as { code: number }).code : noted.status
    case 'info':
      return 'extendinfo' in noted ? noted['extendinfo'] : noted['info']
    case 'avatar':
      return noted['avatar_id']
    default:
      return noted[field]
  }
}

/** A picture and a password have changed; from what to what is nobody's business. */
function withoutMarks(change: UserLogEntry['changes'][number]): UserLogEntry['changes'][number] {
  return change.field === 'avatar' || change.field === 'password' ? { ...change, before: null, after: null } : change
}
