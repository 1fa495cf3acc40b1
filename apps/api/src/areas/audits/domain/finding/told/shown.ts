import type { FindingActions, ShownOfFinding } from '@apron/contract/audits'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { dayIn } from '#kernel/clock.ts'
import { listOf, type CommentRow } from '../../comment-rows.ts'

export type FindingComments = Pick<FindingActions, 'conclusion' | 'evidence' | 'remarks'>
type Reader = { db: Database; fileStore: Pick<FileStore, 'url'>; timeZone: string }

/** What was said and shown of findings: one statement, whatever their number. */
export async function shownOf(reader: Reader, findings: readonly number[]): Promise<(id: number) => FindingComments> {
  const rows = await listOf(reader.db, findings)
  const byFinding = Map.groupBy(rows, ({ audit_item_id }) => audit_item_id)
  return (id) => partsOf(byFinding.get(id) ?? [], reader)
}

/** What concludes a finding, what stands in the same thread, and all else; while nothing concludes it, all is evidence. */
function partsOf(rows: readonly CommentRow[], reader: Reader): FindingComments {
  const shown = (some: readonly CommentRow[]) => some.map((row) => present(row, reader))
  const final = rows.find(({ is_final }) => is_final)
  if (!final) return { conclusion: null, evidence: shown(rows), remarks: [] }
  const head = final.parent_id ?? final.id
  const isAbout = ({ id, parent_id }: CommentRow) => id === head || parent_id === head
  const others = rows.filter(({ id }) => id !== final.id)
  return {
    conclusion: present(final, reader),
    evidence: shown(others.filter(isAbout)),
    remarks: shown(others.filter((row) => !isAbout(row))),
  }
}

function present(row: CommentRow, { fileStore, timeZone }: Reader): ShownOfFinding {
  const { fullname, created_at, content, result, files } = row
  const all = files ?? []
  const images = all.filter(({ kind }) => kind === 'image')
  const copies = (variant: 'original' | 'small') => images.map(({ id }) => ({ id, url: fileStore.url(id, variant) }))
  return {
    by: fullname,
    on: dayIn(timeZone, new Date(created_at)),
    content: signImages(content, fileStore),
    result: result === null ? null : signImages(result, fileStore),
    images: copies('original'),
    small_images: copies('small'),
    files: all.filter(({ kind }) => kind !== 'image').map(({ name }) => name),
  }
}
