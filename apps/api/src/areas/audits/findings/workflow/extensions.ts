import { invalid, refused } from '#kernel/refusals.ts'
import type { Actor, FindingRow } from '../../domain/finding/finding.ts'
import { changeOf } from '../../domain/heads/heads.ts'
import { writeField } from '../../domain/heads/write-field.ts'
import { make, type MoveResult } from '../../domain/finding/move.ts'

type ExtensionRequest = { asked_date: string; reason: string }

/** Asks for more time for a held finding; 422 for a day that is over or no later than the one that counts. */
export async function ask(
  actor: Actor,
  row: FindingRow,
  { asked_date, reason }: ExtensionRequest,
  today: string,
): Promise<MoveResult> {
  const { corrective_date: earlier_date } = row
  const made = await make(actor, row, 'ask_extension', { detail: asked_date, before: earlier_date, reason })
  if (asked_date < today) throw invalid('asked_date', 'validation.day_over')
  if (asked_date <= earlier_date!) throw invalid('asked_date', 'validation.day_no_later')
  await actor.db
    .insertInto('finding_extensions')
    .values({ audit_item_id: row.id, earlier_date: earlier_date!, asked_date, step_id: made.stepId })
    .execute()
  return made
}

type Decision = { extensionId: number; is_granted: boolean; reason: string }

/** Grants or refuses what was asked for and waits: the date moves, the earlier one stays in the history. 400 once that is decided, 422 for a refusal without a reason. */
export async function decide(actor: Actor, row: FindingRow, decision: Decision): Promise<MoveResult> {
  const { db } = actor
  const { extensionId, is_granted, reason } = decision
  const extension = await db
    .selectFrom('finding_extensions')
    .select(['asked_date', 'is_granted'])
    .where('id', '=', extensionId)
    .where('audit_item_id', '=', row.id)
    .executeTakeFirst()
  const detail = extension?.asked_date ?? null
  const said = { detail, before: row.corrective_date, reason }
  const made = await make(actor, row, is_granted ? 'grant_extension' : 'refuse_extension', said)
  if (row.extension_id !== extensionId) throw refused('changed_meanwhile')
  if (!is_granted && reason === '') throw invalid('reason', 'validation.required')
  // Somebody has set a date that is as late already.
  if (is_granted && row.corrective_date !== null && detail! <= row.corrective_date) throw refused('changed_meanwhile')
  await db.updateTable('finding_extensions').set({ is_granted }).where('id', '=', extensionId).execute()
  if (is_granted)
    await writeField(db, 'corrective_date', changeOf(actor), [
      { itemId: row.id, value: detail, holds: detail, steps: [] },
    ])
  return made
}
