import { sql } from 'kysely'
import { readSheets } from '#sandbox/office/sheet-cells.ts'
import { store } from '../authorisation/scene.ts'
import { form, jpeg } from '../pictures/pictures.ts'
import type { World } from '../world.ts'
import { findingOnItsWay, plan, type FindingOnItsWay } from './finding-on-its-way.ts'

const people = {
  lead: 'Vũ Văn Xét',
  auditor: 'Lê Thị Nhận',
  auditee: 'Cao Minh Châu',
  external: 'Phạm Thị Hoa',
} as const

/** A finding on its way whose people have names, with what was found and a photo of it. */
export async function toldFinding(world: World): Promise<FindingOnItsWay> {
  const on = await findingOnItsWay(world)
  for (const [person, fullname] of Object.entries(people))
    await world.db
      .updateTable('users')
      .set({ fullname })
      .where('id', '=', on[person as keyof typeof people].id)
      .execute()
  await conclude(world, on)
  return on
}

async function conclude(world: World, on: FindingOnItsWay): Promise<void> {
  const sent = form({ type: 'image' }, [['file', 'van.jpg', await jpeg(900, 600)]])
  const { id: file_id } = (await on.lead.post('/libraries/upload', { form: sent })).body.data
  const words = { content: '<p>Ba van xả đáy mất nhãn số.</p>', result: '<p>Đã treo nhãn tạm.</p>' }
  const values = { audit_item_id: on.id, user_id: on.lead.id, by_auditor: true, ...words }
  const comment_id = await store(world, 'comments', values)
  await world.db.insertInto('comment_files').values({ comment_id, file_id, position: 0 }).execute()
}

/** Reports it as corrected, with words, a photo and a certificate. */
export async function complete(on: FindingOnItsWay, content = '<p>Đã thay nhãn khắc.</p>') {
  const files: Parameters<typeof form>[1] = [
    ['images[0]', 'nhan.jpg', await jpeg(600, 900)],
    ['files[0]', 'chung-nhan.pdf', '%PDF-1.4\n%%EOF\n'],
  ]
  const came = await on.external.post(`/findings/${on.id}/completion`, { form: form({ content }, files) })
  if (came.status !== 200) throw new Error(came.text)
}

/** Proposed, accepted, done, verified with a remark and found effective. */
export async function wholeWay(world: World): Promise<FindingOnItsWay> {
  const on = await toldFinding(world)
  await on.bring('accepted')
  await complete(on)
  await on.move(on.auditor, 'verification', { remark: 'Đã xem tại kho' })
  await on.move(on.lead, 'effectiveness', { is_effective: 1, reason: 'Ba tháng không tái diễn' })
  return on
}

/** A plan and a result that were sent back, more time that was refused and granted, and a second result that waits. */
export async function sentBackTwice(world: World): Promise<FindingOnItsWay> {
  const on = await toldFinding(world)
  const { external, lead, auditor, id } = on
  await on.bring('proposed')
  await on.move(lead, 'return', { reason: 'Chưa nêu nguyên nhân gốc' })
  await on.move(external, 'proposal', { ...plan, root_cause: 'Không có sổ theo dõi nhãn', action: 'Lập sổ, thay nhãn' })
  const { plan: read } = (await lead.get(`/findings/${id}`)).body.data
  await on.move(lead, 'acceptance', { plan_id: read.id })
  const ask = async (asked_date: string, reason: string) =>
    (await on.move(external, 'extensions', { asked_date, reason })).body.data.extension.id as number
  const first = await ask('2026-06-01', 'Chờ đặt nhãn khắc')
  await on.move(lead, `extensions/${first}/decision`, { is_granted: 0, reason: 'Quá dài' })
  const second = await ask('2026-05-10', 'Nhà cung cấp giao chậm')
  await on.move(lead, `extensions/${second}/decision`, { is_granted: 1 })
  await complete(on)
  await on.move(auditor, 'return', { reason: 'Ảnh mờ' })
  await complete(on, '<p>Ảnh chụp lại rõ số.</p>')
  return on
}

/** Completed as other clients do: a comment of the auditee and a status. */
export async function olderWay(world: World): Promise<FindingOnItsWay> {
  const on = await toldFinding(world)
  const { db } = world
  const values = { audit_item_id: on.id, user_id: on.auditee.id, content: '<p>Đã khắc lại nhãn.</p>' }
  await db.insertInto('comments').values(values).execute()
  await on.auditor.post(`/set-status/${on.audit.id}/chk-item/${on.id}`, { body: { status: 1 } })
  return on
}

/** Puts the steps of a finding on days of their own, the first on 11 March in the evening of UTC, which is the 12th in Vietnam; what was said of it stands on the 10th. */
export async function onDays({ db }: World, id: number): Promise<void> {
  await sql`
    update audit_item_history h set created_at = timestamptz '2026-03-10 20:00Z' + n.place * interval '1 day'
    from (select id, row_number() over (order by id) as place from audit_item_history
      where audit_item_id = ${id} and action <> 'answered') n where n.id = h.id`.execute(db)
  await sql`update comments set created_at = timestamptz '2026-03-09 20:00Z' where audit_item_id = ${id}`.execute(db)
}

/** The lines of the list of a workbook, by the names of its columns. */
export function linesOfXlsx(file: Buffer): Record<string, string>[] {
  const [head, ...rows] = [...readSheets(file)][1]!.rows.map(({ cells }) => cells)
  return rows.map((cells) =>
    Object.fromEntries(
      [...head!].map(([at, { text }]) => [text, (cells.get(at)?.text ?? '').replaceAll('\u200b', '')]),
    ),
  )
}
