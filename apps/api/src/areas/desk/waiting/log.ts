import { sql } from 'kysely'
import type { DecisionLogEntry } from '@apron/contract/desk'
import { translate, type Language } from '@apron/messages'
import { kindOf, mayLook, type Deciding } from '../../../capabilities/review/deciding.ts'
import { plainText } from '../../../capabilities/rich-text/rich-text.ts'
import type { Database } from '../../../db/client.ts'
import { found, notFound } from '../../../http/answering/refusal.ts'
import type { Caller } from '../../../http/rights/caller.ts'
import { hasTrash } from '../../../capabilities/held.ts'

type Noted = Record<string, unknown> | null
type Row = Omit<DecisionLogEntry, 'changes'> & { before: Noted; after: Noted }

const mostEntries = 100

/** What was done to a record and decided about it, newest first; 404 for one that the caller does not see. */
export async function list(
  { db, caller, language }: { db: Database; caller: Caller; language: Language },
  waiting: readonly Deciding[],
  { kind, id }: { kind: string; id: number },
): Promise<DecisionLogEntry[]> {
  const deciding = waiting.find((one) => kindOf(one) === kind)
  if (!deciding) throw notFound()
  const { table, entity } = deciding.reviewed
  const living = hasTrash(table) ? sql`and record.deleted_at is null` : sql``
  const seen = await sql`select from ${sql.table(table)} record
    where record.id = ${id} ${living} and ${mayLook(deciding, caller)}`.execute(db)
  found(seen.rows[0])
  const { rows } = await sql<Row>`
    with entries as (
      select trail.at, trail.user_id, null::text as reason, trail.before, trail.after,
        case when trail.action like '%.created' then 'created' else 'updated' end as action, trail.id as line
      from audit_trail trail where trail.action = any(${[`${entity}.created`, `${entity}.updated`]}) and trail.subject_id = ${id}
      union all
      select d.at, d.user_id, d.reason, null, null, case d.move when 'approval' then 'approved' else 'rejected' end, d.id
      from decision_records r join decisions d on d.id = r.decision_id where r.kind = ${kind} and r.record_id = ${id}
      union all
      select d.undone_at, d.user_id, null, null, null, 'undone', d.id
      from decision_records r join decisions d on d.id = r.decision_id and d.undone_at is not null
      where r.kind = ${kind} and r.record_id = ${id}
    )
    select entries.action, entries.at, entries.reason, entries.before, entries.after,
      case when u.id is not null then jsonb_build_object('id', u.id, 'fullname', u.fullname) end as user
    from entries left join users u on u.id = entries.user_id order by entries.at desc, line desc limit ${mostEntries}`.execute(
    db,
  )
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    changes: row.action === 'updated' ? changesOf(before, after, deciding, language) : [],
  }))
}

/** The fields of the form that say something else than before; what the trail does not tell is left out. */
function changesOf(before: Noted, after: Noted, { fields }: Deciding, language: Language): DecisionLogEntry['changes'] {
  return Object.entries(fields).flatMap(([field, text]) => {
    const then = written(before && (field in before ? before[field] : before[`${field}_html`]))
    const now = written(after?.[field])
    if (then === undefined || now === undefined || then === now) return []
    return [{ field: translate(language, text), before: then, after: now }]
  })
}

function written(value: unknown): string | null | undefined {
  if (value === null || value === '') return null
  if (typeof value === 'object' || value === undefined) return undefined
  return plainText(String(value as string | number | boolean))
}
