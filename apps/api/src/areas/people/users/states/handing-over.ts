import { sql } from 'kysely'
import { userStatus } from '@apron/contract'
import { hangingKinds, type HangingKind, type HangingWork } from '@apron/contract/people'
import type { HandOverDefinition, LeaveContext } from '#capabilities/leaving.ts'
import type { Database } from '#db/client.ts'
import { invalid, notPermitted } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'

const mayAll = async (
  db: Database,
  hanging: readonly HandOverDefinition[],
  caller: Caller,
  people: readonly number[],
) => (await Promise.all(hanging.map(({ mayHandOver }) => mayHandOver(db, caller, people)))).every(Boolean)

/** What hangs on some people together, and whether the caller may hand it over. */
export async function hangingOn(
  db: Database,
  hanging: readonly HandOverDefinition[],
  caller: Caller,
  people: readonly number[],
): Promise<HangingWork> {
  const counts = Object.assign({}, ...hanging.map((one) => one.counts(people))) as ReturnType<
    HandOverDefinition['counts']
  >
  const columns = hangingKinds.map((kind) => sql`${counts[kind] ?? sql`0`} as ${sql.ref(kind)}`)
  const { rows } = await sql<Record<HangingKind, number>>`select ${sql.join(columns)}`.execute(db)
  return { ...rows[0]!, may_hand_over: await mayAll(db, hanging, caller, people) }
}

/** Hands what hangs on people who leave to somebody else, who is active and stays. */
export async function handOver(
  context: LeaveContext,
  hanging: readonly HandOverDefinition[],
  from: readonly number[],
  to: number,
): Promise<void> {
  const { db, caller } = context
  const person = await db
    .selectFrom('users')
    .select(['id', 'fullname'])
    .where('id', '=', to)
    .where('status', '=', userStatus.ACTIVE)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person || from.includes(to)) throw invalid('hand_over_to', 'validation.not_active')
  if (!(await mayAll(db, hanging, caller, from))) throw notPermitted()
  for (const one of hanging) await one.handOver(context, { from, to: person })
}
