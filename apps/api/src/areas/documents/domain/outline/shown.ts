import type { OutlineChange, OutlineChangeKind } from '@apron/contract/documents'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import type { FileStore } from '#files/store.ts'
import type { OldItem, Plan } from './plan.ts'

/** Characters of a text that are shown in a list of changes. */
const longest = 20_000

type Words = { index: string; header: string; content: string }
/** An item on either side; null where it is not there. */
export type Pair = {
  id: number | null
  level: number
  before: Words | null
  after: Words | null
  isMoved: boolean
}

/** What has become of an item, as it is shown: with its texts where they differ. */
export function shown(
  { id, level, before, after, isMoved }: Pair,
  questions: ReadonlyMap<number, number>,
): OutlineChange {
  const isTextChanged = before !== null && after !== null && before.content !== after.content
  const hasText = isTextChanged || before === null || after === null
  const side = (words: Words | null) =>
    words && {
      index: words.index,
      header: words.header,
      content: hasText && words.content.length <= longest ? words.content : null,
    }
  return {
    id,
    change: kindOf({ id, level, before, after, isMoved }),
    is_moved: isMoved,
    is_text_changed: isTextChanged,
    level,
    before: side(before),
    after: side(after),
    questions: id === null ? 0 : (questions.get(id) ?? 0),
  }
}

/** With addresses that show the pictures of its texts. */
export function signed(change: OutlineChange, fileStore: FileStore): OutlineChange {
  const side = (words: OutlineChange['before']) =>
    words && { ...words, content: words.content === null ? null : signImages(words.content, fileStore) }
  return { ...change, before: side(change.before), after: side(change.after) }
}

/** What has become of an item. */
export function kindOf({ before, after, isMoved }: Pair): OutlineChangeKind {
  if (!before) return 'new'
  if (!after) return 'gone'
  const isSame = before.index === after.index && before.header === after.header && before.content === after.content
  if (!isSame) return 'changed'
  return isMoved ? 'moved' : 'same'
}

/** The items of a plan on both sides, in the order of the file and then what is gone. */
export function pairsOf<Old extends OldItem>({ items, gone }: Plan<Old>): Pair[] {
  return [
    ...items.map(({ item, old, level, isMoved }) => ({
      id: old?.id ?? null,
      level,
      before: old,
      after: item,
      isMoved,
    })),
    ...gone.map((old) => ({ id: old.id, level: 1, before: old, after: null, isMoved: false })),
  ]
}
