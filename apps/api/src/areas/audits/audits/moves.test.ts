import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditMoves, auditStatuses, type AuditMove } from '@apron/contract'
import { auditForm, builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let make: ReturnType<typeof builders>
let mover: Browser
let id: number
let items: number[]
let finding: number
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-10T20:00:00Z') })
  make = builders(world)
  await make.itemStatus('NOT CHECKED', { is_default: true })
  finding = await make.itemStatus('MAJOR', { is_finding: true })
  mover = await world.as(
    ...(['VIEW_ALL_CHECKLIST', 'APPROVE_CHECKLIST', 'REJECT_CHECKLIST', 'IN_PROGRESS_CHECKLIST'] as const),
    ...(['CORRECTIVE_CHECKLIST', 'CLOSE_CHECKLIST', 'DUPLICATE_CHECKLIST'] as const),
  )
  items = await make.items(await make.group('1'), 3)
})
afterAll(() => world.stop())
beforeEach(async () => {
  const author = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
  id = await filled(author)
})

/** An audit with three items. */
async function filled(author: Browser): Promise<number> {
  const audit = await make.audit(author)
  await author.post(`/checklists/${audit}/checklist-items`, { body: { checklist_items: items } })
  return audit
}

const put = (status: number, audit = id) =>
  world.db
    .updateTable('audits')
    .set({
      status,
      closing_date: status === 5 ? '2026-03-20' : null,
      corrective_ending_date: status === 4 ? '2026-03-20' : null,
    })
    .where('id', '=', audit)
    .execute()
const row = (audit = id) => world.db.selectFrom('audits').selectAll().where('id', '=', audit).executeTakeFirstOrThrow()
const move = (name: AuditMove, body: object = name === 'close' ? { closing_date: '2026-03-19' } : {}, audit = id) =>
  mover.post(`/checklists/${audit}/${name}`, { body })
const makeFindings = () =>
  world.db
    .updateTable('audit_items')
    .set({ status_id: finding })
    .where('audit_id', '=', id)
    .where('library_item_id', 'in', items.slice(0, 2))
    .returning('id')
    .execute()
    .then((rows) => rows.map((item) => item.id).toSorted((a, b) => a - b))

describe('the life of an audit', () => {
  const every = (Object.keys(auditMoves) as AuditMove[]).flatMap((name) =>
    auditStatuses.map(({ code }) => ({ name, code, isAllowed: auditMoves[name].from.some((from) => from === code) })),
  )
  it.each(every.filter(({ isAllowed }) => isAllowed))('goes on by $name from status $code', async ({ name, code }) => {
    await put(code)
    const came = await move(name)
    expect([came.status, came.body.data.code]).toEqual([200, auditMoves[name].to])
    expect((await row()).status).toBe(auditMoves[name].to)
  })
  it.each(every.filter(({ isAllowed }) => !isAllowed))(
    'refuses $name in status $code, and names it',
    async ({ name, code }) => {
      await put(code)
      const came = await move(name)
      expect([came.status, came.body.code]).toEqual([400, 'wrong_status'])
      expect(came.body.message).toContain((await mover.get(`/checklists/${id}`)).body.data.status.name)
      expect((await row()).status).toBe(code)
    },
  )

  it.each(Object.keys(auditMoves) as AuditMove[])('%s needs its permission', async (name) => {
    await put(auditMoves[name].from[0])
    const reader = await world.as('VIEW_ALL_CHECKLIST', 'UPDATE_CHECKLIST')
    const refused = await reader.post(`/checklists/${id}/${name}`, { body: { closing_date: '2026-03-19' } })
    expect([refused.status, (await row()).status]).toEqual([403, auditMoves[name].from[0]])
  })

  it('needs a second person to approve, who also is whoever wrote it last', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'APPROVE_CHECKLIST', 'UPDATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    const own = await filled(author)
    const refused = await author.post(`/checklists/${own}/approval`)
    expect([refused.status, refused.body.code]).toEqual([400, 'four_eyes'])
    expect((await author.post(`/checklists/${own}/rejection`)).status).toBe(200)
    expect((await move('approval', {}, own)).status).toBe(200)
    const alone = await world.asSuper()
    expect((await alone.post(`/checklists/${await filled(alone)}/approval`)).status).toBe(200)
  })

  it('leaves the move in the trail', async () => {
    await move('approval')
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'audit.approved')
      .where('subject_id', '=', id)
      .executeTakeFirst()
    expect(entry).toMatchObject({ user_id: mover.id, before: { status: 0 }, after: { status: 1 } })
  })

  it('is neither approved nor begun without items, and is told the way out, which works', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'UPDATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    const form = { org_id: await make.organization() }
    const empty = await make.audit(author, form)
    const early = await move('approval', {}, empty)
    expect([early.status, early.body.code]).toEqual([400, 'approval_without_items'])
    expect(early.body.message).toContain('"Choose questions"')
    await put(1, empty)
    const refused = await move('in-progress', {}, empty)
    expect([refused.status, refused.body.code]).toEqual([400, 'audit_without_items'])
    expect(refused.body.message).toContain('Reject it')
    expect((await move('rejection', {}, empty)).status).toBe(200)
    expect((await move('approval', {}, empty)).body.code).toBe('approval_without_items')
    expect((await author.put(`/checklists/${empty}`, { body: { ...auditForm, ...form } })).status).toBe(200)
    const body = { checklist_items: items }
    expect((await author.post(`/checklists/${empty}/checklist-items`, { body })).status).toBe(200)
    expect((await move('approval', {}, empty)).status).toBe(200)
    expect((await move('in-progress', {}, empty)).status).toBe(200)
  })

  it('is closed on a day that is given and not before it began', async () => {
    await put(3)
    expect((await move('close', {})).body.errors).toEqual({ closing_date: ['This field is required.'] })
    expect((await move('close', { closing_date: '2026-03-01' })).body.errors).toEqual({
      closing_date: ['The closing date may not come before the start.'],
    })
    expect((await move('close', { closing_date: '2026-03-02' })).status).toBe(200)
    expect(await row()).toMatchObject({ status: 5, closing_date: '2026-03-02' })
    const editor = await world.as('VIEW_ALL_CHECKLIST', 'UPDATE_CHECKLIST')
    const { name, starting_date, ending_date, organization_id: org_id } = await row()
    const edited = await editor.put(`/checklists/${id}`, { body: { name, starting_date, ending_date, org_id } })
    expect([edited.status, edited.body.code]).toEqual([400, 'wrong_status'])
  })
})

describe('correction', () => {
  it('needs a date for every finding and lists those without', async () => {
    const [first, second] = await makeFindings()
    await put(3)
    const refused = await move('corrective', { checklist_item: [{ id: first, corrective_date: '2026-04-02' }] })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { [`corrective_date.${second}`]: ['Câu 2: please choose a corrective date.'] },
    ])
    const stranger = await move('corrective', { checklist_item: [{ id: 999_999, corrective_date: '2026-04-02' }] })
    expect(Object.keys(stranger.body.errors).toSorted()).toEqual(
      ['checklist_item.0.id', `corrective_date.${first}`, `corrective_date.${second}`].toSorted(),
    )
    const early = await move('corrective', {
      checklist_item: [first, second].map((item) => ({ id: item, corrective_date: '2026-03-01' })),
    })
    expect(early.body.errors[`corrective_date.${second}`]).toEqual([
      'Câu 2: the corrective date may not come before the audit starts.',
    ])
    const bad = await move('corrective', { checklist_item: [{ id: first, corrective_date: '' }] })
    expect(Object.keys(bad.body.errors)).toEqual(['checklist_item.0.corrective_date'])
    expect((await row()).status).toBe(3)
  })

  it('lasts from today to the latest date, those set before included, and the history tells of new dates', async () => {
    const [first, second] = await makeFindings()
    await put(3)
    await world.db.updateTable('audit_items').set({ corrective_date: '2026-05-06' }).where('id', '=', second!).execute()
    const came = await move('corrective', { checklist_item: [{ id: first, corrective_date: '2026-04-02' }] })
    expect(came.body.data.code).toBe(4)
    // It is already the 11th in Vietnam.
    expect(await row()).toMatchObject({ corrective_starting_date: '2026-03-11', corrective_ending_date: '2026-05-06' })
    const history = await world.db
      .selectFrom('audit_item_history')
      .select(['audit_item_id', 'user_id', 'action', 'status_code', 'detail'])
      .where('audit_item_id', 'in', [first!, second!])
      .where('action', '=', 'corrective_date_set')
      .execute()
    expect(history).toEqual([
      {
        audit_item_id: first,
        user_id: mover.id,
        action: 'corrective_date_set',
        status_code: 'MAJOR',
        detail: '2026-04-02',
      },
    ])
  })

  it('takes no new date that has passed, and ends today when those set before have', async () => {
    const [first, second] = await makeFindings()
    await put(3)
    const checklist_item = [first, second].map((item) => ({ id: item, corrective_date: '2026-03-10' }))
    const refused = await move('corrective', { checklist_item })
    expect([refused.status, refused.body.errors[`corrective_date.${first}`]]).toEqual([
      422,
      ['Câu 1: the corrective date may not come before the day on which it is set.'],
    ])
    const dated = world.db.updateTable('audit_items').set({ corrective_date: '2026-03-10' })
    await dated.where('audit_id', '=', id).execute()
    expect((await move('corrective', { checklist_item })).status).toBe(200)
    expect(await row()).toMatchObject({ status: 4, corrective_ending_date: '2026-03-11' })
  })

  it('ends today when nothing was found', async () => {
    await put(3)
    await move('corrective')
    expect(await row()).toMatchObject({ status: 4, corrective_ending_date: '2026-03-11' })
  })
})

describe('a copy of an audit', () => {
  it('has its name, team, category, organisation and items, but no answers, and belongs to who made it', async () => {
    const member = await world.as()
    const role = await make.role(1)
    await world.db
      .insertInto('audit_members')
      .values({ audit_id: id, team_role_id: role, user_id: member.id })
      .execute()
    await world.db
      .updateTable('audits')
      .set({ category_id: await make.category() })
      .where('id', '=', id)
      .execute()
    await makeFindings()
    await put(5)
    const made = await mover.post(`/checklists/${id}/duplicates`, { headers: { 'accept-language': 'vi' } })
    const source = await row()
    expect(made.body.data).toMatchObject({
      name: `${source.name} (bản sao)`,
      org_id: source.organization_id,
      ctg: source.category_id,
      status: { code: 0 },
      closing_date: null,
      author: { id: mover.id },
      users: [{ group_alias_id: role, users: [{ id: member.id }] }],
      total: 3,
      checked: 0,
      chk_item_ids: items,
    })
    const long = 'x'.repeat(255)
    await world.db.updateTable('audits').set({ name: long }).where('id', '=', id).execute()
    const second = await mover.post(`/checklists/${id}/duplicates`)
    expect(second.body.data.name).toBe(`${'x'.repeat(248)} (copy)`)
    const reader = await world.as('VIEW_ALL_CHECKLIST')
    expect((await reader.post(`/checklists/${id}/duplicates`)).status).toBe(403)
  })
})
