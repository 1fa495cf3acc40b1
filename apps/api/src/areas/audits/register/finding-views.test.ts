import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostViews, type FindingView } from '@apron/contract/audits'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const form = (name: string, query: object = {}) => ({ body: { name, query } })
const views = async (who: Browser) => (await who.get('/findings/views')).body.data as FindingView[]

describe('views of the register', () => {
  it('keep filters and order under a name, are replaced and removed, and each leaves a trace', async () => {
    const me = await world.as()
    const kept = await me.post('/findings/views', {
      body: { name: ' Trễ hạn ', query: { due: 5, states: 'open', ctg: 3 }, sort_by: 'number', sort: 'desc' },
    })
    const { id } = kept.body.data
    const view = { id, name: 'Trễ hạn', query: { due: 5, states: ['open'], ctg: 3 }, sort_by: 'number', sort: 'desc' }
    expect([kept.status, kept.body.data, await views(me)]).toEqual([200, view, [view]])
    const again = await me.put(`/findings/views/${id}`, form('Trễ', { due: 6 }))
    expect(again.body.data).toEqual({ id, name: 'Trễ', query: { due: 6 }, sort_by: 'due', sort: 'asc' })
    expect((await me.delete(`/findings/views/${id}`)).status).toBe(200)
    expect(await views(me)).toEqual([])
    const trail = world.db.selectFrom('audit_trail').select('action').where('user_id', '=', me.id).orderBy('id')
    expect((await trail.execute()).map(({ action }) => action)).toEqual([
      'finding_view.created',
      'finding_view.updated',
      'finding_view.deleted',
    ])
  })

  it('are a person’s own: for others there are none', async () => {
    const [me, other] = [await world.as(), await world.asSuper()]
    const { id } = (await me.post('/findings/views', form('Của tôi'))).body.data
    expect(await views(other)).toEqual([])
    expect((await other.put(`/findings/views/${id}`, form('Của ai'))).status).toBe(404)
    expect((await other.delete(`/findings/views/${id}`)).status).toBe(404)
    expect((await other.post('/findings/views', form('Của tôi'))).status).toBe(200)
    expect((await views(me)).map(({ name }) => name)).toEqual(['Của tôi'])
  })

  it('bear a name each, and hold nothing that the register does not know', async () => {
    const me = await world.as()
    await me.post('/findings/views', form('Kho Nội Bài'))
    const again = await me.post('/findings/views', form('kho noi bai'))
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['name']])
    expect((await me.post('/findings/views', form(''))).status).toBe(422)
    expect((await me.post('/findings/views', form('Sai', { states: ['lost'] }))).status).toBe(422)
    expect(await views(me)).toHaveLength(1)
  })

  it('are no more than somebody may keep, and one of a name, also when two tabs save at once', async () => {
    await rounds(async () => {
      const me = await world.as()
      await world.db
        .insertInto('finding_views')
        .values(
          Array.from({ length: mostViews - 1 }, (_, place) => ({
            user_id: me.id,
            name: `Xem ${place}`,
            query: '{}',
            sort_by: 'due',
            sort: 'asc',
          })),
        )
        .execute()
      const tabs = [me, await world.signIn(me.id)]
      const same = await atOnce(tabs.map((tab) => tab.post('/findings/views', form('Mới'))))
      expect(same.map(({ status }): string => String(status)).toSorted()).toEqual(['200', '422'])
      await me.delete(`/findings/views/${same.find(({ status }) => status === 200)!.body.data.id}`)
      const two = await atOnce(tabs.map((tab, place) => tab.post('/findings/views', form(`Tab ${place}`))))
      expect(two.map(({ body }): string => body.code ?? 'kept').toSorted()).toEqual(['kept', 'too_many_views'])
      expect(await views(me)).toHaveLength(mostViews)
    })
  })
})
