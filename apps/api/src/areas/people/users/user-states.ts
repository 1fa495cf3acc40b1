import { sql } from 'kysely'
import { userStatus, type BodyOf, type Route } from '@apron/contract'
import type { UserState, users as routes } from '@apron/contract/people'
import { checkAll } from '../../../capabilities/review/bulk.ts'
import type { Authenticator } from '../../../http/rights/authenticate.ts'
import type { Caller } from '../../../http/rights/caller.ts'
import type { Context } from '../../../http/context.ts'
import * as bounds from './user-bounds.ts'
import * as users from './users.ts'

type Acting = Context<Route> & { caller: Caller }
type One = Acting & { params: { id: number } }
type Many = Acting & { body: BodyOf<typeof routes.removeMany> }
type Move = 'activate' | 'deactivate' | 'remove'

const changes = {
  activate: { status: userStatus.ACTIVE },
  deactivate: { status: userStatus.DEACTIVATED },
  remove: { deleted_at: sql<string>`now()` },
} as const

/** Makes the change; whoever may no longer work here is signed out everywhere. */
async function change(context: Acting, authenticator: Authenticator, people: bounds.Held[], move: Move): Promise<void> {
  const ids = people.map(({ id }) => id)
  await context.db.updateTable('users').set(changes[move]).where('id', 'in', ids).execute()
  if (move !== 'activate') await users.endSessions(context.db, ids)
  context.changed('user', ids)
  context.afterCommit(authenticator.forget)
}

/** The handler that changes one person's state. */
export function changeOne(authenticator: Authenticator, move: Move) {
  return async (context: One): Promise<UserState> => {
    const { db, params, caller, language, noteBefore } = context
    const people = await bounds.hold(db, [params.id], 'living')
    noteBefore(people[0])
    bounds.checkOne(people, await bounds.reasonsAgainst(db, caller, people, move))
    await change(context, authenticator, people, move)
    return users.presentState(move === 'activate' ? userStatus.ACTIVE : userStatus.DEACTIVATED, language)
  }
}

/** The handler that changes all chosen people's state, or nobody's. */
export function changeMany(authenticator: Authenticator, move: Move) {
  return async (context: Many): Promise<{ count: number }> => {
    const { db, body, caller, noteBefore, noteAfter } = context
    const people = await bounds.hold(db, body.ids, 'living')
    noteBefore(people)
    checkAll(body.ids, people, await bounds.reasonsAgainst(db, caller, people, move))
    await change(context, authenticator, people, move)
    noteAfter({ ids: people.map(({ id }) => id) })
    return { count: people.length }
  }
}
