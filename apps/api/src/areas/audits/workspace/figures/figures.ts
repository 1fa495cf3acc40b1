import { sql } from 'kysely'
import type { AuditFigures, FindingCount } from '@apron/contract/audits'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { findingCounts } from '../../domain/finding/finding-counts.ts'
import { nextIn } from './open-questions.ts'

type Group = { id: number; index: string; header: string; findings: FindingCount[] }
type Member = { id: number; fullname: string; avatar_id: number | null; answered: number; findings: number }

async function findingsByGroup(db: Database, auditId: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select g.group_id as id, g.index_html as index, g.header,
      ${findingCounts(sql`c.count`)} as findings
    from (
      select audit_id, group_id, status_id, count(*) as count from audit_items where audit_id = ${auditId}
      group by audit_id, group_id, status_id
    ) c
    ${joinStatus('c')}
    join audit_groups g on g.audit_id = ${auditId} and g.group_id = c.group_id
    where s.is_finding
    group by g.group_id, g.index_html, g.header, g.position
    order by g.position, g.group_id`.execute(db)
  return rows
}

/** Whose answers stand: of each question the last one, while it has any. */
async function answersByMember(db: Database, auditId: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select u.id, u.fullname, u.avatar_id, count(*) as answered, count(*) filter (where s.is_finding) as findings
    from audit_items i ${joinStatus()}
    cross join lateral (
      select user_id from audit_item_history where audit_item_id = i.id and action = 'answered'
      order by id desc limit 1
    ) last
    join users u on u.id = last.user_id
    where i.audit_id = ${auditId} and not s.is_default
    group by u.id
    order by answered desc, u.fullname collate natural_order, u.id`.execute(db)
  return rows
}

async function lastActivity(db: Database, auditId: number): Promise<string | null> {
  const row = await db
    .selectFrom('audit_activity')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('audit_id', '=', auditId)
    .executeTakeFirst()
  return row?.at ?? null
}

type Reader = { db: Database; caller: { id: number }; fileStore: FileStore }

/** The figures of an audit, and where the caller begins or continues. */
export async function figures({ db, caller, fileStore }: Reader, auditId: number): Promise<AuditFigures> {
  const [groups, members, last_activity_at, next] = await Promise.all([
    findingsByGroup(db, auditId),
    answersByMember(db, auditId),
    lastActivity(db, auditId),
    nextIn(db, auditId, caller.id),
  ])
  return {
    groups,
    members: members.map(({ avatar_id, ...member }) => ({ ...member, avatar: fileStore.link(avatar_id, 'small') })),
    last_activity_at,
    next,
  }
}
