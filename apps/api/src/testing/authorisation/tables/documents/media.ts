import { form, jpeg } from '../../../pictures/pictures.ts'
import type { Prepare, Scene } from '../../scene.ts'
import { table } from '../../table.ts'

export const title = 'the media library'

export const calls = table(`
  #                                                                    nobody without elsewhere author holder super
  GET    /media                       GET_MEDIA                        401    403     200       .      200    200
  GET    /media/{id}                  GET_MEDIA                        401    404     200       .      200    200
  GET    /media/{id}      #trashed    GET_TRASH_MEDIA                  401    404     200       .      200    200
  DELETE /media/{id}                  DELETE_MEDIA                     401    403     200       .      200    200
  DELETE /media/{id}      #document   DELETE_DOCUMENT_MANAGER          401    403     200       .      200    200
  DELETE /multi-destroy-media         DELETE_MEDIA                     401    403     200       .      200    200
  DELETE /multi-destroy-media #document DELETE_DOCUMENT_MANAGER        401    403     200       .      200    200
  GET    /media/trash                 GET_TRASH_MEDIA                  401    403     200       .      200    200
  POST   /media/trash                 RESTORE_TRASH_MEDIA              401    403     200       .      200    200
  DELETE /media/trash                 DESTROY_TRASH_MEDIA              401    403     200       .      200    200
  POST   /media/trash/{id}            RESTORE_TRASH_MEDIA              401    403     200       .      200    200
  DELETE /media/trash/{id}            DESTROY_TRASH_MEDIA              401    403     200       .      200    200
  GET    /libraries/document          -                                401    200     200       .      200    200
  GET    /media/documents             -                                401    200     200       .      200    200
  GET    /media/room                  admins                           401    403     403       .      403    200
`)

async function put({ world }: Scene, name: string, bytes: Buffer | string, isTrashed = false) {
  const boss = await world.asSuper()
  const { body } = await boss.post('/libraries/upload', { form: form({}, [['file', name, bytes]]) })
  if (isTrashed) await boss.delete(`/media/${body.data.id}`)
  return { params: { id: body.data.id as number } }
}
const picture: Prepare = async (scene) => put(scene, 'anh.jpg', await jpeg(8, 8))
const trashed: Prepare = async (scene) => put(scene, 'anh.jpg', await jpeg(8, 8), true)
const document: Prepare = (scene) => put(scene, 'van-ban.txt', 'Văn bản')

const several =
  (one: Prepare): Prepare =>
  async (scene) => ({ body: { ids: [(await one(scene)).params!['id']] } })

/** What each call is sent with. */
export const requests: Record<string, Prepare> = {
  'GET /media/{id}': picture,
  'GET /media/{id} #trashed': trashed,
  'DELETE /media/{id}': picture,
  'DELETE /media/{id} #document': document,
  'DELETE /multi-destroy-media': several(picture),
  'DELETE /multi-destroy-media #document': several(document),
  'POST /media/trash': several(trashed),
  'DELETE /media/trash': several(trashed),
  'POST /media/trash/{id}': trashed,
  'DELETE /media/trash/{id}': trashed,
}
