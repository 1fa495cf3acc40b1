import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { deleteExpired } from '#capabilities/housekeeping/forget.ts'
import { keyNamed } from '#testing/key-named.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

/** Lets time go by for the keys that are kept, and throws away what has had its time. */
async function pass(time: string): Promise<void> {
  await sql`
    update idempotency_keys set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval
  `.execute(world.db)
  await deleteExpired(world.db)
}
const keys = () => world.db.selectFrom('idempotency_keys').selectAll().execute()
type CommentAnswer = { id: number; content: string; images: { url: string }[]; images_resize: { url: string }[] }
let made = 0
const newHeaders = () => ({ 'idempotency-key': keyNamed(`time ${(made += 1)}`) })

describe('a key holds for', () => {
  it('what an audit consists of as long as the audit lives', async () => {
    const audit = await openAudit(world)
    const auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
    const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
    const [answering, commenting] = [newHeaders(), newHeaders()]
    const answer = () => auditor.put(item, { body: { stt_code: 'MAJ' }, headers: answering })
    const comment = () => auditor.post(`${item}/comments`, { body: { content: 'Rò rỉ' }, headers: commenting })
    const first = [await answer(), await comment()]
    expect(first.map(({ status }) => status)).toEqual([200, 200])
    await auditor.put(item, { body: { stt_code: 'OBS' } })
    for (const time of ['8 days', '400 days']) {
      await pass(time)
      expect([await answer(), await comment()]).toEqual(first)
    }
    const { body } = await auditor.get(item)
    expect([body.data.checklist_item_status.code, body.data.no_cmt]).toEqual(['OBS', 1])
  })

  it('what is said in a chat 30 days', async () => {
    const [one, other] = [await world.as(), await world.as()]
    const channel = (await one.post('/chats', { body: { user_id: other.id } })).body.data.chanel_id as number
    const headers = newHeaders()
    const say = () => one.post(`/chats/${channel}`, { body: { type: 'text', data: { text: 'Bồn 3' } }, headers })
    const first = await say()
    await pass('29 days')
    expect(await say()).toEqual(first)
    await pass('2 days')
    expect((await say()).body.data).toMatchObject({ message: 'Bồn 3', previous_id: first.body.data.id })
  })

  it('everything else a day', async () => {
    const maker = await world.as('CREATE_POSITION')
    const headers = newHeaders()
    const create = () => maker.post('/positions', { body: { name: 'Lái xe tra nạp', order: 1 }, headers })
    const first = await create()
    await pass('23 hours')
    expect(await create()).toEqual(first)
    await pass('2 hours')
    expect((await create()).body.errors).toEqual({ name: [expect.any(String)] })
  })
})

it('keys of an audit go with it, and the one that removed it holds for a day', async () => {
  const audit = await openAudit(world)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
  const admin = await world.asSuper()
  const answer = () =>
    auditor.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'OK' }, headers })
  const [headers, removing] = [newHeaders(), newHeaders()]
  expect((await answer()).status).toBe(200)
  const ofAudit = async () => (await keys()).filter(({ audit_id }) => audit_id === audit.id).length
  expect(await ofAudit()).toBe(1)
  await audit.move(0)
  const remove = () => admin.delete(`/checklists/${audit.id}`, { headers: removing })
  const first = await remove()
  expect([first.status, await ofAudit(), (await answer()).status]).toEqual([200, 0, 404])
  await pass('23 hours')
  expect(await remove()).toEqual(first)
  await pass('2 hours')
  expect((await remove()).status).toBe(404)
})

describe('a key', () => {
  it('that is no UUID is refused with a sentence, and nothing is done', async () => {
    const maker = await world.as('CREATE_POSITION')
    const wrong = [
      '',
      '1',
      'retry',
      `${keyNamed('x')}0`,
      keyNamed('x').replace('-', ''),
      `${keyNamed('x')}, ${keyNamed('y')}`,
    ]
    for (const key of wrong) {
      for (const [language, word] of [
        ['en', 'has to be a UUID'],
        ['vi', 'phải là một UUID'],
      ] as const) {
        const headers = { 'idempotency-key': key, 'accept-language': language }
        const { status, body } = await maker.post('/positions', { body: { name: 'Thủ quỹ', order: 1 }, headers })
        expect([key, status, body.code, body.message]).toEqual([
          key,
          400,
          'idempotency_key_form',
          expect.stringContaining(word),
        ])
      }
    }
    const rows = world.db.selectFrom('positions').select('id').where('name', '=', 'Thủ quỹ')
    expect(await rows.execute()).toEqual([])
    expect((await maker.get('/positions', { headers: { 'idempotency-key': 'a read' } })).status).toBe(200)
  })

  it('is one however the UUID is written', async () => {
    const maker = await world.as('CREATE_POSITION')
    const key = keyNamed('writing')
    const [first, ...others] = await Promise.all(
      [key, key.toUpperCase(), key.replaceAll('-', '')].map((written) =>
        maker.post('/positions', {
          body: { name: 'Giám sát kho', order: 1 },
          headers: { 'idempotency-key': written },
        }),
      ),
    )
    expect([first!.status, ...others]).toEqual([200, first, first])
  })
})

it('an answer that is given again after a week shows its pictures, and what was only written stays as it was', async () => {
  const audit = await openAudit(world)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
  const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
  await auditor.put(item, { body: { stt_code: 'MAJ' } })
  const bytes = await jpeg(60, 40)
  const own = (await auditor.post('/libraries/upload', { form: form({}, [['file', 'bồn.jpg', bytes]]) })).body.data.id
  const foreign = (await (await world.as()).post('/libraries/upload', { form: form({}, [['file', 'x.jpg', bytes]]) }))
    .body.data as { id: number; url: string }
  const headers = newHeaders()
  const content = `<p>Xem ${foreign.url} và /files/${foreign.id}/original <img src="/files/${own}/original"></p>`
  const write = async () => {
    const sent = form({ content }, [['images[0]', 'van.jpg', bytes]])
    return (await auditor.post(`${item}/comments`, { form: sent, headers })).body.data as CommentAnswer
  }
  const first = await write()
  const kept = (await keys()).find(({ key }) => key === headers['idempotency-key'])!.answer!
  const signatures = (text: string) => [...text.matchAll(/signature=[\w-]+/g)].map(([signature]) => signature)
  expect(signatures(kept)).toEqual(signatures(foreign.url))

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  await pass('8 days')
  const again = await write()
  const shown = ({ images, images_resize, content: html }: CommentAnswer) => [
    images[0]!.url,
    images_resize[0]!.url,
    /src="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'),
  ]
  const served = (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await fetch(world.url + address)).status))
  expect(again.content).toMatch(/src="\/files\/\d+\/original\?expires=\d+&amp;signature=/)
  expect(await served(shown(first))).toEqual([404, 404, 404])
  expect(await served(shown(again))).toEqual([200, 200, 200])
  expect(again.content).toContain(`Xem ${foreign.url.replaceAll('&', '&amp;')} và /files/${foreign.id}/original <img`)
  expect({ ...again, images: [], images_resize: [], content: '' }).toEqual({
    ...first,
    images: [],
    images_resize: [],
    content: '',
  })
})
