import { sql } from 'kysely'
import { findingStateList, findingStates } from '@apron/contract'
import type { Addendum, FrozenAddendum } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'
import type { AddendumSnapshot } from '#db/schema/papers/addendum-snapshot.ts'
import { found } from '#kernel/refusals.ts'
import { presentPaper } from '../../domain/paper-head.ts'
import { sealOf, type MinutesContext } from '../../domain/saved-minutes.ts'

const complete = findingStates.filter((state) => findingStateList[state].isComplete)

type Row = Omit<Addendum, 'user' | 'seal'> & { author_id: number; author_name: string; digest: string }

const select = () => sql`
  select a.id, a.number, a.snapshot->>'date' as date, a.author_id, a.author_name, a.created_at, a.digest,
    a.snapshot->'minutes'->>'number' as minutes_number,
    jsonb_array_length(a.snapshot->'actions'->'findings') as total,
    (select count(*)::integer from jsonb_array_elements(a.snapshot->'actions'->'findings') finding
      where finding->>'state' = any(${complete}::text[])) as verified
  from addenda a`

function present({ author_id, author_name, digest, ...row }: Row, shown: Pick<MinutesContext, 'address'>): Addendum {
  return { ...row, user: { id: author_id, fullname: author_name }, seal: sealOf({ digest }, shown) }
}

/** All of an audit, the newest first. */
export async function list(db: Database, auditId: number, shown: Pick<MinutesContext, 'address'>): Promise<Addendum[]> {
  const { rows } = await sql<Row>`${select()} where a.audit_id = ${auditId} order by a.number desc`.execute(db)
  return rows.map((row) => present(row, shown))
}

/** One, without what it froze. */
export async function find(db: Database, id: number, shown: Pick<MinutesContext, 'address'>): Promise<Addendum> {
  const { rows } = await sql<Row>`${select()} where a.id = ${id}`.execute(db)
  return present(found(rows[0]), shown)
}

/** One as its papers are made from it. */
export async function findFrozen(db: Database, id: number, shown: MinutesContext): Promise<FrozenAddendum> {
  const row = found(
    await db.selectFrom('addenda').select(['number', 'snapshot', 'digest']).where('id', '=', id).executeTakeFirst(),
  )
  const { date, minutes, paper, actions }: AddendumSnapshot = row.snapshot
  return {
    number: row.number,
    minutes_number: minutes.number,
    seal: sealOf(row, shown),
    told: { ...actions, date, paper: presentPaper(paper, shown.fileStore) },
  }
}
