import { documentGroups as routes, seesEveryDocumentGroup } from '@apron/contract/documents'
import type { FeatureModule } from '#capabilities/area.ts'
import { outsideReader, seesEveryDocument } from '#capabilities/visible/document-access.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { reviewHandlers } from '#capabilities/review/review.ts'
import { passes, type Caller } from '#kernel/caller.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as groups from './groups.ts'

const seeing = (caller: Caller) => ({
  everyGroup: passes(caller, seesEveryDocumentGroup),
  everyDocument: seesEveryDocument(caller),
  outside: passes(caller, seesEveryDocumentGroup) ? null : outsideReader(caller),
})
/** Whoever writes a group sees it. */
const writing = (caller: Caller) => ({ ...seeing(caller), everyGroup: true, outside: null })

const documentGroupRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query, caller, language }) => {
      const { rows, total } = await groups.list(db, query, seeing(caller))
      return { rows: rows.map((row) => groups.present(row, language)), total }
    },
    show: ({ db, params, caller, language }) => groups.show(db, params.id, language, seeing(caller)),
    create: async ({ db, body, caller, language }) =>
      groups.show(db, await groups.create(db, body, caller), language, writing(caller)),
    update: withSubject(
      ({ db, params }) => groups.hold(db, params.id),
      async ({ db, body, caller, language, noteBefore, noteAfter }, group) => {
        noteBefore({ ...group, parent_name: await groups.nameOf(db, group.parent_id) })
        await groups.update(db, group, body, caller)
        const after = await groups.show(db, group.id, language, writing(caller))
        noteAfter({ ...after, parent_name: await groups.nameOf(db, after.parent_id) })
        return after
      },
    ),
    remove: withSubject(
      ({ db, params }) => groups.hold(db, params.id),
      ({ db }, group) => groups.remove(db, group, uses),
    ),
    ...reviewHandlers(groups.deciding),
  })

/** What the rest of the server must know of the groups of controlled documents. */
export const documentGroupModule = {
  calls: (_, { uses }) => documentGroupRoutes(uses),
  entities: {
    document_group: byRight(routes.list, 'document_groups', groups.sees),
  },
  waiting: () => [groups.deciding],
  trees: [groups.tree],
  uses: [
    { of: 'document_groups', table: 'document_groups', column: 'parent_id', text: 'uses.child_document_groups' },
    { of: 'document_groups', table: 'documents', column: 'group_id', text: 'uses.documents' },
  ],
  permissions: [
    {
      row: 'document_group',
      permissions: ['CREATE_GROUPDOC', 'UPDATE_GROUPDOC', 'DELETE_GROUPDOC', 'APPROVE_GROUPDOC', 'REJECT_GROUPDOC'],
    },
  ],
} satisfies FeatureModule
