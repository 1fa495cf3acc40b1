import { waiting } from '@apron/contract/desk'
import type { MessageValues } from '@apron/messages'
import { call, newIdempotencyKey } from '#lib/calls/call.ts'
import { CallError } from '#lib/calls/call-error.ts'
import { readAnew } from '#lib/calls/queries.ts'
import { tellRefusal } from '#lib/calls/refusals.ts'
import { factsOf } from '#lib/change-feed/stale-answers.ts'
import { noteOwnWrite } from '#lib/change-feed/own-writes.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { t, type TextKey } from '#lib/text/i18n.ts'

/** Says that a decision was made, and for some seconds offers to take it back, whichever screen is open by then. */
export function noticeDecided(decision: number, text: TextKey, values?: MessageValues): void {
  noticeSuccess(text, values, { text: t('decisions.undo'), run: () => void undo(decision) })
}

async function undo(decision: number): Promise<void> {
  const idempotencyKey = newIdempotencyKey()
  noteOwnWrite(idempotencyKey)
  try {
    const { data } = await call(waiting.undo, { body: { decision } }, { idempotencyKey })
    noticeSuccess('decisions.undone', { count: data.count })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    tellRefusal(error, {})
  }
  await readAnew(factsOf(waiting.undo, null))
}
