import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { translate } from '@apron/messages'
import { askFor, ended, made, photos } from '../../../testing/audits/exported-papers.ts'
import { sampleAudit, type SampleAudit } from '../../../testing/audits/sample-audit.ts'
import { form } from '../../../testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '../../../testing/world.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  audit = await sampleAudit(world, { pictures: await photos(world, secretary) })
})
afterAll(() => world.stop())

const save = async (): Promise<number> => {
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: audit.items }
  return (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
}

it('a pack whose scan was taken off before it was made says so, and can be asked for anew', async () => {
  const minutes = await save()
  const sent = form({}, [['file', 'Đã ký.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')]])
  const scan = (await secretary.post(`/minutes/${minutes}/scans`, { form: sent })).body.data.id
  const pack = { what: 'pack', of: minutes, format: 'zip' }
  const { id } = (await askFor(secretary, pack)).body.data
  // Its first paper cannot be settled meanwhile.
  const isGone = await world.db.transaction().execute(async (trx) => {
    await sql`lock table exports in exclusive mode`.execute(trx)
    return (await secretary.delete(`/minutes/${minutes}/scans/${scan}`)).status
  })
  const { state, error } = await ended(secretary, id)
  expect([isGone, state, error]).toEqual([200, 'failed', translate('en', 'errors.pack_scan_gone')])
  const again = await made(world, secretary, pack)
  expect(again.id).not.toBe(id)
})

it('a paper whose job ended without its file says that it was not made, and is made when it is asked for again', async () => {
  const asked = { what: 'minutes', of: await save(), format: 'docx' }
  const { id } = await made(world, secretary, asked)
  await sql`update exports set file_id = null where id = ${id}`.execute(world.db)
  const { state, progress, file, error } = (await secretary.get(`/exports/${id}`)).body.data
  expect([state, progress, file, error]).toEqual(['failed', 0, null, translate('en', 'errors.paper_failed')])
  expect((await made(world, secretary, asked)).id).toBe(id)
})

it('ten papers of one person may wait; the next is refused with a sentence, and nobody else is', async () => {
  const blank = { what: 'blank', of: audit.id, format: 'docx' }
  const first = (await askFor(secretary, blank)).body.data.id as number
  const rows = () => world.db.selectFrom('exports').select('id').orderBy('id')
  await world.db.transaction().execute(async (trx) => {
    // It cannot be settled meanwhile, and papers are made one after the other.
    await trx.selectFrom('exports').select('id').where('id', '=', first).forUpdate().execute()
    for (let n = 2; n <= 10; n += 1) expect((await askFor(secretary, blank)).status).toBe(200)
    const before = await rows().execute()
    const refused = await askFor(secretary, blank)
    expect([refused.status, refused.body.message]).toEqual([429, translate('en', 'errors.too_many_papers')])
    expect(await rows().execute()).toEqual(before)
    const other = await world.as('VIEW_ALL_CHECKLIST')
    expect((await askFor(other, blank)).status).toBe(200)
  })
  expect((await ended(secretary, first)).state).toBe('done')
  expect((await askFor(secretary, blank)).status).toBe(200)
})
