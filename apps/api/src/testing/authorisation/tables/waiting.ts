import { fresh, store, type Prepare, type Request, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'what waits'

/** The caller's work queue, and decisions about it; `elsewhere` holds nearly all. */
export const calls = table(`
  #                                                              nobody without elsewhere author holder super
  GET    /waiting                                -               401    200     200       .      200    200
  GET    /waiting            #record             REJECT_POSITION|APPROVE_POSITION 401 no yes   no     yes    yes
  GET    /waiting/count                          -               401    200     200       .      200    200
  GET    /waiting/findings                       -               401    200     200       .      200    200
  GET    /waiting/minutes                        -               401    200     200       .      200    200
  GET    /waiting/log                            -               401    200     200       .      200    200
  GET    /waiting/log        #rejected           VIEW_CHECKLIST_ITEM|UPDATE_CHECKLIST_ITEM|APPROVE_CHECKLIST_ITEM|REJECT_CHECKLIST_ITEM 401 404 200 404 200 200
  GET    /waiting/log        #before             UPDATE_CHECKLIST_ITEM|APPROVE_CHECKLIST_ITEM|REJECT_CHECKLIST_ITEM 401 no yes yes yes yes
  GET    /waiting/log        #organization       UPDATE_ORGANIZATION|APPROVE_ORGANIZATION|REJECT_ORGANIZATION 401 no yes yes yes yes
  POST   /waiting/decisions                      APPROVE_POSITION 401   403     200       403    200    200
  POST   /waiting/decisions  #rejection          REJECT_POSITION|APPROVE_POSITION 401 403 200 403 200  200
  POST   /waiting/undo                           own             401    404     404       200    404    404
`)

const position = ({ world, authorId }: Scene) =>
  store(world, 'positions', { name: fresh('Chức vụ'), order: 1, maker_id: authorId })

async function rejectedItem({ world }: Scene): Promise<number> {
  const group = { index_html: 'I', index_text: 'I', header: fresh('Phần'), status: 1 }
  const group_id = await store(world, 'library_groups', group)
  return store(world, 'library_items', { group_id, header: fresh('Câu'), content: '<p>…</p>', status: 2 })
}

/** A record that was rejected twice and is approved now. */
async function decided(scene: Scene, kind: 'library_items' | 'organizations', record_id: number): Promise<Request> {
  const { world, authorId: maker_id } = scene
  await world.db.updateTable(kind).set({ status: 1, maker_id }).where('id', '=', record_id).execute()
  const { id: user_id } = await world.as()
  for (const move of ['rejection', 'rejection', 'approval']) {
    const decision_id = await store(world, 'decisions', { user_id, move })
    await world.db.insertInto('decision_records').values({ decision_id, kind, record_id, status_before: 0 }).execute()
  }
  return { query: { kind, id: record_id }, shows: ({ data }: { data: unknown[] }) => data.length > 0 }
}

const decision =
  (move: string): Prepare =>
  async (scene) => ({ body: { decision: move, records: [{ kind: 'positions', id: await position(scene) }] } })

/** What the calls of the work queue are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /waiting #record': async (scene) => {
    const id = await position(scene)
    return {
      query: { per_page: 'all' },
      shows: ({ data }) =>
        (data as { kind: string; id: number }[]).some((row) => row.kind === 'positions' && row.id === id),
    }
  },
  'GET /waiting/log': async (scene) => ({ query: { kind: 'positions', id: await position(scene) } }),
  'GET /waiting/log #rejected': async (scene) => ({ query: { kind: 'library_items', id: await rejectedItem(scene) } }),
  'GET /waiting/log #before': async (scene) => decided(scene, 'library_items', await rejectedItem(scene)),
  'GET /waiting/log #organization': async (scene) =>
    decided(scene, 'organizations', await store(scene.world, 'organizations', { name: fresh('Kho'), status: 1 })),
  'POST /waiting/decisions': decision('approval'),
  'POST /waiting/decisions #rejection': decision('rejection'),
  'POST /waiting/undo': async ({ world, person, caller }) => {
    const user_id = person === 'author' ? caller.id : (await world.as()).id
    const record_id = await store(world, 'positions', { name: fresh('Chức vụ'), order: 1 })
    // The record is written by the transaction of its decision.
    const { id } = await world.db.transaction().execute(async (db) => {
      await db.updateTable('positions').set({ status: 1 }).where('id', '=', record_id).execute()
      const made = db.insertInto('decisions').values({ user_id, move: 'approval' }).returning('id')
      return made.executeTakeFirstOrThrow()
    })
    const record = { decision_id: id, kind: 'positions', record_id, status_before: 0 }
    await world.db.insertInto('decision_records').values(record).execute()
    return { body: { decision: id } }
  },
}
