import { sql } from 'kysely'
import { approvalStatus, type DecisionReply } from '@apron/contract'
import type { checklistItemGroups as routes } from '@apron/contract/library'
import { checkTogether } from '#capabilities/review/bulk.ts'
import { holdChosen, type ApprovalRecord } from '#capabilities/review/deciding.ts'
import { settle } from '#capabilities/review/settle.ts'
import { holds, isSuper } from '#kernel/caller.ts'
import type { Context } from '#http/handler.ts'
import { refused } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import * as groups from './groups.ts'
import * as items from './items.ts'

type Approving = Context<typeof routes.approval>

/**
 * Approves a group with every group and item at or below it that waits; what was rejected stays so. 400 when nothing
 * waits, or when the caller wrote any of it and another person has to approve. Items only for who may approve items.
 */
export async function approveBranch(context: Approving): Promise<DecisionReply> {
  const { db, params, caller, language } = context
  const top = await groups.hold(db, params.id)
  const waiting = await findWaiting(context)
  const chosen = {
    groups: (await holdChosen(db, groups.reviewed, waiting.groups)).filter(
      ({ id, status }) => isWaiting({ status }) || (id === top.id && status === approvalStatus.REJECTION),
    ),
    items: holds(caller, 'APPROVE_CHECKLIST_ITEM')
      ? (await holdChosen(db, items.reviewed, waiting.items)).filter(isWaiting)
      : [],
  }
  const all = [...chosen.groups, ...chosen.items]
  if (all.length === 0) throw refused('nothing_waits')
  const ownNeedsOther = (record: ApprovalRecord) =>
    context.fourEyes && !isSuper(caller) && record.maker_id === caller.id
  checkTogether({ total: all.length, missing: 0 }, [{ text: 'bulk.four_eyes', records: all.filter(ownNeedsOther) }])
  const parts = [
    { deciding: groups.deciding, records: chosen.groups },
    { deciding: items.deciding, records: chosen.items },
  ]
  const decision = await settle(context, 'approval', parts, null)
  context.noteBefore({ status: top.status })
  context.noteAfter({ groups: chosen.groups.map(({ id }) => id), items: chosen.items.map(({ id }) => id), decision })
  const isApproved = chosen.groups.some(({ id }) => id === top.id)
  return { ...presentStatus(isApproved ? approvalStatus.APPROVAL : top.status, language), decision }
}

/** Somebody else may have decided about it until it was held. */
const isWaiting = ({ status }: Pick<ApprovalRecord, 'status'>) => status === approvalStatus.SUBMITTING

/** What waits for approval in the branch; its top also when it was rejected. */
async function findWaiting({ db, params }: Approving): Promise<{ groups: number[]; items: number[] }> {
  const { rows } = await sql<{ groups: number[]; items: number[] }>`
    with recursive branch as (
      select id, status from library_groups where id = ${params.id}
      union select g.id, g.status from library_groups g join branch on g.parent_id = branch.id
    )
    select
      array(select id from branch where status = ${approvalStatus.SUBMITTING}
        or (id = ${params.id} and status = ${approvalStatus.REJECTION})) as groups,
      array(select i.id from library_items i join branch on branch.id = i.group_id
        where i.status = ${approvalStatus.SUBMITTING}) as items`.execute(db)
  return rows[0]!
}
