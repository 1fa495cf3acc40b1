import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { DecisionLogEntry } from '@apron/contract/desk'
import { translate, type Language } from '@apron/messages'
import { notDeleted } from '#capabilities/held.ts'
import { decisionsOf } from '#capabilities/review/decisions-of.ts'
import { kindOf, mayLook, mayWork, type ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import type { Database } from '#db/client.ts'
import { found, notFound } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'

type TrailValues = Record<string, unknown> | null
type Row = Omit<DecisionLogEntry, 'changes'> & { before: TrailValues; after: TrailValues }

const mostEntries = 100

type DecisionLogContext = { db: Database; caller: Caller; language: Language }

/**
 * What was done to a record and decided about it, newest first, for whoever wrote it, may write it or may decide about
 * it. Whoever merely sees it reads of one that is rejected by whom, when and why; 404 for one that the caller does not see.
 */
export async function list(
  { db, caller, language }: DecisionLogContext,
  waiting: readonly ApprovalDefinition[],
  { kind, id }: { kind: string; id: number },
): Promise<DecisionLogEntry[]> {
  const deciding = waiting.find((one) => kindOf(one) === kind)
  if (!deciding) throw notFound()
  const { table } = deciding.reviewed
  const seen = await sql<{ whole: boolean; rejected: boolean }>`
    select ${mayWork(deciding, caller)} or coalesce(record.maker_id = ${caller.id}, false) as whole,
      record.status = ${approvalStatus.REJECTION} as rejected
    from ${sql.table(table)} record where record.id = ${id} and ${notDeleted(table, 'record')}
      and (${mayLook(deciding, caller)} or ${mayWork(deciding, caller)})`.execute(db)
  const { whole, rejected } = found(seen.rows[0])
  if (whole) return everything(db, deciding, id, language)
  return rejected ? lastRejection(db, kind, id) : []
}

const personOf = sql`case when u.id is not null then jsonb_build_object('id', u.id, 'fullname', u.fullname) end`

async function lastRejection(db: Database, kind: string, id: number): Promise<DecisionLogEntry[]> {
  const { rows } = await sql<Omit<DecisionLogEntry, 'action' | 'changes'> & { move: string }>`
    select d.move, d.at, d.reason, ${personOf} as user
    from decision_records r join decisions d on d.id = r.decision_id and d.undone_at is null
    left join users u on u.id = d.user_id
    where r.kind = ${kind} and r.record_id = ${id} order by d.id desc limit 1`.execute(db)
  return rows.flatMap(({ move, ...row }) =>
    move === 'rejection' ? { ...row, action: 'rejected' as const, changes: [] } : [],
  )
}

async function everything(
  db: Database,
  deciding: ApprovalDefinition,
  id: number,
  language: Language,
): Promise<DecisionLogEntry[]> {
  const { entity } = deciding.reviewed
  const { rows } = await sql<Row>`
    with entries as (
      select trail.at, trail.user_id, null::text as reason, trail.before, trail.after,
        case when trail.action like '%.created' then 'created' else 'updated' end as action, trail.id as line
      from audit_trail trail where trail.action = any(${[`${entity}.created`, `${entity}.updated`]}) and trail.subject_id = ${id}
      union all
      select at, user_id, reason, null, null, action, id from ${decisionsOf(kindOf(deciding), id)} decided
    )
    select entries.action, entries.at, entries.reason, entries.before, entries.after, ${personOf} as user
    from entries left join users u on u.id = entries.user_id order by entries.at desc, line desc limit ${sql.lit(mostEntries)}`.execute(
    db,
  )
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    changes: row.action === 'updated' ? changesOf(before, after, deciding, language) : [],
  }))
}

/** The fields of the form that changed; those that the trail does not have are left out. */
function changesOf(
  before: TrailValues,
  after: TrailValues,
  { fields }: ApprovalDefinition,
  language: Language,
): DecisionLogEntry['changes'] {
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
