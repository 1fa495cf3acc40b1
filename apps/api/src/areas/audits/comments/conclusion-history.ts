import { shorten } from '@apron/contract/text'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import type { Database } from '#db/client.ts'
import type { CommentedItem } from './commented-item.ts'

type ConclusionText = { content: string; result: string | null }
const longest = 2000

/** What a conclusion says, in words. */
const words = ({ content, result }: ConclusionText) =>
  shorten([content, result ?? ''].map(plainText).filter(Boolean).join(' · '), longest)

/** Who did it to which item. */
type ConclusionContext = { item: CommentedItem; userId: number }

/** Takes down that the conclusion of an item says something else now; nothing when it only has other files. */
export async function edited(
  db: Database,
  doing: ConclusionContext,
  was: ConclusionText,
  is: ConclusionText,
): Promise<void> {
  const [before, detail] = [words(was), words(is)]
  if (before !== detail) await write(db, doing, { action: 'conclusion_edited', before, detail })
}

/** Takes down that the conclusion of an item was deleted. */
export async function removed(db: Database, doing: ConclusionContext, was: ConclusionText): Promise<void> {
  await write(db, doing, { action: 'conclusion_removed', before: words(was), detail: null })
}

type ConclusionEntry = { action: 'conclusion_edited' | 'conclusion_removed'; before: string; detail: string | null }

async function write(
  db: Database,
  { item: { id, code }, userId }: ConclusionContext,
  told: ConclusionEntry,
): Promise<void> {
  const entry = { audit_item_id: id, user_id: userId, status_code: code, ...told }
  await db.insertInto('audit_item_history').values(entry).execute()
}
