import { sql } from 'kysely'
import { outlines as routes } from '@apron/contract/documents'
import { putInLibrary } from '#capabilities/put-in-library.ts'
import type { FeatureModule } from '#capabilities/area.ts'
import { seesDocument, seesEveryDocument } from '#capabilities/visible/document-access.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { invalid } from '#kernel/refusals.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as items from './items.ts'
import { deepest } from '../domain/outline/moves.ts'
import { findDocument } from '../domain/outline/rows.ts'

const itemRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: {
      admit: ({ db, params, caller }) => findDocument(db, params.id, caller),
      run: async ({ db, params, query, fileStore }) => {
        const rows = await items.list(db, params.id, query.content)
        return rows.map((row) => items.present(row, fileStore))
      },
    },
    show: async ({ db, params, caller, fileStore }) =>
      items.present(await items.find(db, params.id, caller), fileStore),
    create: async ({ db, body, caller, fileStore }) => {
      const id = await items.create(db, body, caller)
      return items.present(await items.find(db, id, caller), fileStore)
    },
    update: withSubject(
      ({ db, params, caller }) => items.hold(db, params.id, caller),
      async ({ db, body, caller, fileStore }, item) => {
        await items.update(db, item, body, caller)
        return items.present(await items.find(db, item.id, caller), fileStore)
      },
    ),
    remove: withSubject(
      ({ db, params, caller }) => items.hold(db, params.id, caller),
      async ({ db, caller, changed, noteAfter }, item) => {
        const ids = await items.remove(db, item, uses, caller)
        changed('document_item', ids)
        noteAfter({ removed: ids })
      },
    ),
    move: async ({ db, body, caller, changed, noteBefore, noteAfter }) => {
      const { before, after } = await items.move(db, body, caller)
      changed(
        'document_item',
        after.map(({ id }) => id),
      )
      noteBefore(before)
      noteAfter(after)
      return { count: after.length }
    },
    uploadImage: async (context) => {
      const [image] = context.files.image
      if (!image) throw invalid('image', 'validation.file_required')
      const { id, name } = await putInLibrary(context, image)
      context.changed('media', id)
      context.noteAfter({ file_id: id, name })
      return context.fileStore.url(id, 'original')
    },
  })

/** What the rest of the server must know of the items of outlines. */
export const outlineItemModule = {
  calls: (_, { uses }) => itemRoutes(uses),
  entities: {
    document_item: byRight(routes.list, 'document_items', (caller) =>
      seesEveryDocument(caller)
        ? sql`true`
        : sql`exists (select from documents d where d.id = record.document_id
            and ${seesDocument(caller, sql`d.id`, sql`d.status`)})`,
    ),
  },
  trees: [{ table: 'document_items', deepest }],
  uses: [
    {
      of: 'document_items',
      table: 'library_item_references',
      column: 'document_item_id',
      text: 'uses.outline_references',
    },
  ],
  permissions: [
    {
      row: 'document_item',
      permissions: [
        'CREATE_DOCUMENT_ITEM',
        'UPDATE_DOCUMENT_ITEM',
        'DELETE_DOCUMENT_ITEM',
        'IMPORT_DOCUMENT_ITEM',
        'UPDATE_INDEX_DOCUMENT_ITEM',
      ],
    },
  ],
} satisfies FeatureModule
