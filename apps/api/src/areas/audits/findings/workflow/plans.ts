import { invalid, refused } from '#kernel/refusals.ts'
import type { Actor, FindingRow } from '../../domain/finding/finding.ts'
import { changeOf } from '../../domain/heads/heads.ts'
import { writeField } from '../../domain/heads/write-field.ts'
import { make, type MoveResult } from '../../domain/finding/move.ts'

type Proposed = { root_cause: string; action: string; due_on: string }

/**
 * The plan of the person responsible for a locked finding; where nobody is named, the proposer becomes responsible. 422
 * for a day that has passed, or later than the corrective date while that may still be met.
 */
export async function propose(actor: Actor, row: FindingRow, plan: Proposed, today: string): Promise<MoveResult> {
  const { db, caller } = actor
  const made = await make(actor, row, 'propose', { detail: plan.due_on })
  checkDue(row, plan.due_on, today)
  await db
    .insertInto('finding_plans')
    .values({ ...plan, audit_item_id: row.id, step_id: made.stepId })
    .execute()
  if (row.responsible_id === null)
    await writeField(db, 'responsible', changeOf(actor), [
      { itemId: row.id, value: caller.id, holds: caller.id, steps: [] },
    ])
  return made
}

function checkDue({ corrective_date }: FindingRow, dueOn: string, today: string): void {
  if (dueOn < today) throw invalid('due_on', 'validation.day_over')
  const mayBeMet = corrective_date !== null && corrective_date >= today
  if (mayBeMet && dueOn > corrective_date) throw invalid('due_on', 'validation.due_after_date')
}

/** Accepts the plan that was read; a finding without a date gets the day of the plan. 400 once another was proposed. */
export async function accept(actor: Actor, row: FindingRow, planId: number): Promise<MoveResult> {
  const made = await make(actor, row, 'accept')
  if (row.plan_id !== planId) throw refused('changed_meanwhile')
  if (row.corrective_date === null) {
    const { due_on } = await actor.db
      .selectFrom('finding_plans')
      .select('due_on')
      .where('id', '=', planId)
      .executeTakeFirstOrThrow()
    await writeField(actor.db, 'corrective_date', changeOf(actor), [
      { itemId: row.id, value: due_on, holds: due_on, steps: [] },
    ])
  }
  return made
}
