import { documentVersions as routes, seesEveryDocument } from '@apron/contract/documents'
import type { FeatureModule } from '#capabilities/area.ts'
import { locked } from '#capabilities/held.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { invalid } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import { listed, present } from '../domain/listed-versions.ts'
import * as versions from '../domain/versions.ts'

const versionRoutes = defineCalls(routes, {
  list: async ({ db, params, language, fileStore }) => {
    await versions.checkDocument(db, params.id)
    return (await listed(db, params.id)).map((row) => present(row, language, fileStore))
  },
  create: {
    beforeFiles: ({ db, params }) => versions.checkDocument(db, params.id),
    run: async (context) => {
      const { db, params, body, files, caller, language, fileStore } = context
      const document = await locked(db, 'documents', params.id)
      const [file] = files.file_path
      if (!file) throw invalid('file_path', 'validation.file_required')
      const fileId = await fileStore.record(db, file, caller.id)
      const { version: label, note, is_editorial: isEditorial } = body
      const id = await versions.add(db, document, { label, fileId, note: note || null, isEditorial }, caller.id)
      const [row] = await listed(db, document.id, id)
      context.changed('document_version', id)
      context.noteAfter({
        id,
        version: row!.label,
        file: file.name,
        digest: file.digest,
        note,
        is_editorial: isEditorial,
      })
      return present(row!, language, fileStore)
    },
  },
  remove: async (context) => {
    const { db, params } = context
    const document = await locked(db, 'documents', params.id)
    const removed = await versions.remove(db, document, params.versionId)
    context.changed('document_version', removed.id)
    context.noteBefore(removed)
  },
})

/** What the rest of the server must know of versions of documents. */
export const documentVersionModule = {
  calls: () => versionRoutes,
  entities: {
    document_version: byRight(seesEveryDocument, 'document_versions'),
  },
} satisfies FeatureModule
