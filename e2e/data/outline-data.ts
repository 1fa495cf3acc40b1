import type { World } from '../../apps/api/src/testing/world.ts'
import {
  headingStyles,
  paragraph,
  styled,
  table,
  wordDocument,
} from '../../apps/api/src/testing/office/word-document.ts'

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A procedure as Word has it, in its first edition or its second, with one number of its table. */
export function procedure(edition: 1 | 2, resistance = '8 Ω'): Buffer {
  const isSecond = edition === 2
  return wordDocument(
    [
      styled('u1', 'Chương I. Tiếp nhận nhiên liệu'),
      styled('u2', 'Điều 1. Kiểm tra trước khi nhận'),
      paragraph(isSecond ? 'Xả đáy bể lắng hằng tuần và ghi sổ.' : 'Xả đáy bể chứa hằng ngày và ghi sổ.'),
      ...(isSecond ? [] : [styled('u2', 'Điều 2. Lấy mẫu'), paragraph('Lấy mẫu lưu mỗi chuyến.')]),
      styled('u1', 'Chương II. Tra nạp'),
      styled('u2', 'Điều 3. Nối đất'),
      paragraph('Nối đất xe tra nạp trước khi nối ống.'),
      table([paragraph('Xe'), paragraph('Điện trở')], [paragraph('XT-07'), paragraph(resistance)]),
      ...(isSecond ? [styled('u2', 'Điều 4. Sau khi tra nạp'), paragraph('Lấy mẫu sau lọc.')] : []),
    ].join(''),
    { styles: headingStyles },
  )
}

/** An approved document in an approved group, its version in force. */
export async function addDocument({ db }: World, name: string, status = 1): Promise<number> {
  const group = await db
    .insertInto('document_groups')
    .values({ name: 'Quy trình khai thác', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('documents')
    .values({ group_id: group.id, name, version: '3', status })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = await db
    .insertInto('document_versions')
    .values({ document_id: id, label: '3', status })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (status === 1)
    await db.updateTable('documents').set({ current_version_id: version.id }).where('id', '=', id).execute()
  return id
}

/** As many chapters with ten articles each, in one document. */
export async function addOutline({ db }: World, documentId: number, chapters: number): Promise<void> {
  const item = (index: string, header: string, position: number, parent_id: number | null) => ({
    document_id: documentId,
    parent_id,
    index,
    header,
    position,
    content: `<p>${header}: kiểm tra, ghi sổ và lưu hồ sơ theo biểu mẫu hiện hành.</p>`,
  })
  const made = await db
    .insertInto('document_items')
    .values(
      Array.from({ length: chapters }, (_, at) => item(`Chương ${at + 1}`, `Phần việc số ${at + 1}`, at + 1, null)),
    )
    .returning('id')
    .execute()
  const articles = made.flatMap(({ id }, chapter) =>
    Array.from({ length: 10 }, (_, at) =>
      item(`Điều ${chapter * 10 + at + 1}`, `Yêu cầu số ${chapter * 10 + at + 1}`, at + 1, id),
    ),
  )
  for (let at = 0; at < articles.length; at += 1000)
    await db
      .insertInto('document_items')
      .values(articles.slice(at, at + 1000))
      .execute()
}
