import { groups as routes } from '@apron/contract'
import { groupsWithin } from '../../capabilities/grants.ts'
import { afterEdit, reviewHandlers } from '../../capabilities/review.ts'
import { checkUnused } from '../../capabilities/uses.ts'
import { on, serve } from '../../http/serve.ts'
import type { Services } from '../../http/services.ts'
import * as groups from './groups.ts'

const { approval, rejection } = reviewHandlers('groups')

export const groupRoutes = ({ authenticator }: Services) =>
  serve(routes, {
    list: async ({ db, query, caller, language }) => {
      const { rows, ...page } = await groups.list(db, query)
      const held = await groupsWithin(db, caller)
      return { rows: rows.map((row) => ({ ...groups.present(row, language), is_held: held.has(row.id) })), ...page }
    },
    show: async ({ db, params, language }) => groups.present(await groups.find(db, params.id), language),
    create: async ({ db, body, caller, language }) => {
      await groups.checkName(db, body.name)
      const row = await db
        .insertInto('groups')
        .values({ ...body, maker_id: caller.id })
        .returningAll()
        .executeTakeFirstOrThrow()
      return groups.present({ ...row, user_count: 0 }, language)
    },
    update: on(
      ({ db, params }) => groups.hold(db, params.id),
      async ({ db, body, caller, language }, group) => {
        if (body.name !== group.name) groups.checkNotSuper(group.id)
        await groups.checkName(db, body.name, group.id)
        await db
          .updateTable('groups')
          .set({ ...body, status: afterEdit(group.status), maker_id: caller.id })
          .where('id', '=', group.id)
          .execute()
        return groups.present(await groups.find(db, group.id), language)
      },
    ),
    remove: on(
      ({ db, params }) => groups.hold(db, params.id),
      async ({ db }, group) => {
        groups.checkNotSuper(group.id)
        await checkUnused(db, [group.id], groups.uses)
        await db.deleteFrom('groups').where('id', '=', group.id).execute()
      },
    ),
    approval: async (context) => {
      context.afterCommit(authenticator.forget)
      return approval(context)
    },
    rejection: async (context) => {
      groups.checkNotSuper(context.params.id)
      context.afterCommit(authenticator.forget)
      return rejection(context)
    },
  })
