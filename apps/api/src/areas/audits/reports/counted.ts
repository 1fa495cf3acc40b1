import { sql, type RawBuilder } from 'kysely'
import { branchOf } from '#capabilities/tree.ts'
import { hasStarted } from '#capabilities/visible/findings-to-correct.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { Branch } from '../domain/seen/caption.ts'

/** Whose audits a report counts: of an organisation and those below it, 0 for all, and of these the ones that the caller may see. */
export type Scope = Branch

/** Whether one of `audits` is counted: those that have begun are. */
export const isCounted = ({ caller, organizationId }: Scope): RawBuilder<boolean> => {
  const within =
    organizationId === 0
      ? sql`true`
      : sql`audits.organization_id = any(array${branchOf('organizations', organizationId)})`
  return sql<boolean>`(${hasStarted} and ${within} and ${visibleTo(caller)})`
}

/** Whether one of `audits` was to begin from one day to another; a day that is not given bounds nothing. */
export const beganWithin = (from: string | undefined, to: string | undefined): RawBuilder<boolean> =>
  sql<boolean>`(audits.starting_date >= ${from ?? '-infinity'}::date and audits.starting_date <= ${to ?? 'infinity'}::date)`

/** The day on which the first audit that is counted was to begin; today where there is none. */
export async function firstBegan(db: Database, scope: Scope, today: string): Promise<string> {
  const { rows } = await sql<{ starting_date: string }>`
    select audits.starting_date from audits where ${isCounted(scope)} order by audits.starting_date limit 1`.execute(db)
  return rows[0]?.starting_date ?? today
}

/** A status among those that are asked for; all when none are. */
export const isAmong = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  ids.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${[...ids]}::integer[])`
