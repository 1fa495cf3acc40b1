import { outlineImports as routes } from '@apron/contract/documents'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { findDocument } from '../../domain/outline/rows.ts'
import { checkSent, openOutlineReader } from '../sent-outline.ts'
import { importJobs } from './import.jobs.ts'
import * as shown from './import-shown.ts'
import * as imports from './imports.ts'
import { reading } from './reading.ts'

const importRoutes = (services: Services) =>
  defineCalls(routes, {
    create: {
      beforeFiles: ({ db, params, caller }) => findDocument(db, params.id, caller),
      run: async ({ db, params, body, files, caller, language, fileStore, changed, noteAfter }) => {
        const file = checkSent(files.file[0])
        const fileId = await fileStore.record(db, file, caller.id)
        const id = await imports.begin(db, params.id, fileId, caller)
        await services.jobs.enqueue(db, reading, { import: id, language, preview: body.preview }, null)
        changed('outline_import', id)
        noteAfter({ import: id, file: file.name, preview: body.preview })
        return { id, document_id: params.id, state: 'waiting' as const, progress: 0 }
      },
    },
    list: ({ db, params, caller }) => shown.list(db, params.id, caller),
    show: ({ db, params, caller, language, fileStore }) =>
      shown.show(db, { documentId: params.id, id: params.importId, caller, language, fileStore }),
    confirm: async ({ db, params, body, caller, changed, noteAfter }) => {
      const [documentId, id] = [params.id, params.importId]
      const { state, counts } = await imports.confirm(db, { documentId, id, seen: body.seen, caller })
      changed('outline_import', id)
      changed('document_item', state === 'done' ? null : [])
      noteAfter({ import: id, state, counts })
      return { id, document_id: documentId, state, progress: 100 }
    },
    cancel: async ({ db, params, caller, changed, noteAfter }) => {
      await imports.cancel(db, params.id, params.importId, caller)
      changed('outline_import', params.importId)
      noteAfter({ import: params.importId })
    },
  })

/** What the rest of the server must know of imports of outlines. */
export const outlineImportModule = {
  calls: importRoutes,
  jobs: (services) => importJobs(services, openOutlineReader(services.fileStore)),
  entities: { outline_import: byRight('IMPORT_DOCUMENT_ITEM', 'outline_imports') },
} satisfies FeatureModule
