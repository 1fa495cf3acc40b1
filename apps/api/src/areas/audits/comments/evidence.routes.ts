import { takenOf, type FindingMove } from '@apron/contract'
import { findingEvidence as routes, type Finding } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import type { Context } from '#http/handler.ts'
import { defineCalls } from '#http/serve.ts'
import { enterAudit } from '#http/rights/audit-access.ts'
import * as rows from '../domain/comment-rows.ts'
import * as findings from '../domain/finding/finding.ts'
import { checkMay, make } from '../domain/finding/move.ts'
import { present } from '../domain/finding/present.ts'
import * as evidence from './evidence.ts'
import * as items from './commented-item.ts'

type OnFinding = Pick<Context<typeof routes.give>, 'db' | 'params' | 'caller'>

const auditOf = (db: OnFinding['db'], { id }: OnFinding['params']) => findings.auditOf(db, id)

/** A call that shows evidence of a held finding, which makes a move of it. */
const showing = (move: FindingMove) => ({
  auditOf,
  beforeFiles: async ({ db, params, caller }: OnFinding) => {
    const audit = await enterAudit(db, caller, await auditOf(db, params), {
      lock: 'none',
      open: routes.give.access.external,
      itemId: params.id,
    })
    const actor = { db, caller, audit }
    checkMay(actor, await findings.find(actor, params.id), move)
  },
  run: async (context: Context<typeof routes.give>): Promise<Finding> => {
    const { db, params, body, files, fileStore, changed, noteBefore } = context
    const item = await items.hold(db, context.audit.id, params.id)
    const row = await findings.hold(context, item.id)
    noteBefore(row)
    const { said } = await make(context, row, move)
    const received = [...fileStore.saidOf(files.images, body.images_taken.map(takenOf)), ...files.files]
    const shown = await evidence.show(context, item, { content: body.content, result: null, received })
    const { comment, counted, mentioned } = shown
    changed('comment', comment.id, { itemId: item.id, what: 'shown as evidence', mentioned, answered: [], ...counted })
    changed('finding', row.id, said)
    return present(context, row.id)
  },
})

const evidenceRoutes = defineCalls(routes, {
  list: {
    auditOf,
    run: async (context) => {
      const { db, params } = context
      await findings.find(context, params.id)
      return rows.threads(await rows.list(db, params.id), context)
    },
  },
  give: showing('give_evidence'),
  complete: showing('complete'),
})

/** What the rest of the server must know of the evidence of findings. */
export const evidenceModule = { calls: () => evidenceRoutes } satisfies FeatureModule
