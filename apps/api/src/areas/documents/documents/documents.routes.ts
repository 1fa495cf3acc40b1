import { documents as routes } from '@apron/contract/documents'
import type { FeatureModule } from '#capabilities/area.ts'
import { locked } from '#capabilities/held.ts'
import type { Uses } from '#capabilities/uses.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { invalid } from '#kernel/refusals.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import { documentImported } from '../domain/document-imported.ts'
import { checkDocument } from '../domain/versions.ts'
import { decideMany, decideOne } from './decide.ts'
import { deciding, sees, versionDeciding } from './deciding.ts'
import * as documents from './documents.ts'
import { noted, seeing, show } from './document-detail.ts'
import * as writing from './writing.ts'

const documentRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async (context) => {
      const { db, query, language, fileStore } = context
      const { rows, total, page } = await documents.list(db, query, seeing(context))
      return { rows: rows.map((row) => documents.present(row, language, fileStore)), total, page }
    },
    show: (context) => show(context, context.params.id),
    create: async (context) => {
      const { db, body, files, caller, today, fileStore } = context
      const [file] = files.file_path
      if (!file) throw invalid('file_path', 'validation.file_required')
      const fileId = await fileStore.record(db, file, caller.id)
      const id = await writing.create(db, body, fileId, { id: caller.id, today })
      context.noteAfter(await noted(db, id))
      return show(context, id)
    },
    update: {
      beforeFiles: ({ db, params }) => checkDocument(db, params.id),
      run: async (context) => {
        const { db, body, params, files, caller, today, fileStore } = context
        const document = await locked(db, 'documents', params.id)
        context.noteBefore(await noted(db, document.id))
        const [file] = files.file
        const fileId = file && (await fileStore.record(db, file, caller.id))
        await writing.update(db, document, { values: body, fileId }, { id: caller.id, today })
        context.noteAfter(await noted(db, document.id))
        return show(context, document.id)
      },
    },
    remove: withSubject(
      ({ db, params }) => locked(db, 'documents', params.id),
      ({ db }, document) => writing.remove(db, document, uses),
    ),
    approval: decideOne('approval'),
    rejection: decideOne('rejection'),
    removeMany: async ({ db, body, changed, noteBefore }) => {
      const gone = await writing.removeMany(db, body.ids, uses)
      changed(
        'document',
        gone.map(({ id }) => id),
      )
      noteBefore(gone.map(({ id, name }) => ({ id, name })))
      return { count: gone.length }
    },
    approveMany: decideMany('approval'),
    rejectMany: decideMany('rejection'),
  })

/** What the rest of the server must know of documents. */
export const documentModule = {
  calls: (_, { uses }) => documentRoutes(uses),
  entities: {
    document: byRight(routes.list, 'documents', sees),
  },
  waiting: () => [deciding, versionDeciding],
  notificationTypes: [documentImported],
  trees: [writing.tree],
  uses: [
    { of: 'documents', table: 'documents', column: 'parent_id', text: 'uses.child_documents' },
    { of: 'documents', table: 'documents', column: 'translation_of', text: 'uses.translations' },
  ],
  menu: [
    {
      name: 'menu.documents',
      url: '/document/list',
      icon: 'files',
      access: routes.list.access,
    },
  ],
  permissions: [
    {
      row: 'document',
      permissions: [
        'CREATE_DOCUMENT',
        'UPDATE_DOCUMENT',
        'DELETE_DOCUMENT',
        'APPROVE_DOCUMENT',
        'REJECT_DOCUMENT',
        'VIEW_DOCUMENT_ORGANIZATION',
      ],
    },
  ],
} satisfies FeatureModule
