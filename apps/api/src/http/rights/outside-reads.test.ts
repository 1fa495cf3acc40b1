import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { findingOf, fromOutside } from '#testing/audits/outside.ts'
import { store } from '#testing/authorisation/scene.ts'
import { documentInForce } from '#testing/documents/controlled.ts'
import { openLine } from '#testing/processes/line.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

type Referred = { id: number; item: number }

let world: World
let audit: OpenAudit
/** Documents that the first question refers to, the fourth one, that the audience of names the reader, and that neither does. */
let documents: { own: Referred; others: Referred; named: Referred; loose: Referred }
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  const [own, others, named, loose] = [await referred(), await referred(), await referred(), await referred()]
  documents = { own, others, named, loose }
  await refer(audit.items[0], own)
  await refer(audit.items[3], others)
})

async function referred(): Promise<Referred> {
  const { id } = await documentInForce(world)
  const values = { document_id: id, index: '1', header: 'Kho', content: '<p>Kho</p>', position: 1 }
  return { id, item: await store(world, 'document_items', values) }
}
const questionOf = async (item: number) =>
  (await world.db.selectFrom('audit_items').select('library_item_id').where('id', '=', item).executeTakeFirstOrThrow())
    .library_item_id!
async function refer(item: number, { item: document_item_id }: Referred): Promise<void> {
  const values = { item_id: await questionOf(item), document_item_id }
  await world.db.insertInto('library_item_references').values(values).execute()
}
const outside = (who: Browser) => fromOutside(world, who)
const answersFor = (item: number, responsible: number | null) => findingOf(world, item, responsible)
/** An external auditee who answers for the first finding, with these rights, and is named as audience of one document. */
async function auditee(...rights: Permission[]): Promise<Browser> {
  const who = await outside(await world.as(...rights))
  await answersFor(audit.items[0], who.id)
  await world.db
    .insertInto('document_audiences')
    .values({ document_id: documents.named.id, kind: 'user', target_id: who.id })
    .execute()
  return who
}
const inOrder = (ids: number[]) => ids.toSorted((one, other) => one - other)
const numbers = (documentsSeen: Referred[]) => inOrder(documentsSeen.map(({ id }) => id))
const idsIn = (rows: { id: number }[]) => inOrder(rows.map(({ id }) => id))
const listed = async (who: Browser) => {
  const { data } = (await who.get('/documents', { query: { per_page: 100 } })).body
  return idsIn(data).filter((id) => Object.values(documents).some((one) => one.id === id))
}
/** Which of the documents somebody can open, with their outline, a place in it and its folder. */
async function opened(who: Browser): Promise<number[]> {
  const seen: number[] = []
  for (const { id, item } of Object.values(documents)) {
    const folder = (
      await world.db.selectFrom('documents').select('group_id').where('id', '=', id).executeTakeFirstOrThrow()
    ).group_id
    const paths = [
      `/documents/${id}`,
      `/documents/${id}/items`,
      `/document-items/${item}`,
      `/group-documents/${folder}`,
    ]
    const came = await Promise.all(paths.map(async (path) => (await who.get(path)).status))
    expect(came).toEqual(paths.map(() => came[0]))
    if (came[0] === 200) seen.push(id)
  }
  return inOrder(seen)
}

describe('of documents', () => {
  it('an auditee from outside reads what their own findings refer to and what names them as its audience', async () => {
    const { own, named } = documents
    const who = await auditee()
    expect([await listed(who), await opened(who)]).toEqual([numbers([own, named]), numbers([own, named])])
    const found = (await who.get('/search', { query: { q: 'TCCS' } })).body.data.documents
    expect(idsIn(found)).toEqual(numbers([own, named]))
    const [first, , , fourth] = audit.items
    const question = async (item: number) => (await who.get(`/get-checklist-item/${await questionOf(item)}`)).status
    expect([await question(first), await question(fourth)]).toEqual([200, 404])
    await answersFor(first, null)
    expect([await listed(who), await opened(who)]).toEqual([[named.id], [named.id]])
    expect(await question(first)).toBe(404)
  })

  it('whoever audits from outside reads, while in the team, what the questions of the audit refer to', async () => {
    const { own, others } = documents
    const auditor = await outside(await audit.member('AUDIT_CHECKLIST_ITEM'))
    const role = world.db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', auditor.id)
    await world.db.updateTable('team_roles').set({ part: 'auditor' }).where('id', '=', role).execute()
    expect([await listed(auditor), await opened(auditor)]).toEqual([numbers([own, others]), numbers([own, others])])
    await world.db.deleteFrom('audit_members').where('user_id', '=', auditor.id).execute()
    expect([await listed(auditor), await opened(auditor)]).toEqual([[], []])
  })

  it('what the rights of their group open stays open', async () => {
    const all = Object.values(documents)
    const keeper = await auditee('VIEW_DOCUMENT_ORGANIZATION')
    expect([await listed(keeper), await opened(keeper)]).toEqual([numbers(all), numbers(all)])
  })
})

describe('of people and organisations', () => {
  it('they meet those of their audits, without telephones', async () => {
    const leader = await audit.member()
    const stranger = await world.as()
    const organization = (
      await world.db.selectFrom('audits').select('organization_id').where('id', '=', audit.id).executeTakeFirstOrThrow()
    ).organization_id
    await world.db.updateTable('organizations').set({ phone: '0281234567' }).where('id', '=', organization).execute()
    const who = await auditee()
    const { body } = await who.get('/users', { query: { per_page: 100 } })
    const met = body.data.map(({ id }: { id: number }) => id)
    expect([met.includes(who.id), met.includes(leader.id), met.includes(stranger.id)]).toEqual([true, true, false])
    expect(JSON.stringify(body)).not.toContain('"phone":"')
    const { data } = (await who.get('/organizations', { query: { per_page: 100 } })).body
    expect(data.map((row: { id: number; phone: unknown }) => [row.id, row.phone])).toEqual([[organization, null]])
    expect((await who.get(`/organizations/${organization}`)).body.data.phone).toBeNull()
    const chat = async (to: Browser) => (await who.post('/chats', { body: { user_id: to.id } })).status
    expect([await chat(leader), await chat(stranger)]).toEqual([200, 422])
    const search = (await who.get('/search', { query: { q: 'kho' } })).body.data
    expect(search.organizations.map(({ id }: { id: number }) => id)).toEqual([organization])
    expect([search.users, search.posts]).toEqual([undefined, undefined])
  })
})

it('their menu leads to nothing that is closed to them', async () => {
  const lines = async (who: Browser) => {
    const menu = JSON.stringify((await who.get(`/menus/${who.groupId}`)).body.data)
    return ['/forum/list', '/libraries/documents', '/document/list'].filter((url) => menu.includes(`"url":"${url}`))
  }
  const inside = await lines(await world.as())
  expect([inside.length, await lines(await outside(await world.as()))]).toEqual([3, ['/document/list']])
  expect(await lines(await outside(await world.as('CREATE_FAQ', 'GET_MEDIA')))).toEqual(inside)
})

it('they are told nothing over the socket and in the feed of what is closed to them', async () => {
  const leader = await audit.member('CREATE_COMMENT')
  const stranger = await world.as('CREATE_FAQ', 'CREATE_GROUP_FAQ')
  const who = await auditee()
  const { cursor } = (await who.get('/changes')).body.data
  const line = await openLine(world.url, who.token)
  const inside = await openLine(world.url, stranger.token)
  const there = await openLine(world.url, leader.token)
  // Internal users hear of all three, then the external one of those whom they meet.
  const all = [who, stranger, leader].map(({ id }) => id)
  await inside.hears('users:active', ({ user_ids }) => all.every((id) => user_ids.includes(id)))
  await line.hears('users:active', ({ user_ids }) => user_ids.includes(leader.id))
  const online = line.all('users:active')
  expect(online.flatMap(({ user_ids }) => user_ids)).not.toContain(stranger.id)
  expect(JSON.stringify(online.map(({ joined }) => joined))).not.toContain(`"id":${stranger.id},`)

  expect((await stranger.post('/group-faqs', { body: { name: 'Hỏi đáp' } })).status).toBe(200)
  await inside.hears('changed', ({ facts }) => facts.some(({ entity }) => entity === 'topic'))
  // What is theirs is received after it, and therefore all before it was.
  const said = { body: { content: '<p>Nhắc</p>' } }
  const comments = `/checklists/${audit.id}/checklist-items/${audit.items[0]}/comments`
  expect((await leader.post(comments, said)).status).toBe(200)
  await line.hears('changed', ({ facts }) => facts.some(({ entity }) => entity === 'comment'))
  expect(JSON.stringify(line.all('changed'))).not.toContain('topic')
  const given = async (): Promise<string[]> => {
    const { changes } = (await who.get('/changes', { query: { since: cursor } })).body.data
    return changes.map(({ entity }: { entity: string }) => entity)
  }
  await expect.poll(given).toContain('comment')
  expect(await given()).not.toContain('topic')
  there.socket.disconnect()
})
