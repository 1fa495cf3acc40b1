import { groups as routes } from '@apron/contract/people'
import { groupsWithin } from '../domain/grants.ts'
import { held } from '../../../capabilities/held.ts'
import { reviewHandlers } from '../../../capabilities/review.ts'
import { on, serve } from '../../../http/serve.ts'
import type { Services } from '../../../http/services.ts'
import * as groups from './groups.ts'

const { approval, rejection } = reviewHandlers(groups.reviewed)

export const groupRoutes = ({ authenticator }: Services) =>
  serve(routes, {
    list: async ({ db, query, caller, language }) => {
      const { rows, ...page } = await groups.list(db, query)
      const within = await groupsWithin(db, caller)
      return { rows: rows.map((row) => ({ ...groups.present(row, language), is_held: within.has(row.id) })), ...page }
    },
    show: async ({ db, params, language }) => groups.present(await groups.find(db, params.id), language),
    create: async ({ db, body, caller, language }) => groups.present(await groups.create(db, body, caller), language),
    update: on(
      ({ db, params }) => held(db, 'groups', params.id),
      async ({ db, body, caller, language }, group) =>
        groups.present(await groups.update(db, group, body, caller), language),
    ),
    remove: on(
      ({ db, params }) => held(db, 'groups', params.id),
      ({ db }, group) => groups.remove(db, group),
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
