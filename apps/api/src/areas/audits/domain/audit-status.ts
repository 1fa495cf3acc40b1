import { sql } from 'kysely'
import { notify, type Teller } from '../../../capabilities/notify.ts'
import { statusChanged, type WithStatus } from '../../../capabilities/status-changed.ts'
import { auditLink } from './tell-team.ts'

/** How people hear that an audit moved. */
export const withStatus: WithStatus = {
  table: 'audits',
  kind: 'told.kind_audits',
  link: (data) => auditLink(data, 'id'),
}

/** Tells the author and the team of an audit which status it has now. */
export async function tellAuditStatus(teller: Teller, auditId: number): Promise<void> {
  await notify(
    teller,
    statusChanged([withStatus]),
    sql`select concerned.user_id, 'audits:' || a.id as subject,
        jsonb_build_object('kind', 'audits', 'id', a.id, 'name', a.name, 'status', a.status) as data
      from audits a cross join lateral (
        select a.author_id as user_id union select user_id from audit_members where audit_id = a.id
      ) concerned where a.id = ${auditId}`,
  )
}
