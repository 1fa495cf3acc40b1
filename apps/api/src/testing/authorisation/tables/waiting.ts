import { fresh, store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'what waits'

/** What waits for the caller, and decisions about it; `elsewhere` holds nearly all. */
export const calls = table(`
  #                                                              nobody without elsewhere author holder super
  GET    /waiting                                -               401    200     200       .      200    200
  GET    /waiting            #record             APPROVE_POSITION 401   no      yes       no     yes    yes
  GET    /waiting/count                          -               401    200     200       .      200    200
  GET    /waiting/findings                       -               401    200     200       .      200    200
  GET    /waiting/minutes                        -               401    200     200       .      200    200
  GET    /waiting/log                            -               401    200     200       .      200    200
  GET    /waiting/log        #rejected           VIEW_CHECKLIST_ITEM 401 404    200       404    200    200
  POST   /waiting/decisions                      APPROVE_POSITION 401   403     200       403    200    200
  POST   /waiting/decisions  #rejection          REJECT_POSITION|APPROVE_POSITION 401 403 200 403 200  200
  POST   /waiting/undo                           -               401    404     404       200    404    404
`)

const position = ({ world, authorId }: Scene) =>
  store(world, 'positions', { name: fresh('Chức vụ'), order: 1, maker_id: authorId })

async function rejectedItem({ world }: Scene): Promise<number> {
  const group = { index_html: 'I', index_text: 'I', header: fresh('Phần'), status: 1 }
  const group_id = await store(world, 'library_groups', group)
  return store(world, 'library_items', { group_id, header: fresh('Câu'), content: '<p>…</p>', status: 2 })
}

const decision =
  (move: string): Prepare =>
  async (scene) => ({ body: { decision: move, records: [{ kind: 'positions', id: await position(scene) }] } })

/** What the calls of what waits are sent with. */
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
