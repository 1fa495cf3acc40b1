import sharp from 'sharp'
import { silence } from '../../../apps/api/src/testing/pictures/films.ts'
import { form } from '../../../apps/api/src/testing/pictures/pictures.ts'
import type { Browser, World } from '../../../apps/api/src/testing/world.ts'
import { pdfFile, wordFile } from '../made-files.ts'

/** A picture that differs from the others. */
export const picture = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: `hsl(${hue}, 40%, 50%)` } })
    .jpeg()
    .toBuffer()

/** Puts a file into the library, with a frame where it is a video; gives what the server says of it. */
export async function put(who: Browser, name: string, bytes: Buffer, poster?: Buffer) {
  const { status, body } = await who.post('/libraries/upload', {
    form: form({}, [
      ['file', name, bytes],
      ...(poster ? [['poster', 'frame.jpg', poster] as [string, string, Buffer]] : []),
    ]),
  })
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
  return body.data as { id: number; url: string }
}

/** Fills the library: pictures, a sound, documents, and a picture and a document in the trash; `used` is a picture that a question shows. */
export async function fillMedia(world: World, ownerId: number): Promise<{ used: { id: number } }> {
  const who = await world.signIn(ownerId)
  for (const [at, name] of ['Xe tra nạp.jpg', 'Van chặn số 4.jpg', 'Ống mềm tại vị trí đỗ.jpg'].entries())
    await put(who, name, await picture(at * 90))
  await put(who, 'Ghi âm trao đổi ca.wav', silence(1))
  await put(who, 'Hướng dẫn kiểm tra phin lọc.pdf', pdfFile(['Trang dau', 'Trang hai']))
  await put(who, 'Biểu mẫu giao nhận.docx', wordFile('Biểu mẫu', 'Đoạn đầu tiên'))
  const used = await put(who, 'Sơ đồ kho.jpg', await picture(300))
  await showInQuestion(world, who, used.url)
  await who.delete(`/media/${used.id}`)
  const gone = await put(who, 'Bảng cũ.pdf', pdfFile(['Trang dau']))
  await who.delete(`/media/${gone.id}`)
  return { used }
}

async function showInQuestion(world: World, who: Browser, url: string): Promise<void> {
  const group = await world.db
    .insertInto('library_groups')
    .values({ index_html: 'I', index_text: 'I', header: 'Kho', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = `<p>Xem</p><img src="${url}">`
  const asked = { grp_chk_item_id: group.id, index: '1', header: 'Sơ đồ kho?', content }
  const { status } = await who.post('/checklist-items', { body: asked })
  if (status !== 200) throw new Error(`the question was answered with ${status}`)
}
