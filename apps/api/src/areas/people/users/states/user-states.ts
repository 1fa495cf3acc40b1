import { sql } from 'kysely'
import { userStatus, type BodyOf, type Route } from '@apron/contract'
import type { UserState, users as routes } from '@apron/contract/people'
import { checkAll } from '#capabilities/review/bulk.ts'
import type { HandOverDefinition, PersonChange } from '#capabilities/leaving.ts'
import type { Authenticator } from '#http/rights/authenticate.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Context } from '#http/handler.ts'
import { handOver } from './handing-over.ts'
import * as bounds from '../user-bounds.ts'
import * as users from '../users.ts'

type Acting = Context<Route> & { caller: Caller }
type HandOverBody = { hand_over_to?: number | null }
type One = Acting & { params: { id: number }; body: HandOverBody }
type Many = Acting & { body: Pick<BodyOf<typeof routes.removeMany>, 'ids'> & HandOverBody }
/** What the handlers need of the product. */
type Parts = { authenticator: Authenticator; hanging: readonly HandOverDefinition[] }
type Move = 'activate' | 'deactivate' | 'remove'

const changes = {
  activate: { status: userStatus.ACTIVE },
  deactivate: { status: userStatus.DEACTIVATED },
  remove: { deleted_at: sql<string>`now()` },
} as const

/** Makes the change, with the hand-over that was asked for; whoever may no longer work here is signed out everywhere. */
async function change(
  context: Acting & { body: HandOverBody },
  { authenticator, hanging }: Parts,
  people: bounds.LockedUser[],
  move: Move,
): Promise<void> {
  const ids = people.map(({ id }) => id)
  const to = (move !== 'activate' && context.body.hand_over_to) || null
  if (to !== null) await handOver(context, hanging, ids, to)
  await context.db.updateTable('users').set(changes[move]).where('id', 'in', ids).execute()
  if (move !== 'activate') await users.endSessions(context.db, ids)
  const said: PersonChange = { hasLeft: move !== 'activate' }
  context.changed('user', ids, said)
  context.afterCommit(authenticator.forget)
}

/** Those who are changed, held with whoever takes over from them in the order of their ids. */
async function hold(
  { db, body }: Acting & { body: HandOverBody },
  ids: readonly number[],
): Promise<bounds.LockedUser[]> {
  const held = await bounds.hold(db, body.hand_over_to ? [...ids, body.hand_over_to] : ids, 'living')
  return held.filter(({ id }) => ids.includes(id))
}

/** The handler that changes one person's state. */
export function changeOne(parts: Parts, move: Move) {
  return async (context: One): Promise<UserState> => {
    const { db, params, body, caller, language, noteBefore, noteAfter } = context
    const people = await hold(context, [params.id])
    noteBefore(people[0])
    bounds.checkOne(people, await bounds.reasonsAgainst(db, caller, people, move))
    await change(context, parts, people, move)
    if (body.hand_over_to) noteAfter({ hand_over_to: body.hand_over_to })
    return users.presentState(move === 'activate' ? userStatus.ACTIVE : userStatus.DEACTIVATED, language)
  }
}

/** The handler that changes all chosen people's state, or nobody's. */
export function changeMany(parts: Parts, move: Move) {
  return async (context: Many): Promise<{ count: number }> => {
    const { db, body, caller, noteBefore, noteAfter } = context
    const people = await hold(context, body.ids)
    noteBefore(people)
    checkAll(body.ids, people, await bounds.reasonsAgainst(db, caller, people, move))
    await change(context, parts, people, move)
    noteAfter({
      ids: people.map(({ id }) => id),
      ...(body.hand_over_to && { hand_over_to: body.hand_over_to }),
    })
    return { count: people.length }
  }
}
