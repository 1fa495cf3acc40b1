import { scans as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { inAudit } from '#capabilities/visible/seen-by.ts'
import { invalid } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import * as scans from './scans.ts'

const scanRoutes = defineCalls(routes, {
  list: {
    auditOf: (db, params) => scans.auditOf(db, params.id),
    run: async ({ db, params, fileStore, caller }) =>
      (await scans.list(db, params.id)).map((scan) => scans.present(scan, fileStore, caller)),
  },
  create: {
    auditOf: (db, params) => scans.auditOf(db, params.id),
    // The pipeline has asked already whether the caller may, in the audit.
    beforeFiles: async () => undefined,
    run: async ({ db, params, files, fileStore, caller, changed, noteAfter }) => {
      const [file] = files.file
      if (!file) throw invalid('file', 'validation.file_required')
      const scan = await scans.bind(db, params.id, { file, fileStore, caller })
      changed('minutes_scan', scan.id)
      noteAfter(scans.noted(scan))
      return scans.present(scan, fileStore, caller)
    },
  },
  remove: {
    auditOf: (db, params) => scans.auditOf(db, params.id),
    run: async ({ db, params, caller, changed, noteBefore }) => {
      noteBefore(scans.noted(await scans.unbind(db, params.id, params.scanId, caller)))
      changed('minutes_scan', params.scanId)
    },
  },
})

/** What the rest of the server must know of scans of signed papers. */
export const scanModule = {
  calls: () => scanRoutes,
  entities: { minutes_scan: inAudit },
} satisfies FeatureModule
