import { sql } from 'kysely'

/**
 * Who sees which audit (`user_id`, `audit_id`) whatever their rights: its author, its team, and who answers for one of
 * its findings. It names none but noted tables, so that totals may be kept.
 */
export const namedInAudits = sql`(
  select id as audit_id, author_id as user_id from audits
  union all select audit_id, user_id from audit_members
  union all select audit_id, user_id from audit_responsibles) named`
