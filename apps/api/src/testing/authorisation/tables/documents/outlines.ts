import { documentInForce, wordOutline } from '../../../documents/controlled.ts'
import { form, jpeg } from '../../../pictures/pictures.ts'
import { store, type Prepare, type Scene } from '../../scene.ts'
import { table } from '../../table.ts'

export const title = 'outlines of documents'

const every = 'VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT'

/** Outlines, what is read into them, and what versions change. */
export const calls = table(`
  #                                                                                    nobody without elsewhere author holder super
  GET    /document-items/{id}                                  -                             401 200  200       200    200    200
  GET    /document-items/{id}                         #waiting ${every}                      401 404  200       404    200    200
  POST   /document-items                                       CREATE_DOCUMENT_ITEM          401 403  200       .      200    200
  POST   /document-items                              #waiting CREATE_DOCUMENT_ITEM          401 403  400       .      404    400
  PUT    /document-items/{id}                                  UPDATE_DOCUMENT_ITEM          401 403  200       403    200    200
  PUT    /document-items/{id}                         #waiting UPDATE_DOCUMENT_ITEM          401 403  400       403    404    400
  DELETE /document-items/{id}                                  DELETE_DOCUMENT_ITEM          401 403  200       403    200    200
  POST   /document-items/node                                  UPDATE_INDEX_DOCUMENT_ITEM    401 403  200       .      200    200
  POST   /documents/upload-images          CREATE_DOCUMENT_ITEM|UPDATE_DOCUMENT_ITEM         401 403  200       .      200    200
  POST   /document-items/{id}/imports                          IMPORT_DOCUMENT_ITEM          401 403  200       403    200    200
  POST   /document-items/{id}/imports                 #waiting IMPORT_DOCUMENT_ITEM          401 403  400       403    404    400
  GET    /document-items/{id}/imports                          IMPORT_DOCUMENT_ITEM          401 403  200       403    200    200
  GET    /document-items/{id}/imports                 #waiting IMPORT_DOCUMENT_ITEM          401 403  200       403    404    200
  GET    /document-items/{id}/imports/{importId}               IMPORT_DOCUMENT_ITEM          401 403  200       403    200    200
  POST   /document-items/{id}/imports/{importId}/confirmation  IMPORT_DOCUMENT_ITEM          401 403  200       403    200    200
  DELETE /document-items/{id}/imports/{importId}               IMPORT_DOCUMENT_ITEM          401 403  200       403    200    200
  GET    /documents/{id}/comparison                            -                             401 200  200       200    200    200
  GET    /documents/{id}/comparison                   #waiting ${every}                      401 404  200       404    200    200
  GET    /documents/{id}/impact       UPDATE_DOCUMENT|APPROVE_DOCUMENT|VIEW_DOCUMENT_ORGANIZATION 401 403 200   403    200    200
`)

async function documentOf({ world, authorId }: Scene, status = 1): Promise<number> {
  const { id } = await documentInForce(world)
  await world.db.updateTable('documents').set({ status, maker_id: authorId }).where('id', '=', id).execute()
  return id
}
const itemOf = async (scene: Scene, status = 1) =>
  store(scene.world, 'document_items', {
    document_id: await documentOf(scene, status),
    index: '4.2',
    header: 'Lọc',
    content: '',
  })

const item =
  (status: number, body?: object): Prepare =>
  async (scene) => ({ params: { id: await itemOf(scene, status) }, ...(body && { body }) })
const document =
  (status = 1): Prepare =>
  async (scene) => ({ params: { id: await documentOf(scene, status) } })
const added =
  (status: number): Prepare =>
  async (scene) => ({ body: { doc_id: await documentOf(scene, status), index: '5', header: 'Thêm' } })
const file =
  (status: number): Prepare =>
  async (scene) => ({
    params: { id: await documentOf(scene, status) },
    form: form({}, [['file', 'kho.docx', wordOutline('1 Kho')]]),
  })
/** An import whose preview waits. */
const preview: Prepare = async (scene) => {
  const id = await documentOf(scene)
  const found = JSON.stringify({ rule: 'styles', items: [], pictures: [] })
  const importId = await store(scene.world, 'outline_imports', { document_id: id, state: 'preview', found })
  return { params: { id, importId } }
}

/** What the calls of outlines are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /document-items/{id}': item(1),
  'GET /document-items/{id} #waiting': item(0),
  'POST /document-items': added(1),
  'POST /document-items #waiting': added(0),
  'PUT /document-items/{id}': item(1, { header: 'Lọc' }),
  'PUT /document-items/{id} #waiting': item(0, { header: 'Lọc' }),
  'DELETE /document-items/{id}': item(1),
  'POST /document-items/node': async (scene) => {
    const id = await itemOf(scene)
    const { document_id } = await scene.world.db
      .selectFrom('document_items')
      .select('document_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const below = await store(scene.world, 'document_items', { document_id, index: '5', header: 'Bơm', content: '' })
    return { body: { items: [{ id: below, parent_id: id }] } }
  },
  'POST /documents/upload-images': async () => ({ form: form({}, [['image', 'kho.jpg', await jpeg(40, 40)]]) }),
  'POST /document-items/{id}/imports': file(1),
  'POST /document-items/{id}/imports #waiting': file(0),
  'GET /document-items/{id}/imports': document(),
  'GET /document-items/{id}/imports #waiting': document(0),
  'GET /document-items/{id}/imports/{importId}': preview,
  'POST /document-items/{id}/imports/{importId}/confirmation': preview,
  'DELETE /document-items/{id}/imports/{importId}': preview,
  'GET /documents/{id}/comparison': document(),
  'GET /documents/{id}/comparison #waiting': document(0),
  'GET /documents/{id}/impact': document(),
}
