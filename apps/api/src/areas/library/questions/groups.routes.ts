import { checklistItemGroups as routes, seesEveryGroup } from '@apron/contract/library'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { locked } from '#capabilities/held.ts'
import { decide, reviewHandlers } from '#capabilities/review/review.ts'
import { passes } from '#kernel/caller.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import { approveBranch } from './branch.ts'
import * as groups from './groups.ts'

const checklistItemGroupRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query, caller, language }) => {
      const { rows, total } = await groups.list(db, query, passes(caller, seesEveryGroup))
      return { rows: rows.map((row) => groups.present(row, language)), total }
    },
    show: async ({ db, params, caller, language }) =>
      groups.show(db, params.id, language, passes(caller, seesEveryGroup)),
    create: async ({ db, body, caller, language }) => groups.show(db, await groups.create(db, body, caller), language),
    update: withSubject(
      ({ db, params }) => groups.hold(db, params.id),
      async ({ db, body, caller, language, noteBefore, noteAfter }, group) => {
        noteBefore({ ...group, parent_name: await groups.nameOf(db, group.parent_id) })
        await groups.update(db, group, body, caller)
        const after = await groups.show(db, group.id, language)
        noteAfter({ ...after, parent_name: await groups.nameOf(db, after.parent_id) })
        return after
      },
    ),
    remove: withSubject(
      ({ db, params }) => locked(db, 'library_groups', params.id),
      ({ db }, group) => groups.remove(db, group, uses),
    ),
    ...reviewHandlers(groups.deciding),
    approval: (context) => {
      if (context.body.branch) return approveBranch(context)
      context.changed('library_item', [])
      return decide(groups.deciding, 'approval')({ ...context, body: {} })
    },
  })

/** What the rest of the server must know of the groups of the library. */
export const libraryGroupModule = {
  calls: (_, { uses }) => checklistItemGroupRoutes(uses),
  entities: {
    library_group: byRight(routes.list, 'library_groups', groups.sees),
  },
  waiting: () => [groups.deciding],
  trees: [groups.tree],
  uses: [{ of: 'library_groups', table: 'library_groups', column: 'parent_id', text: 'uses.child_groups' }],
  permissions: [
    {
      row: 'checklist_item_group',
      permissions: [
        'CREATE_GROUPCHKITEM',
        'UPDATE_GROUPCHKITEM',
        'DELETE_GROUPCHKITEM',
        'APPROVE_GROUPCHKITEM',
        'REJECT_GROUPCHKITEM',
      ],
    },
  ],
} satisfies FeatureModule
