import { form } from '../../../pictures/pictures.ts'
import { fresh, on, store, type Prepare, type Scene } from '../../scene.ts'
import { table } from '../../table.ts'

export const title = 'controlled documents'

/** Groups, documents, versions and their readers; `elsewhere` holds nearly all. */
export const calls = table(`
  #                                                                                               nobody without elsewhere author holder super
  GET    /group-documents                         -                                               401    200     200       200    200    200
  GET    /group-documents              #waiting   VIEW_DOCUMENT_ORGANIZATION|CREATE_GROUPDOC|UPDATE_GROUPDOC|DELETE_GROUPDOC|APPROVE_GROUPDOC|REJECT_GROUPDOC 401 no yes no yes yes
  POST   /group-documents                         CREATE_GROUPDOC                                 401    403     200       .      200    200
  GET    /group-documents/{id}                    -                                               401    200     200       200    200    200
  GET    /group-documents/{id}         #waiting   VIEW_DOCUMENT_ORGANIZATION|CREATE_GROUPDOC|UPDATE_GROUPDOC|DELETE_GROUPDOC|APPROVE_GROUPDOC|REJECT_GROUPDOC 401 404 200 404 200 200
  PUT    /group-documents/{id}                    UPDATE_GROUPDOC                                 401    403     200       403    200    200
  DELETE /group-documents/{id}                    DELETE_GROUPDOC                                 401    403     200       403    200    200
  POST   /group-documents/{id}/approval           APPROVE_GROUPDOC                                401    403     200       403    200    200
  POST   /group-documents/{id}/rejection          REJECT_GROUPDOC|APPROVE_GROUPDOC                401    403     200       403    200    200

  GET    /documents                               -                                               401    200     200       200    200    200
  GET    /documents                    #waiting   VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT 401 no yes no yes yes
  GET    /documents/{id}                          -                                               401    200     200       200    200    200
  GET    /documents/{id}               #waiting   VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT 401 404 200 404 200 200
  POST   /documents                               CREATE_DOCUMENT                                 401    403     200       .      200    200
  POST   /documents/{id}                          UPDATE_DOCUMENT                                 401    403     200       403    200    200
  DELETE /documents/{id}                          DELETE_DOCUMENT                                 401    403     200       403    200    200
  POST   /documents/{id}/approval                 APPROVE_DOCUMENT                                401    403     200       403    200    200
  POST   /documents/{id}/rejection                REJECT_DOCUMENT|APPROVE_DOCUMENT                401    403     200       403    200    200
  DELETE /multi-destroy-documents                 DELETE_DOCUMENT                                 401    403     200       403    200    200
  PUT    /multi-approval-documents                APPROVE_DOCUMENT                                401    403     200       403    200    200
  PUT    /multi-rejection-documents               REJECT_DOCUMENT|APPROVE_DOCUMENT                401    403     200       403    200    200

  GET    /documents/{id}/versions                 UPDATE_DOCUMENT|VIEW_DOCUMENT_ORGANIZATION      401    403     200       403    200    200
  POST   /documents/{id}/versions                 UPDATE_DOCUMENT                                 401    403     200       403    200    200
  DELETE /documents/{id}/versions/{versionId}     UPDATE_DOCUMENT                                 401    403     200       403    200    200

  GET    /documents/{id}/audience                 UPDATE_DOCUMENT                                 401    403     200       403    200    200
  PUT    /documents/{id}/audience                 UPDATE_DOCUMENT                                 401    403     200       403    200    200
  GET    /documents/{id}/acknowledgements         -                                               401    200     200       200    200    200
  GET    /documents/{id}/acknowledgements #waiting VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT 401 404 200 404 200 200
  GET    /documents/{id}/acknowledgements #others UPDATE_DOCUMENT|VIEW_DOCUMENT_ORGANIZATION      401    no      yes       no     yes    yes
  GET    /documents/{id}/readers                  UPDATE_DOCUMENT|VIEW_DOCUMENT_ORGANIZATION      401    403    200       403    200    200
  POST   /exports                      #readings  UPDATE_DOCUMENT|VIEW_DOCUMENT_ORGANIZATION      401    404     200       404    200    200
  POST   /exports                      #waiting   UPDATE_DOCUMENT|VIEW_DOCUMENT_ORGANIZATION      401    404     200       404    200    200
  GET    /exports/{id}                 #readings  UPDATE_DOCUMENT|VIEW_DOCUMENT_ORGANIZATION      401    404     200       404    200    200
  POST   /documents/{id}/acknowledgements         -                                               401    200     200       200    200    200
  GET    /documents/{id}/reading                  -                                               401    200     200       200    200    200
  PUT    /documents/{id}/reading                  -                                               401    200     200       200    200    200
  POST   /documents/{id}/reminders                UPDATE_DOCUMENT                                 401    403     200       403    200    200
  GET    /profile/readings                        -                                               401    200     200       200    200    200
`)

type MakeRecord = (scene: Scene) => Promise<number>
const ids = (record: MakeRecord): Prepare => {
  return async (scene) => ({ body: { ids: [await record(scene)] } })
}
const holds = (id: number) => ({
  shows: ({ data }: { data: never }) => (data as { id: number }[]).some((row) => row.id === id),
})

const group =
  (status: number): MakeRecord =>
  ({ world, authorId }) =>
    store(world, 'document_groups', { name: fresh('Nhóm'), status, maker_id: authorId })
const groupForm = () => ({ name: fresh('Nhóm mới'), parent_id: 0 })

/** A document whose first version has the same status. */
const document = (status: number): MakeRecord => {
  return async (scene) => {
    const { world, authorId: maker_id } = scene
    const group_id = await group(1)(scene)
    const id = await store(world, 'documents', { group_id, name: fresh('TCCS'), version: '1', status, maker_id })
    const version = await store(world, 'document_versions', { document_id: id, label: '1', status, maker_id })
    if (status === 1) {
      const { db } = world
      await db.updateTable('document_versions').set({ reading_of_id: version }).where('id', '=', version).execute()
      await db.updateTable('documents').set({ current_version_id: version }).where('id', '=', id).execute()
    }
    return id
  }
}
const versionOf = async ({ world }: Scene, id: number) =>
  (await world.db.selectFrom('document_versions').select('id').where('document_id', '=', id).executeTakeFirstOrThrow())
    .id
const file = (field: string, fields: Record<string, string> = {}) => form(fields, [[field, 'a.txt', fresh('Nội dung')]])

/** A document in force which the caller has read to its end. */
async function read(scene: Scene): Promise<{ id: number; version_id: number }> {
  const id = await document(1)(scene)
  const version_id = await versionOf(scene, id)
  const { db } = scene.world
  if (scene.caller.id > 0)
    await db
      .insertInto('document_readings')
      .values({ version_id, user_id: scene.caller.id, ended_at: new Date() })
      .execute()
  return { id, version_id }
}

/** A document in force which somebody else has to read. */
async function readBySomebody(scene: Scene): Promise<{ id: number; reader: number }> {
  const document_id = await document(1)(scene)
  const { id: target_id } = await scene.world.as()
  await scene.world.db.insertInto('document_audiences').values({ document_id, kind: 'user', target_id }).execute()
  return { id: document_id, reader: target_id }
}

const readersAsked = async (scene: Scene, status: number) => ({
  what: 'readings',
  of: await document(status)(scene),
  format: 'xlsx',
  languages: ['vi'],
})

/** What the calls of controlled documents are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /group-documents #waiting': async (scene) => ({
    query: { per_page: 'all' },
    ...holds(await group(0)(scene)),
  }),
  'POST /group-documents': () => ({ body: groupForm() }),
  'GET /group-documents/{id}': on(group(1)),
  'GET /group-documents/{id} #waiting': on(group(0)),
  'PUT /group-documents/{id}': on(group(0), groupForm),
  'DELETE /group-documents/{id}': on(group(0)),
  'POST /group-documents/{id}/approval': on(group(0)),
  'POST /group-documents/{id}/rejection': on(group(0)),

  'GET /documents #waiting': async (scene) => ({ query: { per_page: 'all' }, ...holds(await document(0)(scene)) }),
  'GET /documents/{id}': on(document(1)),
  'GET /documents/{id} #waiting': on(document(0)),
  'POST /documents': async (scene) => ({
    form: file('file_path', { name: fresh('TL'), version: '1', grp_doc_id: String(await group(1)(scene)) }),
  }),
  'POST /documents/{id}': async (scene) => ({
    params: { id: await document(1)(scene) },
    form: file('file', { _method: 'PUT', name: fresh('TL'), grp_doc_id: String(await group(1)(scene)) }),
  }),
  'DELETE /documents/{id}': on(document(0)),
  'POST /documents/{id}/approval': on(document(0)),
  'POST /documents/{id}/rejection': on(document(0)),
  'DELETE /multi-destroy-documents': ids(document(0)),
  'PUT /multi-approval-documents': ids(document(0)),
  'PUT /multi-rejection-documents': ids(document(0)),

  'GET /documents/{id}/versions': on(document(0)),
  'POST /documents/{id}/versions': async (scene) => ({
    params: { id: await document(1)(scene) },
    form: file('file_path'),
  }),
  'DELETE /documents/{id}/versions/{versionId}': async (scene) => {
    const id = await document(1)(scene)
    const versionId = await store(scene.world, 'document_versions', { document_id: id, label: '2' })
    return { params: { id, versionId } }
  },

  'GET /documents/{id}/audience': on(document(0)),
  'PUT /documents/{id}/audience': on(document(1), () => ({ due_days: 7, members: [] })),
  'GET /documents/{id}/acknowledgements': on(document(1)),
  'GET /documents/{id}/readers': on(document(1)),
  'POST /exports #readings': async (scene) => ({ body: await readersAsked(scene, 1) }),
  'POST /exports #waiting': async (scene) => ({ body: await readersAsked(scene, 0) }),
  'GET /exports/{id} #readings': async (scene) => {
    const document_id = await document(1)(scene)
    const values = { document_id, what: 'readings', query: '{}', format: 'xlsx', language: 'vi' }
    return { params: { id: await store(scene.world, 'exports', values) } }
  },
  'GET /documents/{id}/acknowledgements #waiting': on(document(0)),
  'GET /documents/{id}/acknowledgements #others': async (scene) => {
    const { id, reader } = await readBySomebody(scene)
    return {
      params: { id },
      shows: ({ data }) => (data as { user: { id: number } }[]).some(({ user }) => user.id === reader),
    }
  },
  'POST /documents/{id}/acknowledgements': async (scene) => {
    const { id, version_id } = await read(scene)
    return { params: { id }, body: { version_id } }
  },
  'GET /documents/{id}/reading': on(document(1)),
  'PUT /documents/{id}/reading': async (scene) => {
    const { id, version_id } = await read(scene)
    return { params: { id }, body: { version_id } }
  },
  'POST /documents/{id}/reminders': async (scene) => ({ params: { id: (await readBySomebody(scene)).id } }),
}
