import { exports as routes, formatsOf } from '@apron/contract/audits'
import type { ModuleRegistry, FeatureModule } from '#capabilities/area.ts'
import { inAudit } from '#capabilities/visible/seen-by.ts'
import { invalid, refused } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { shownNow } from '../domain/paper-head.ts'
import * as exports from './exports.ts'
import { hasCompiler } from './files/pdf/compiler.ts'
import { making, packing } from './making/kind.ts'
import { isPack } from './pack/packed.ts'
import { reportOf } from './reports.ts'
import { paperJobs } from './making/making.jobs.ts'

const exportRoutes = ({ jobs, settings }: Services, gathered: ModuleRegistry) =>
  defineCalls(routes, {
    create: async (context) => {
      const { db, body, caller, changed, noteAfter } = context
      const report = gathered.reports.find(({ what }) => what === body.what)
      const subject: exports.Subject = report
        ? await reportOf({ ...context, timeZone: settings.now().time_zone }, report)
        : await exports.subjectOf(db, body, caller, gathered)
      if (!formatsOf(body.what).includes(body.format)) throw invalid('format', 'validation.choice')
      if (body.format === 'pdf' && !hasCompiler()) throw refused('no_pdf_here')
      const { row, isNew } = await exports.ask(db, { body, subject, caller, now: shownNow(settings) })
      const kind = isPack(body.what) ? packing : making
      if (isNew) await exports.begin(db, row.id, await jobs.enqueue(db, kind, { export: row.id }, caller.id), caller.id)
      changed('export', isNew ? row.id : [])
      const { what, format, languages, query } = body
      const { report: _said, ...about } = subject
      noteAfter({ export: row.id, ...about, what, format, languages, ...query, is_new: isNew })
      return exports.present(context, await exports.findSeen(db, row.id, caller, gathered))
    },
    show: async (context) =>
      exports.present(context, await exports.findSeen(context.db, context.params.id, context.caller, gathered)),
  })

/** What the rest of the server must know of papers as files. */
export const exportModule = {
  calls: exportRoutes,
  jobs: paperJobs,
  entities: { export: inAudit },
} satisfies FeatureModule
