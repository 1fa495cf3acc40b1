import { fresh, store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'the forum'

/** Posts, what is below them, and topics. `author` wrote the record and holds nothing; what opens others' records is the moderators'. */
export const calls = table(`
  #                                                                                nobody without elsewhere author holder super
  GET    /faqs                                    -                                401    200     200       200    200    200
  GET    /faqs                            #audit  VIEW_ALL_CHECKLIST               401    no      no        .      yes    yes
  GET    /faqs/{id}                               -                                401    200     200       200    200    200
  GET    /faqs/{id}                       #audit  VIEW_ALL_CHECKLIST               401    no      no        .      yes    yes
  POST   /faqs                                    CREATE_FAQ                       401    403     200       .      200    200
  POST   /faqs                            #pinned PIN_FAQ                          401    403     200       .      403    200
  POST   /faqs                            #audit  VIEW_ALL_CHECKLIST               401    422     422       .      403    200
  POST   /faqs/{id}                               UPDATE_FAQ                       401    403     200       200    200    200
  POST   /faqs/{id}                       #pinned PIN_FAQ                          401    403     200       403    403    200
  DELETE /faqs/{id}                               DELETE_FAQ                       401    403     200       200    200    200
  POST   /faqs/{id}/open                          OPEN_FAQ                         401    403     403       403    403    200
  POST   /faqs/{id}/open                  #own    OPEN_FAQ                         401    403     200       .      200    200
  POST   /faqs/{id}/close                         CLOSE_FAQ                        401    403     403       403    403    200
  POST   /faqs/{id}/close                 #own    CLOSE_FAQ                        401    403     200       .      200    200
  GET    /faqs/{id}/comments                      -                                401    200     200       200    200    200
  POST   /faqs/{id}/comments                      CREATE_FAQ_COMMENT               401    403     200       403    200    200
  POST   /faqs/{id}/comments              #closed CREATE_FAQ_COMMENT               401    403     400       403    400    400
  GET    /faqs/{id}/comments/{commentId}          -                                401    200     200       200    200    200
  POST   /faqs/{id}/comments/{commentId}          UPDATE_FAQ_COMMENT               401    403     200       200    200    200
  POST   /faqs/{id}/comments/{commentId}  #closed UPDATE_FAQ_COMMENT               401    403     400       400    400    400
  DELETE /faqs/{id}/comments/{commentId}          DELETE_FAQ_COMMENT               401    403     200       200    200    200
  DELETE /faqs/{id}/comments/{commentId}  #replied DELETE_FAQ_COMMENT              401    403     200       400    200    200
  POST   /faqs/{id}/comments/{commentId}/solution  UPDATE_FAQ                      401    403     200       200    200    200
  DELETE /faqs/{id}/comments/{commentId}/solution  UPDATE_FAQ                      401    403     200       200    200    200
  GET    /forum/people                            CREATE_FAQ|CREATE_FAQ_COMMENT    401    403     200       .      200    200

  GET    /group-faqs                              -                                401    200     200       200    200    200
  GET    /group-faqs                      #waits  CREATE_GROUP_FAQ|UPDATE_GROUP_FAQ|DELETE_GROUP_FAQ|APPROVE_GROUP_FAQ|REJECT_GROUP_FAQ  401 no yes no yes yes
  GET    /group-faqs/{id}                         -                                401    200     200       200    200    200
  GET    /group-faqs/{id}                 #waits  CREATE_GROUP_FAQ|UPDATE_GROUP_FAQ|DELETE_GROUP_FAQ|APPROVE_GROUP_FAQ|REJECT_GROUP_FAQ  401 404 200 404 200 200
  POST   /group-faqs                              CREATE_GROUP_FAQ                 401    403     200       .      200    200
  PUT    /group-faqs/{id}                         UPDATE_GROUP_FAQ                 401    403     200       403    200    200
  DELETE /group-faqs/{id}                         DELETE_GROUP_FAQ                 401    403     200       403    200    200
  POST   /group-faqs/{id}/approval                APPROVE_GROUP_FAQ                401    403     200       403    200    200
  POST   /group-faqs/{id}/rejection               REJECT_GROUP_FAQ|APPROVE_GROUP_FAQ  401 403     200       403    200    200
`)

type Place = Pick<Scene, 'world' | 'authorId'>

const topic = ({ world, authorId }: Place, status = 1) =>
  store(world, 'topics', { name: fresh('Chủ đề'), status, maker_id: authorId })
/** Whoever wrote the record of the scene, or a stranger. */
const writer = async ({ world, authorId }: Place) => authorId ?? (await world.as()).id

type About = { is_closed?: boolean; audit_item_id?: number }

async function post(scene: Place, more: About = {}, userId?: number): Promise<number> {
  return store(scene.world, 'posts', {
    topic_id: await topic({ ...scene, authorId: null }),
    user_id: userId ?? (await writer(scene)),
    title: fresh('Bài viết'),
    content: '<p>Hỏi</p>',
    words: 'Hỏi',
    ...more,
  })
}

/** A comment of the author of the scene below a stranger's post; or with `ofPost` the other way round. */
async function comment(scene: Scene, more: About = {}, ofPost = false): Promise<{ id: number; commentId: number }> {
  const stranger = (await scene.world.as()).id
  const own = await writer(scene)
  const id = await post(scene, more, ofPost ? own : stranger)
  const written = { post_id: id, user_id: ofPost ? stranger : own, content: '<p>Đáp</p>', words: 'Đáp' }
  return { id, commentId: await store(scene.world, 'post_comments', written) }
}

/** A question of an audit that only its author and holders of the right see. */
async function hiddenItem({ world }: Pick<Scene, 'world'>): Promise<number> {
  const author_id = (await world.as()).id
  const organization_id = await store(world, 'organizations', { name: fresh('Đơn vị'), status: 1 })
  const audit_id = await store(world, 'audits', {
    name: fresh('Đợt'),
    starting_date: '2026-01-01',
    ending_date: '2026-01-31',
    organization_id,
    author_id,
  })
  const group_id = await store(world, 'library_groups', { index_html: '1', index_text: '1', header: fresh('Nhóm') })
  const library_item_id = await store(world, 'library_items', { group_id, header: fresh('1'), content: '<p>Câu</p>' })
  const status = await world.db.selectFrom('item_statuses').select('id').executeTakeFirstOrThrow()
  const question = { header: '1.1', content: '<p>Câu</p>', asks_input: false, status_id: status.id }
  const held = { audit_id, group_id, index_html: '1', index_text: '1', header: 'Nhóm' }
  await world.db.insertInto('audit_groups').values(held).execute()
  return store(world, 'audit_items', { ...question, audit_id, group_id, library_item_id })
}

const form = async (scene: Place, more: object = {}) => ({
  title: fresh('Tiêu đề'),
  content: '<p>Nội dung</p>',
  grp_faq_id: await topic({ ...scene, authorId: null }),
  ...more,
})
const on = (record: (scene: Scene) => Promise<number>, body?: (scene: Scene) => unknown): Prepare => {
  return async (scene) => ({ params: { id: await record(scene) }, ...(body && { body: await body(scene) }) })
}
const below = (more: About = {}, body?: object, ofPost = false): Prepare => {
  return async (scene) => ({ params: await comment(scene, more, ofPost), ...(body && { body }) })
}
const own = (is_closed: boolean) => on((scene) => post(scene, { is_closed }, scene.caller.id || undefined))
const said = { content: '<p>Trả lời</p>' }
const replied: Prepare = async (scene) => {
  const params = await comment(scene)
  const reply = { post_id: params.id, parent_id: params.commentId, content: '<p>Nữa</p>', words: 'Nữa' }
  await store(scene.world, 'post_comments', { ...reply, user_id: (await scene.world.as()).id })
  return { params }
}
const topicForm = () => ({ name: fresh('Chủ đề mới'), desc: '', parent_id: 0 })

/** What the calls of the forum are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /faqs #audit': async (scene) => {
    const audit_item_id = await hiddenItem(scene)
    const id = await post(scene, { audit_item_id })
    const shows = ({ data }: { data: never }) => (data as { id: number }[]).some((row) => row.id === id)
    return { query: { audit_item_id }, shows }
  },
  'GET /faqs/{id}': on(post),
  'GET /faqs/{id} #audit': async (scene) => {
    const id = await post(scene, { audit_item_id: await hiddenItem(scene) })
    return { params: { id }, shows: ({ data }) => (data as { about: unknown }).about !== null }
  },
  'POST /faqs': async (scene) => ({ body: await form(scene) }),
  'POST /faqs #pinned': async (scene) => ({ body: await form(scene, { is_pin: 1 }) }),
  'POST /faqs #audit': async (scene) => ({ body: await form(scene, { audit_item_id: await hiddenItem(scene) }) }),
  'POST /faqs/{id}': on(post, form),
  'POST /faqs/{id} #pinned': on(post, (scene) => form(scene, { is_pin: 1 })),
  'DELETE /faqs/{id}': on(post),
  'POST /faqs/{id}/open': on((scene) => post(scene, { is_closed: true })),
  'POST /faqs/{id}/open #own': own(true),
  'POST /faqs/{id}/close': on(post),
  'POST /faqs/{id}/close #own': own(false),
  'GET /faqs/{id}/comments': on(post),
  'POST /faqs/{id}/comments': on(post, () => said),
  'POST /faqs/{id}/comments #closed': on(
    (scene) => post(scene, { is_closed: true }),
    () => said,
  ),
  'GET /faqs/{id}/comments/{commentId}': below(),
  'POST /faqs/{id}/comments/{commentId}': below({}, said),
  'POST /faqs/{id}/comments/{commentId} #closed': below({ is_closed: true }, said),
  'DELETE /faqs/{id}/comments/{commentId}': below(),
  'DELETE /faqs/{id}/comments/{commentId} #replied': replied,
  'POST /faqs/{id}/comments/{commentId}/solution': below({}, undefined, true),
  'DELETE /faqs/{id}/comments/{commentId}/solution': below({}, undefined, true),
  'GET /group-faqs #waits': async (scene) => {
    const id = await topic(scene, 0)
    const shows = ({ data }: { data: never }) => (data as { id: number }[]).some((row) => row.id === id)
    return { query: { per_page: 'all' }, shows }
  },
  'GET /group-faqs/{id}': on((scene) => topic(scene)),
  'GET /group-faqs/{id} #waits': on((scene) => topic(scene, 0)),
  'POST /group-faqs': () => ({ body: topicForm() }),
  'PUT /group-faqs/{id}': on((scene) => topic(scene), topicForm),
  'DELETE /group-faqs/{id}': on((scene) => topic(scene)),
  'POST /group-faqs/{id}/approval': on((scene) => topic(scene, 0)),
  'POST /group-faqs/{id}/rejection': on((scene) => topic(scene, 0)),
}
