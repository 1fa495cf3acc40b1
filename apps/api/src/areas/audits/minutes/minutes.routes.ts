import { auditStatus } from '@apron/contract'
import { minutes as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { required, storedRichText } from '#capabilities/rich-text/rich-text-images.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { checkSettled } from '../domain/heads/conflicts.ts'
import { paperNow, shownNow } from '../domain/paper-head.ts'
import { minutes as seenMinutes } from '../domain/seen/seen-finding.ts'
import * as saved from '../domain/saved-minutes.ts'
import * as minutes from './minutes.ts'

const minutesRoutes = ({ settings, fileStore }: Services) => {
  const shown = (): saved.MinutesContext => ({ fileStore, ...shownNow(settings) })
  return defineCalls(routes, {
    readable: ({ db, caller, query }) => minutes.readable(db, caller, query),
    list: ({ db, params }) => minutes.list(db, params.id),
    reportable: async ({ db, params }) => {
      const items = await minutes.reportable(db, params.id)
      return items.map((item) => saved.presentItem(item, fileStore))
    },
    show: async ({ db, params }) => saved.present(await saved.find(db, params.id, params.minutesId), shown()),
    last: async ({ db, params }) => {
      const last = await saved.findLast(db, params.id)
      return last ? saved.present(last, shown()) : null
    },
    create: {
      // Its findings get numbers: nobody answers meanwhile.
      lock: 'update',
      run: async ({ db, audit, body, caller, today, changed, noteAfter }) => {
        if (body.refuse_conflicts) await checkSettled(db, audit.id)
        // Minutes that start from earlier ones keep the pictures in them.
        const before = await saved.findLast(db, audit.id)
        const clean = async (field: 'conclusion' | 'self_assessment') =>
          required(field, await storedRichText(db, body[field], caller.id, before?.[field]))
        const { saved: row, numbered } = await minutes.save(db, {
          auditId: audit.id,
          conclusion: await clean('conclusion'),
          selfAssessment: await clean('self_assessment'),
          chosen: [...new Set(body.checklist_items)],
          authorId: caller.id,
          date: today,
          isAddendum: audit.status === auditStatus.CLOSE,
          paper: paperNow(settings),
          pattern: settings.now().paper_number,
        })
        const { id, number, total_result, conclusion, self_assessment, is_addendum, snapshot } = row
        changed('audit_item', numbered > 0 ? null : [])
        noteAfter({
          id,
          number,
          total_result,
          conclusion,
          self_assessment,
          is_addendum,
          checklist_items: snapshot.chosen,
        })
        return saved.present(row, shown())
      },
    },
    result: async ({ db, params }) => saved.presentResult(await saved.findResult(db, params.id), shown()),
  })
}

/** What the rest of the server must know of minutes. */
export const minutesModule = {
  calls: minutesRoutes,
  entities: { minutes: seenMinutes },
} satisfies FeatureModule
