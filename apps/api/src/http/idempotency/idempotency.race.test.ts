import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { atOnce, rounds, trailOf } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const eight = Array.from({ length: 8 }, (_, place) => place)

it('a write that is sent eight times at once with one key is done once and answered eight times', async () => {
  const maker = await world.as('CREATE_POSITION')
  await rounds(async (round) => {
    const name = `Chức vụ ${round}`
    const send = () =>
      maker.post('/positions', { body: { name, order: 1 }, headers: { 'idempotency-key': keyNamed(`key ${round}`) } })
    const came = await atOnce(eight.map(send))
    expect(came.map(({ status, text }) => [status, text])).toEqual(came.map(() => [200, came[0]!.text]))
    const rows = await world.db.selectFrom('positions').select('id').where('name', '=', name).execute()
    expect(rows).toEqual([{ id: came[0]!.body.data.id }])
    expect(await trailOf(world, rows[0]!.id, ['position.created'])).toHaveLength(1)
  })
})

it('a picture that is sent eight times at once with one key is one record', async () => {
  const sender = await world.as()
  await rounds(async (round) => {
    const bytes = await jpeg(40 + round, 30)
    const send = () =>
      sender.post('/libraries/upload', {
        form: form({}, [['file', `${round}.jpg`, bytes]]),
        headers: { 'idempotency-key': keyNamed(`picture ${round}`) },
      })
    const came = await atOnce(eight.map(send))
    expect(new Set(came.map(({ text }) => text)).size).toBe(1)
    const rows = await world.db.selectFrom('files').select('id').where('name', '=', `${round}.jpg`).execute()
    expect(rows).toEqual([{ id: came[0]!.body.data.id }])
  })
})

it('of eight different writes at once with one key one is done and the others are told', async () => {
  const maker = await world.as('CREATE_POSITION')
  await rounds(async (round) => {
    const send = (place: number) =>
      maker.post('/positions', {
        body: { name: `Việc ${round}.${place}`, order: 1 },
        headers: { 'idempotency-key': keyNamed(`other ${round}`) },
      })
    const came = await atOnce(eight.map(send))
    expect(came.map(({ body }): string => body.code ?? 'done').toSorted()).toEqual([
      'done',
      ...Array.from({ length: 7 }, () => 'idempotency_key_reused'),
    ])
    const rows = world.db.selectFrom('positions').select('id').where('name', 'like', `Việc ${round}.%`)
    expect(await rows.execute()).toHaveLength(1)
  })
})
