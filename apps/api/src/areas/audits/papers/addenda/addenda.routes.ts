import { auditStatus } from '@apron/contract'
import { addenda as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { inAudit } from '#capabilities/visible/seen-by.ts'
import { notPermitted } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { paperNow, shownNow } from '../../domain/paper-head.ts'
import { list } from './saved-addenda.ts'
import * as addenda from './addenda.ts'

const inCorrection: readonly number[] = [auditStatus.CORRECTIVE, auditStatus.CLOSE]

const addendumRoutes = ({ settings }: Services) =>
  defineCalls(routes, {
    list: async ({ db, audit, caller }) => ({
      rows: await list(db, audit.id, shownNow(settings)),
      may_save: inCorrection.includes(audit.status) && (await addenda.maySave(db, audit, caller)),
    }),
    create: {
      // Nobody takes a step of a finding meanwhile.
      lock: 'update',
      run: async ({ db, audit, caller, today, changed, noteAfter }) => {
        if (!(await addenda.maySave(db, audit, caller))) throw notPermitted()
        const { address } = shownNow(settings)
        const { time_zone: timeZone } = settings.now()
        const saving = { auditId: audit.id, authorId: caller.id, paper: paperNow(settings), today, timeZone, address }
        const saved = await addenda.save(db, saving)
        const { id, number, date, total, verified, seal } = saved
        changed('addendum', id)
        noteAfter({ id, number, date, total, verified, digest: seal.digest })
        return saved
      },
    },
  })

/** What the rest of the server must know of addenda to packs of minutes. */
export const addendumModule = {
  calls: addendumRoutes,
  entities: { addendum: inAudit },
} satisfies FeatureModule
