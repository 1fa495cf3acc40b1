import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let chief: Browser
const categories: number[] = []
beforeAll(async () => {
  world = await startWorld()
  chief = await world.asSuper()
  const values = ['Mặc định', 'Quý', 'Đột xuất'].map((name, place) => ({ name, is_default: place === 0 }))
  const rows = await world.db.insertInto('categories').values(values).returning('id').execute()
  categories.push(...rows.map(({ id }) => id))
})
afterAll(() => world.stop())

it('an audit that is started while it is put into another category runs in the one it was approved with, or awaits approval', async () => {
  const [, chosen, other] = categories as [number, number, number]
  await rounds(async () => {
    const audit = await openAudit(world)
    await audit.move(auditStatus.APPROVAL)
    await world.db.updateTable('audits').set({ category_id: chosen }).where('id', '=', audit.id).execute()
    const row = world.db.selectFrom('audits').select(['status', 'category_id']).where('id', '=', audit.id)
    const started = () => chief.post(`/checklists/${audit.id}/in-progress`)
    const filed = () =>
      chief.post('/category/checklist/selects', { body: { category: other, checklist_ids: [audit.id] } })
    const [first, second] = await atOnce([started(), filed()])
    const ended = [first!.status, second!.status, await row.executeTakeFirstOrThrow()]
    expect([
      [200, 400, { status: auditStatus.IN_PROGRESS, category_id: chosen }],
      [400, 200, { status: auditStatus.SUBMITTING, category_id: other }],
    ]).toContainEqual(ended)
    await world.db.updateTable('audits').set({ category_id: categories[0]! }).where('id', '=', audit.id).execute()
  })
})
