import { rows, workbook } from '../../office/workbook.ts'
import { form } from '../../pictures/pictures.ts'
import { beginUpload, sendPart, sha256, type Begun } from '../../documents/uploads.ts'
import type { Browser } from '../../world.ts'
import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'stored workbooks and files in parts'

/**
 * Whoever was given the address of a workbook sees it as a grid; only the person who begins a resumable upload knows of
 * it.
 */
export const calls = table(`
  #                                          nobody without elsewhere author holder super
  GET    /files/{id}/sheet                  -    401    200     200       .      200    200

  POST   /uploads                           -    401    200     200       .      200    200
  GET    /uploads                           -    401    200     200       .      200    200
  GET    /uploads                  #others  -    401    no      no        .      no     no
  GET    /uploads/{id}                      -    401    200     200       .      200    200
  GET    /uploads/{id}             #others  -    401    404     404       .      404    404
  POST   /uploads/{id}/parts/{n}            -    401    200     200       .      200    200
  POST   /uploads/{id}/parts/{n}   #others  -    401    404     404       .      404    404
  POST   /uploads/{id}/completion           -    401    200     200       .      200    200
  POST   /uploads/{id}/completion  #others  -    401    404     404       .      404    404
  DELETE /uploads/{id}                      -    401    200     200       .      200    200
  DELETE /uploads/{id}             #others  -    401    404     404       .      404    404
`)

const shown: Prepare = async ({ world }) => {
  const sender = await world.asSuper()
  const sent = form({ type: 'document' }, [['file', 'Kho.xlsx', workbook(rows(['Phin lọc']))]])
  const { body } = await sender.post('/libraries/upload', { form: sent })
  const given = new URL(body.data.url, world.url).searchParams
  return {
    params: { id: body.data.id },
    query: { expires: given.get('expires') ?? '', signature: given.get('signature') ?? '' },
  }
}

const bytes = Buffer.from('Kiểm tra')
const begunBy = async (sender: Browser) => {
  const { id } = ((await beginUpload(sender, bytes.length)).body.data ?? { id: 1 }) as Begun
  await sendPart(sender, [id, 1], bytes)
  return { params: { id, n: 1 }, form: form({ digest: sha256(bytes) }, [['part', 'part', bytes]]) }
}
const own: Prepare = ({ caller }) => begunBy(caller)
const others: Prepare = async ({ world }) => begunBy(await world.asSuper())
const named =
  (prepare: Prepare): Prepare =>
  async (scene) => ({ params: { id: (await prepare(scene)).params!['id']! } })

/** What each call is sent with. */
export const requests: Record<string, Prepare> = {
  'GET /files/{id}/sheet': shown,
  'POST /uploads': () => ({ body: { name: 'Kho.txt', bytes: 8, purpose: 'media' } }),
  'GET /uploads #others': async (scene) => {
    const { params } = await others(scene)
    const shows = ({ data }: { data: never }) => (data as { id: number }[]).some(({ id }) => id === params!['id'])
    return { shows }
  },
  'GET /uploads/{id}': named(own),
  'GET /uploads/{id} #others': named(others),
  'POST /uploads/{id}/parts/{n}': own,
  'POST /uploads/{id}/parts/{n} #others': others,
  'POST /uploads/{id}/completion': named(own),
  'POST /uploads/{id}/completion #others': named(others),
  'DELETE /uploads/{id}': named(own),
  'DELETE /uploads/{id} #others': named(others),
}
