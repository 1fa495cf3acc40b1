import { form, jpeg } from '../../pictures/pictures.ts'
import { fresh, on, store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'documents and the library'

/** Documents, files, the library of questions and its catalogues. `without` holds every permission but the needed ones, `elsewhere` nearly all. */
export const calls = table(`
  #                                                                                               nobody without elsewhere author holder super
  GET    /documents/{id}/items                    -                                               401    200     200       200    200    200
  GET    /documents/{id}/items         #waiting   VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT 401 404 200 404 200 200
  POST   /libraries/upload                        -                                               401    200     200       .      200    200

  GET    /checklist-items                         VIEW_CHECKLIST_ITEM                             401    403     200       403    200    200
  POST   /checklist-items                         CREATE_CHECKLIST_ITEM                           401    403     200       .      200    200
  GET    /checklist-items/{id}                    VIEW_CHECKLIST_ITEM                             401    403     200       403    200    200
  PUT    /checklist-items/{id}                    UPDATE_CHECKLIST_ITEM                           401    403     200       403    200    200
  DELETE /checklist-items/{id}                    DELETE_CHECKLIST_ITEM                           401    403     200       403    200    200
  POST   /checklist-items/{id}/approval           APPROVE_CHECKLIST_ITEM                          401    403     200       403    200    200
  POST   /checklist-items/{id}/rejection          REJECT_CHECKLIST_ITEM|APPROVE_CHECKLIST_ITEM    401    403     200       403    200    200
  POST   /checklist-items/upload-images           CREATE_CHECKLIST_ITEM|UPDATE_CHECKLIST_ITEM     401    403     200       .      200    200
  DELETE /multi-destroy-checklist-items           DELETE_CHECKLIST_ITEM                           401    403     200       403    200    200
  PUT    /multi-approval-checklist-items          APPROVE_CHECKLIST_ITEM                          401    403     200       403    200    200
  PUT    /multi-rejection-checklist-items         REJECT_CHECKLIST_ITEM|APPROVE_CHECKLIST_ITEM    401    403     200       403    200    200
  GET    /get-header-checklist-item               CREATE_CHECKLIST_ITEM                           401    403     200       .      200    200
  GET    /get-checklist-item/{id}                 -                                               401    200     200       200    200    200
  GET    /get-checklist-item/{id}      #waiting   VIEW_CHECKLIST_ITEM                             401    404     200       404    200    200
  GET    /checklist-items/{id}/refer              -                                               401    200     200       200    200    200
  GET    /checklist-items/{id}/refer   #waiting   VIEW_CHECKLIST_ITEM                             401    404     200       404    200    200
  GET    /checklist-items/{id}/refer   #documents VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT 401 no yes no yes yes

  GET    /group-checklist-items                   -                                               401    200     200       200    200    200
  GET    /group-checklist-items        #waiting   VIEW_CHECKLIST_ITEM|CREATE_GROUPCHKITEM|UPDATE_GROUPCHKITEM|DELETE_GROUPCHKITEM|APPROVE_GROUPCHKITEM|REJECT_GROUPCHKITEM 401 no yes no yes yes
  POST   /group-checklist-items                   CREATE_GROUPCHKITEM                             401    403     200       .      200    200
  GET    /group-checklist-items/{id}              -                                               401    200     200       200    200    200
  GET    /group-checklist-items/{id}   #waiting   VIEW_CHECKLIST_ITEM|CREATE_GROUPCHKITEM|UPDATE_GROUPCHKITEM|DELETE_GROUPCHKITEM|APPROVE_GROUPCHKITEM|REJECT_GROUPCHKITEM 401 404 200 404 200 200
  PUT    /group-checklist-items/{id}              UPDATE_GROUPCHKITEM                             401    403     200       403    200    200
  DELETE /group-checklist-items/{id}              DELETE_GROUPCHKITEM                             401    403     200       403    200    200
  POST   /group-checklist-items/{id}/approval     APPROVE_GROUPCHKITEM                            401    403     200       403    200    200
  POST   /group-checklist-items/{id}/rejection    REJECT_GROUPCHKITEM|APPROVE_GROUPCHKITEM        401    403     200       403    200    200

  GET    /checklist-item-status                   -                                               401    200     200       .      200    200
  POST   /checklist-item-status                   CREATE_CHECKLIST_ITEM_STATUS                    401    403     200       .      200    200
  GET    /checklist-item-status/{id}              -                                               401    200     200       .      200    200
  PUT    /checklist-item-status/{id}              UPDATE_CHECKLIST_ITEM_STATUS                    401    403     200       .      200    200
  DELETE /checklist-item-status/{id}              DELETE_CHECKLIST_ITEM_STATUS                    401    403     200       .      200    200
  GET    /tags                                    -                                               401    200     200       .      200    200
  GET    /tags/{id}                               -                                               401    200     200       .      200    200
  POST   /tags                                    CREATE_CHECKLIST_ITEM_TAG|CREATE_HASHTAG        401    403     200       .      200    200
  PUT    /tags/{id}                               UPDATE_CHECKLIST_ITEM_TAG|UPDATE_HASHTAG        401    403     200       .      200    200
  DELETE /tags/{id}                               DELETE_CHECKLIST_ITEM_TAG|DELETE_HASHTAG        401    403     200       .      200    200
  POST   /tags/checklist-items                    ATTACH_HASHTAG                                  401    403     200       .      200    200
  POST   /tags/{id}/merging                       ATTACH_HASHTAG                                  401    403     200       .      403    200
  POST   /tags/{id}/merging            #alone     DELETE_CHECKLIST_ITEM_TAG|DELETE_HASHTAG        401    403     200       .      403    200
  GET    /category/checklists                     -                                               401    200     200       .      200    200
  POST   /category/checklists                     CREATE_CHK_CATEGORY                             401    403     200       .      200    200
  PUT    /category/checklists/{id}                UPDATE_CHK_CATEGORY                             401    403     200       .      200    200
  DELETE /category/checklists/{id}                DELETE_CHK_CATEGORY                             401    403     200       .      200    200
  POST   /category/checklist/selects              SELECT_CHK_CATEGORY                             401    403     200       .      200    200
`)

type MakeRecord = (scene: Scene) => Promise<number>
const ids = (record: MakeRecord): Prepare => {
  return async (scene) => ({ body: { ids: [await record(scene)] } })
}
const picture = (field: string): Prepare => {
  return async () => ({ form: form({}, [[field, 'anh.jpg', await jpeg(8, 8)]]) })
}
const holds = (id: number) => ({
  shows: ({ data }: { data: never }) => (data as { id: number }[]).some((row) => row.id === id),
})

const document = (status: number): MakeRecord => {
  return async ({ world, authorId }) => {
    const group_id = await store(world, 'document_groups', { name: fresh('Thư mục'), status: 1 })
    return store(world, 'documents', { group_id, name: fresh('TCCS'), version: '1', status, maker_id: authorId })
  }
}

const group: MakeRecord = ({ world, authorId }) =>
  store(world, 'library_groups', { index_html: 'I', index_text: 'I', header: fresh('Phần'), maker_id: authorId })
const approvedGroup: MakeRecord = ({ world }) =>
  store(world, 'library_groups', { index_html: 'I', index_text: 'I', header: fresh('Phần'), status: 1 })
const groupForm = () => ({ index: 'II', header: fresh('Phần mới'), parent_id: 0 })

const item = (status: number): MakeRecord => {
  return async (scene) =>
    store(scene.world, 'library_items', {
      group_id: await approvedGroup(scene),
      header: fresh('Câu'),
      content: '<p>Phễu lọc có được kiểm tra hằng ngày không?</p>',
      status,
      maker_id: scene.authorId,
    })
}
const itemForm = (grp_chk_item_id: number) => ({
  grp_chk_item_id,
  header: fresh('Câu mới'),
  content: '<p>Nội dung</p>',
})

/** An approved item that refers to a document which is not approved. */
async function referring(scene: Scene): Promise<{ item: number; document: number }> {
  const made = { item: await item(1)(scene), document: await document(0)(scene) }
  const paragraph = { document_id: made.document, index: '4.2', header: 'Lọc', content: '<p>…</p>' }
  const document_item_id = await store(scene.world, 'document_items', paragraph)
  await scene.world.db.insertInto('library_item_references').values({ item_id: made.item, document_item_id }).execute()
  return made
}

const itemStatus: MakeRecord = ({ world }) =>
  store(world, 'item_statuses', { code: fresh('S'), name: 'Trạng thái', color: '#1b7a4b' })
const statusForm = () => ({ code: fresh('M'), name: 'Trạng thái mới', color: '#b3261e' })

const tag: MakeRecord = ({ world }) => store(world, 'tags', { name: fresh('Thẻ') })
const tagForm = () => ({ name: fresh('Thẻ mới') })
const category: MakeRecord = ({ world }) => store(world, 'categories', { name: fresh('Loại') })
const ownAudit: MakeRecord = async ({ world, caller }) => {
  const organization_id = await store(world, 'organizations', { name: fresh('Kho'), status: 1 })
  const days = { starting_date: '2026-03-02', ending_date: '2026-03-20' }
  return store(world, 'audits', { name: 'Đợt của mình', ...days, organization_id, author_id: caller.id })
}
const categoryForm = () => ({ name: fresh('Loại mới') })
const merging: Prepare = async (scene) => ({ params: { id: await tag(scene) }, body: { into: await tag(scene) } })

/** What the calls of documents, files and the library of questions are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /documents/{id}/items': on(document(1)),
  'GET /documents/{id}/items #waiting': on(document(0)),
  'POST /libraries/upload': picture('file'),

  'POST /checklist-items': async (scene) => ({ body: itemForm(await approvedGroup(scene)) }),
  'GET /checklist-items/{id}': on(item(0)),
  'PUT /checklist-items/{id}': async (scene) => ({
    params: { id: await item(0)(scene) },
    body: itemForm(await approvedGroup(scene)),
  }),
  'DELETE /checklist-items/{id}': on(item(0)),
  'POST /checklist-items/{id}/approval': on(item(0)),
  'POST /checklist-items/{id}/rejection': on(item(0)),
  'POST /checklist-items/upload-images': picture('image'),
  'DELETE /multi-destroy-checklist-items': ids(item(0)),
  'PUT /multi-approval-checklist-items': ids(item(0)),
  'PUT /multi-rejection-checklist-items': ids(item(0)),
  'GET /get-header-checklist-item': async (scene) => ({ query: { groupchkitem_id: await approvedGroup(scene) } }),
  'GET /get-checklist-item/{id}': on(item(1)),
  'GET /get-checklist-item/{id} #waiting': on(item(0)),
  'GET /checklist-items/{id}/refer': on(item(1)),
  'GET /checklist-items/{id}/refer #waiting': on(item(0)),
  'GET /checklist-items/{id}/refer #documents': async (scene) => {
    const made = await referring(scene)
    return { params: { id: made.item }, ...holds(made.document) }
  },

  'GET /group-checklist-items #waiting': async (scene) => ({
    query: { per_page: 'all' },
    ...holds(await group(scene)),
  }),
  'POST /group-checklist-items': () => ({ body: groupForm() }),
  'GET /group-checklist-items/{id}': on(approvedGroup),
  'GET /group-checklist-items/{id} #waiting': on(group),
  'PUT /group-checklist-items/{id}': on(group, groupForm),
  'DELETE /group-checklist-items/{id}': on(group),
  'POST /group-checklist-items/{id}/approval': on(group),
  'POST /group-checklist-items/{id}/rejection': on(group),

  'POST /checklist-item-status': () => ({ body: statusForm() }),
  'GET /checklist-item-status/{id}': on(itemStatus),
  'PUT /checklist-item-status/{id}': on(itemStatus, statusForm),
  'DELETE /checklist-item-status/{id}': on(itemStatus),
  'GET /tags/{id}': on(tag),
  'POST /tags': () => ({ body: tagForm() }),
  'PUT /tags/{id}': on(tag, tagForm),
  'DELETE /tags/{id}': on(tag),
  'POST /tags/checklist-items': async (scene) => ({
    body: { tag: await tag(scene), checklist_items: [await item(1)(scene)] },
  }),
  'POST /category/checklists': () => ({ body: categoryForm() }),
  'PUT /category/checklists/{id}': on(category, categoryForm),
  'DELETE /category/checklists/{id}': on(category),
  'POST /category/checklist/selects': async (scene) => ({
    body: { category: await category(scene), checklist_ids: scene.caller.id ? [await ownAudit(scene)] : [] },
  }),
  'POST /tags/{id}/merging': merging,
  'POST /tags/{id}/merging #alone': merging,
}
