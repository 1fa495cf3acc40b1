import { exports as routes } from '@apron/contract/audits'
import type { Room } from '../../../capabilities/area.ts'
import { inAudit } from '../../../capabilities/visible/seen-by.ts'
import { refused } from '../../../http/answering/refusal.ts'
import { serve } from '../../../http/serve.ts'
import type { Services } from '../../../http/services.ts'
import { paperNow } from '../domain/paper-head.ts'
import * as exports from './exports.ts'
import { hasCompiler } from './files/pdf/compiler.ts'
import { making } from './making/kind.ts'
import { paperJobs } from './making/making.jobs.ts'

const exportRoutes = ({ jobs, settings }: Services) =>
  serve(routes, {
    create: async (context) => {
      const { db, body, caller, changed, noteAfter } = context
      const subject = await exports.subjectOf(db, body, caller)
      if (body.format === 'pdf' && !hasCompiler()) throw refused('no_pdf_here')
      const { row, isNew } = await exports.ask(db, { body, subject, caller, paper: paperNow(settings) })
      if (isNew)
        await exports.begin(db, row.id, await jobs.enqueue(db, making, { export: row.id }, caller.id), caller.id)
      changed('export', isNew ? row.id : [])
      const { what, format, languages, query } = body
      noteAfter({ export: row.id, ...subject, what, format, languages, ...query, is_new: isNew })
      return exports.present(context, await exports.findSeen(db, row.id, caller))
    },
    show: async (context) =>
      exports.present(context, await exports.findSeen(context.db, context.params.id, context.caller)),
  })

/** What the rest of the server must know of papers as files. */
export const exportRoom = {
  calls: exportRoutes,
  jobs: paperJobs,
  entities: { export: inAudit },
} satisfies Room
