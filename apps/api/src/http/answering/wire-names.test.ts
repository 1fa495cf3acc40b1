import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { openLine } from '#testing/processes/line.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
let reader: Browser
let at: string
let picture: Buffer
beforeAll(async () => {
  world = await startWorld()
  audit = await openAudit(world)
  auditor = await audit.member(
    'AUDIT_CHECKLIST_ITEM',
    'CREATE_COMMENT',
    'UPDATE_COMMENT',
    'FINAL_COMMENT',
    'EXPORT_MINUTES',
  )
  reader = await audit.member()
  at = `/checklists/${audit.id}`
  picture = await jpeg(60, 40)
  await auditor.put(`${at}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'MAJ' } })
})
afterAll(() => world.stop())

/** The names of everything in an answer, in their order; of a list those of its first entry. */
function namesOf(value: unknown): string {
  const shown = Array.isArray(value) ? (value[0] as unknown) : value
  if (typeof shown !== 'object' || shown === null) return ''
  const names = Object.entries(shown).map(([name, inside]) => `${name}${namesOf(inside)}`)
  return `(${names.join(' ')})`
}

const status = '(id code name color is_report is_cmt is_si is_def)'
const item =
  '(id chk_item_id grp_chk_item_id header content si tags' +
  ` checklist_item_status${status} no_cmt corrective_date corrective_status finding_state responsible finding_number has_conclusion` +
  ' document_items heads(answer corrective_date responsible conclusion) conflicts)'
const file = '(id name url)'
const comment =
  `(id parent_id content result user(id fullname avatar500x500) is_final images(id name url taken) images_resize${file}` +
  ' files created_at edited_at time children)'
const report =
  '(id grp_chk_item_id header content checklist_item_status(code name color is_report severity) corrective_date finding_number responsible' +
  ` cmt_final(content result img${file} img_resize${file} files) document_items)`
const counts = 'counts(code name is_report severity total)'
const head =
  'checklist(id name starting_date ending_date scope criteria category paper(company(name address logo) edition national_heading) organization(id name address)' +
  ' users(group_alias_id alias part users(id fullname gender position)))'

async function hearing(who: Browser) {
  const line = await openLine(world.url, who.token)
  expect(await line.socket.timeout(2000).emitWithAck('audit:join', audit.id)).toBe(true)
  return line
}
const commented = () =>
  auditor.post(`${at}/checklist-items/${audit.items[0]}/comments`, {
    form: form({ content: '<p>Van rò rỉ</p>' }, [['images[0]', 'van.jpg', picture]]),
  })

it('an item of an audit, its group and its counts bear the names of the specification, read and pushed', async () => {
  const line = await hearing(reader)
  const { body } = await auditor.put(`${at}/checklist-items/${audit.items[1]}`, { body: { stt_code: 'MAJ' } })
  expect(namesOf(body.data)).toBe(item)
  const event = await line.hears('audit:item')
  expect(namesOf(event)).toBe(`(audit_id item${item} actor_id)`)
  expect(event.item).toEqual(body.data)
  for (const path of ['search?search=c%C3%A2u', `group-checklist-items/0?stt=${body.data.checklist_item_status.id}`])
    expect(namesOf((await reader.get(`${at}/${path}`)).body.data)).toBe(item)
  expect(namesOf((await reader.get(`${at}/checklist-items`)).body.data)).toBe(
    '(groups(id parent_id index header total is_check own_total) total checked percent)',
  )
  const rows = '(id code name color total point)'
  expect(namesOf((await reader.get(`${at}/quick-reports`)).body.data)).toBe(rows)
  expect(namesOf(await line.hears('audit:quick-report'))).toBe(`(audit_id rows${rows})`)
  const refused = await auditor.put(`${at}/checklist-items/${audit.items[1]}`, { body: { stt_code: '?' } })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['stt_code']])
})

it('so do a comment, and what is said of it', async () => {
  const line = await hearing(reader)
  const made = await commented()
  expect(namesOf(made.body.data)).toBe(comment)
  expect(namesOf(await line.hears('audit:comment'))).toBe(
    '(audit_id item_id comment_id removed no_cmt has_conclusion actor_id)',
  )
  const path = `${at}/checklist-items/${audit.items[0]}/comments/${made.body.data.id}`
  const without = { content: '<p>Van</p>', 'image_index[0]': String(made.body.data.images[0].id) }
  expect((await auditor.post(path, { form: form(without, []) })).body.data.images).toEqual([])
})

it('so do minutes and the result', async () => {
  const { id } = (await commented()).body.data
  expect((await auditor.post(`/comments/${id}/final`)).status).toBe(200)
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: [audit.items[0]] }
  const saved = await auditor.post(`${at}/meeting-minutes`, { body })
  expect(namesOf(saved.body.data)).toBe(
    `(id number user(id fullname) total_result is_addendum created_at date seal(digest url) ${head} conclusion self_assessment ${counts} list_items_report_alias${report} left_out)`,
  )
  const { data } = (await reader.get(`${at}/result`)).body
  expect(namesOf({ ...data, chk_items: data.chk_items.slice(1) })).toBe(
    `(minutes_id number is_addendum date seal(digest url) created_at ${head} conclusion self_assessment ${counts} chk_items(id index header level items${report}))`,
  )
})

it('so do a message of a chat, its channel, and what is said of both', async () => {
  const [lineOfReader, lineOfWriter] = [await hearing(reader), await hearing(auditor)]
  const opened = await auditor.post('/chats', { body: { user_id: reader.id } })
  const names =
    '(id chanel_id user_id type data(text extra(files(id name type bytes url url_resize width height) links suggestions))' +
    ' message client_id previous_id created_at)'
  const chat = `/chats/${opened.body.data.chanel_id}`
  const sent = await auditor.post(chat, { form: form({ type: 'image' }, [['images[0]', 'van.jpg', picture]]) })
  expect(namesOf(sent.body.data)).toBe(names)
  const person = '(id fullname avatar500x500 position)'
  expect(namesOf(await lineOfReader.hears('chat:message'))).toBe(`(message${names} author${person} unread)`)
  const channel = `(chanel_id participants${person} last_message${names} unread read_id seen_id can_send)`
  expect(namesOf((await reader.get('/chats')).body.data)).toBe(channel)
  expect(namesOf((await reader.get(chat)).body.data)).toBe(`(channel${channel} messages${names} more suggestions)`)
  await reader.post(`${chat}/read`, { body: { message_id: sent.body.data.id } })
  expect(namesOf(await lineOfWriter.hears('chat:read'))).toBe('(chanel_id user_id message_id unread)')
  lineOfReader.socket.emit('chat:typing', opened.body.data.chanel_id)
  expect(namesOf(await lineOfWriter.hears('chat:typing'))).toBe('(chanel_id user_id)')
})
