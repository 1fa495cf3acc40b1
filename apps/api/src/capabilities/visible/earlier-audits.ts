import { sql, type RawBuilder } from 'kysely'
import { auditStatus } from '@apron/contract'
import type { Caller } from '#kernel/caller.ts'
import { visibleTo } from './visible-audits.ts'

/** Whether the audit `before` was of the same organisation as another and began earlier, or was made earlier on the same day. */
export const cameBefore = (before: 'before' | 'audits', audit: 'a' | 'audits' | 'present'): RawBuilder<boolean> => {
  const of = (column: string) => [sql.ref(`${before}.${column}`), sql.ref(`${audit}.${column}`)] as const
  const [[here, there], [day, otherDay], [id, otherId]] = [of('organization_id'), of('starting_date'), of('id')]
  return sql<boolean>`${here} = ${there} and (${day}, ${id}) < (${otherDay}, ${otherId})`
}

/**
 * A query of the audits (id, name, starting_date, place) that came before one and have begun, as far as the caller sees
 * them; by their place the one that it was copied from is the first, and then those of its organisation, the last first.
 */
export const earlierAudits = (auditId: number, caller: Caller): RawBuilder<unknown> => sql`
  select audits.id, audits.name, audits.starting_date, row_number() over (
    order by audits.id is not distinct from present.copied_from_id desc, audits.starting_date desc, audits.id desc) as place
  from audits join audits present on present.id = ${auditId}
  where audits.status >= ${auditStatus.IN_PROGRESS} and audits.id <> present.id
    and (audits.id = present.copied_from_id or (${cameBefore('audits', 'present')}))
    and ${visibleTo(caller)}`
