import { sql } from 'kysely'
import { notify, type Teller } from '../../../capabilities/notify.ts'
import { saying, type Told } from '../../../capabilities/told.ts'
import { auditLink } from './tell-team.ts'

/** Somebody is now in the team of an audit. */
export const joinedTeam: Told = {
  type: 'CHK_STORE',
  icon: 'clipboard-check',
  link: (data) => auditLink(data),
  message: saying('told.chk_store', 'audit'),
}

/** Tells people that they are now in the team of an audit. */
export async function tellNewcomers(teller: Teller, auditId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await notify(
    teller,
    joinedTeam,
    sql`select member.id as user_id, 'audit:' || a.id as subject,
        jsonb_build_object('audit_id', a.id, 'audit', a.name) as data
      from audits a cross join unnest(${[...userIds]}::integer[]) as member (id) where a.id = ${auditId}`,
  )
}
