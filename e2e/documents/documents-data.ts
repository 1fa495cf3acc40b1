import type { World } from '../../apps/api/src/testing/world.ts'
import { form } from '../../apps/api/src/testing/pictures/pictures.ts'
import { pdfFile } from './made-files.ts'

/** Files a group with documents of every status, one of which somebody has to read and has a version that waits. */
export async function fillDocuments(world: World, readerId: number): Promise<{ group: number; document: number }> {
  const maker = await world.asSuper()
  const checker = await world.asSuper()
  const group = (await maker.post('/group-documents', { body: { name: 'Quy trình khai thác', parent_id: 0 } })).body
    .data.id
  await maker.post('/group-documents', { body: { name: 'Tiêu chuẩn cơ sở', parent_id: group } })
  await checker.post(`/group-documents/${group}/approval`)
  const made: number[] = []
  for (const [name, exp_date] of [
    ['Quy trình tra nạp nhiên liệu cho tàu bay tại vị trí đỗ, áp dụng cho mọi sân bay', '2099-12-31'],
    ['Quy trình lấy mẫu', ''],
    ['Sổ tay chất lượng', ''],
  ] as const) {
    const file = ['file_path', 'Quy trinh.pdf', pdfFile(['Trang dau', 'Trang hai', 'Trang cuoi'])] as const
    const fields = { name, version: '1', grp_doc_id: String(group), exp_date }
    const { body } = await maker.post('/documents', { form: form(fields, [[...file]]) })
    made.push(body.data.id)
  }
  const [document, , rejected] = made as [number, number, number]
  await checker.post(`/documents/${document}/approval`)
  await checker.post(`/documents/${rejected}/rejection`, { body: { reason: 'Thiếu phụ lục.' } })
  await maker.put(`/documents/${document}/audience`, {
    body: { due_days: 14, members: [{ kind: 'user', id: readerId }] },
  })
  await maker.post(`/documents/${document}/versions`, {
    form: form({ note: 'Bổ sung kiểm tra phin lọc' }, [['file_path', 'Quy trinh 2.pdf', pdfFile(['Trang dau'])]]),
  })
  return { group, document }
}
