import { auditStatus } from '@apron/contract'
import { minutes as routes } from '@apron/contract/audits'
import type { Room } from '../../../capabilities/area.ts'
import { inAudit } from '../../../capabilities/visible/seen-by.ts'
import { required, storedRichText } from '../../../capabilities/rich-text/rich-text-images.ts'
import { serve } from '../../../http/serve.ts'
import * as minutes from './minutes.ts'

const minutesRoutes = serve(routes, {
  list: async ({ db, params }) => (await minutes.list(db, params.id)).map(minutes.presentEntry),
  reportable: async ({ db, params, fileStore }) => {
    const items = await minutes.reportable(db, params.id)
    return items.map((item) => minutes.presentItem(item, fileStore))
  },
  show: async ({ db, params, fileStore }) =>
    minutes.present(await minutes.find(db, params.id, params.minutesId), fileStore),
  last: async ({ db, params, fileStore }) => {
    const last = await minutes.findLast(db, params.id)
    return last ? minutes.present(last, fileStore) : null
  },
  create: {
    // Its findings get numbers: nobody answers meanwhile.
    lock: 'update',
    run: async ({ db, audit, body, caller, today, fileStore, changed, noteAfter }) => {
      // Whoever goes on from the minutes before keeps the pictures that stand in them.
      const before = await minutes.findLast(db, audit.id)
      const clean = async (field: 'conclusion' | 'self_assessment') =>
        required(field, await storedRichText(db, body[field], caller.id, before?.[field]))
      const { saved, numbered } = await minutes.save(db, {
        auditId: audit.id,
        conclusion: await clean('conclusion'),
        selfAssessment: await clean('self_assessment'),
        chosen: [...new Set(body.checklist_items)],
        authorId: caller.id,
        date: today,
        isAddendum: audit.status === auditStatus.CLOSE,
      })
      const { id, total_result, conclusion, self_assessment, is_addendum, snapshot } = saved
      changed('audit_item', numbered > 0 ? null : [])
      noteAfter({ id, total_result, conclusion, self_assessment, is_addendum, checklist_items: snapshot.chosen })
      return minutes.present(saved, fileStore)
    },
  },
  result: async ({ db, params, fileStore }) =>
    minutes.presentResult(await minutes.findResult(db, params.id), fileStore),
})

/** What the rest of the server must know of minutes. */
export const minutesRoom = {
  calls: () => minutesRoutes,
  entities: { minutes: inAudit },
} satisfies Room
