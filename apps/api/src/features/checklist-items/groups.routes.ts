import { checklistItemGroups as routes, seesEveryGroup } from '@apron/contract'
import { afterEdit, reviewed, reviewHandlers } from '../../capabilities/review.ts'
import { checkParent, holdTree } from '../../capabilities/tree.ts'
import { checkUnused } from '../../capabilities/uses.ts'
import { passes } from '../../http/caller.ts'
import { on, serve } from '../../http/serve.ts'
import { approveBranch } from './branch.ts'
import * as groups from './groups.ts'

export const checklistItemGroupRoutes = serve(routes, {
  list: async ({ db, query, caller, language }) => {
    const { rows, total } = await groups.list(db, query, passes(caller, seesEveryGroup))
    return { rows: rows.map((row) => groups.present(row, language)), total }
  },
  show: async ({ db, params, caller, language }) =>
    groups.show(db, params.id, language, passes(caller, seesEveryGroup)),
  create: async ({ db, body, caller, language }) => {
    const parent_id = await checkParent(db, 'library_groups', null, body.parent_id)
    const { id } = await db
      .insertInto('library_groups')
      .values({ ...groups.readIndex(body.index), header: body.header, parent_id, maker_id: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return groups.show(db, id, language)
  },
  update: on(
    async ({ db, params }) => {
      await holdTree(db, 'library_groups')
      return groups.hold(db, params.id)
    },
    async ({ db, body, caller, language }, group) => {
      const parent_id = await checkParent(db, 'library_groups', group.id, body.parent_id)
      const index = groups.readIndex(body.index)
      const isMoveAlone = index.index_html === group.index_html && body.header === group.header
      await db
        .updateTable('library_groups')
        .set({
          ...index,
          header: body.header,
          parent_id,
          // Whoever only moves a group has not written it.
          ...(!isMoveAlone && { status: afterEdit(group.status), maker_id: caller.id }),
        })
        .where('id', '=', group.id)
        .execute()
      return groups.show(db, group.id, language)
    },
  ),
  remove: on(
    ({ db, params }) => groups.hold(db, params.id),
    async ({ db }, group) => {
      await checkUnused(db, [group.id], groups.uses)
      await db.deleteFrom('library_groups').where('id', '=', group.id).execute()
    },
  ),
  ...reviewHandlers('library_groups'),
  approval: (context) =>
    context.body.branch ? approveBranch(context) : reviewed('library_groups', 'approval')(context),
})
