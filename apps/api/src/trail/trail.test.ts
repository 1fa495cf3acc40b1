import { expect, it } from 'vitest'
import { openAudit } from '#testing/audits/open-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { world as startWorld } from '#testing/world.ts'

it('keeps of a file its id and name, never an address that opens it', async () => {
  const world = await startWorld()
  const boss = await world.asSuper()
  const audit = await openAudit(world)
  const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
  await boss.put(item, { body: { stt_code: 'OBS' } })
  const picture = await jpeg()
  const sent = await boss.post('/libraries/upload', { form: form({}, [['file', 'sân đỗ.jpg', picture]]) })
  const { id, url } = sent.body.data
  expect(url).toContain('signature=')
  const comment = await boss.post(`${item}/comments`, {
    form: form({ content: `<p>Xem ảnh <img src="${url}" /></p>` }, [['images[0]', 'van.jpg', picture]]),
  })
  await boss.post('/profiles', { form: form({}, [['avatar', 'ai.jpg', picture]]) })
  expect(comment.body.data.content).toContain('signature=')
  const trail = await world.db.selectFrom('audit_trail').select(['action', 'before', 'after']).orderBy('id').execute()
  const opening = trail.filter((entry) => /signature|expires/.test(JSON.stringify(entry)))
  expect(opening.map(({ action }) => action)).toEqual([])
  const of = (action: string) => trail.find((entry) => entry.action === action)?.after
  expect(of('file.uploaded')).toMatchObject({ id, file_name: 'sân đỗ.jpg', url: `/files/${id}/original` })
  expect(of('comment.created')).toMatchObject({
    content: `<p>Xem ảnh <img src="/files/${id}/original" /></p>`,
    images: [{ name: 'van.jpg', url: expect.stringMatching(/^\/files\/\d+\/original$/) }],
  })
})
