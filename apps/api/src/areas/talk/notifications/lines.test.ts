import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationLine } from '@apron/contract/talk'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { openLine, soon } from '#testing/processes/line.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
let leader: Browser
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'UPDATE_COMMENT', 'FINAL_COMMENT')
  leader = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
})

const place = (item: number) => `/checklists/${audit.id}/checklist-items/${item}`
const answer = async (item: number, stt_code: string, who = auditor) => {
  expect((await who.put(place(item), { body: { stt_code } })).status).toBe(200)
}
const comment = async (item: number, content: string, who = auditor, parent_id = 0) => {
  const { status, body } = await who.post(`${place(item)}/comments`, { body: { content, parent_id } })
  expect(status).toBe(200)
  return body.data.id as number
}
const linesOf = async (who: Browser, language = 'en', query = {}): Promise<NotificationLine[]> =>
  (await who.get('/notifications/lines', { query, headers: { 'accept-language': language } })).body.data
const unread = async (who: Browser) => (await who.get('/notifications/unread')).body.data
const codes = (line: NotificationLine) => line.codes.map(({ code, count }) => `${count} ${code}`)
/** What the lines say, without the name of the audit. */
const said = (lines: NotificationLine[]) => lines.map(({ message }) => message.replace(/ in the audit .*?”/, ''))

/** As many more questions in the audit. */
async function more(count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with asked as (
      insert into library_items (group_id, header, content, status)
      select ${audit.groups.first}, 'C' || n, '-', 1 from generate_series(1, ${count}::integer) n returning *
    )
    insert into audit_items (audit_id, group_id, library_item_id, header, content, asks_input, status_id, position)
    select ${audit.id}, a.group_id, a.id, a.header, '-', false, s.id, 100 + a.id from asked a, item_statuses s where s.is_default
    returning id`.execute(world.db)
  return rows.map(({ id }) => id)
}

describe('what one person does in an audit', () => {
  it('is one line that grows, with its findings apart and counted', async () => {
    const [first, second, third, fourth] = audit.items
    await answer(first, 'OK')
    expect(said(await linesOf(leader))).toEqual(['updated the result of “Câu 1” to OK'])
    for (const [item, code] of [
      [second, 'OK'],
      [third, 'MAJ'],
      [fourth, 'OBS'],
    ] as const)
      await answer(item, code)
    await comment(fourth, 'Nên dán nhãn')
    const lines = await linesOf(leader)
    expect(said(lines)).toEqual([
      'answered 4 questions, 1 of them a finding, and wrote 1 comment',
      'updated the result of “Câu 3” to MAJ',
    ])
    expect(lines.map(codes)).toEqual([['1 MAJ'], ['1 MAJ']])
    expect(lines.map(({ link }) => link)).toEqual([
      `/checklist/${audit.id}/view`,
      `/checklist/${audit.id}/view?grp=${audit.groups.second}&item=${third}`,
    ])
    expect(lines[0]!.codes[0]).toEqual({ code: 'MAJ', name: 'Không phù hợp nặng', color: '#b3261e', count: 1 })
    expect((await linesOf(leader, 'vi'))[0]!.message).toMatch(
      /^đã trả lời 4 câu, trong đó 1 phát hiện, và viết 1 ghi nhận ở đợt đánh giá “/,
    )
    // Other clients get a row for each, as before.
    expect(await unread(leader)).toEqual({ unread: 5, lines: 2 })
    expect((await leader.get('/profiles')).body.data).toMatchObject({ notification: 5, notification_lines: 2 })
  })

  it('is as it was answered last, whichever way a finding goes', async () => {
    const [item, other] = audit.items
    await answer(item, 'OK')
    await answer(other, 'OK')
    await answer(item, 'MAJ')
    expect(said(await linesOf(leader))).toEqual([
      'updated the result of “Câu 1” to MAJ',
      'answered 2 questions, 1 of them a finding,',
    ])
    await answer(item, 'OK')
    const lines = await linesOf(leader)
    expect(said(lines)).toEqual(['updated the result of “Câu 1” to OK', 'answered 2 questions'])
    expect(lines.map(codes)).toEqual([['1 OK'], []])
    // One for each question, as the specification has it.
    expect(await unread(leader)).toEqual({ unread: 2, lines: 2 })
  })

  it('begins anew once it was read, and is one of its own for each person', async () => {
    const other = await audit.member('AUDIT_CHECKLIST_ITEM')
    await answer(audit.items[0], 'OK')
    await answer(audit.items[1], 'OK')
    const [line] = await linesOf(leader)
    expect((await leader.put(`/notifications/lines/${line!.id}`)).body.data).toEqual({ unread: 0, lines: 0 })
    await answer(audit.items[2], 'OK')
    await answer(audit.items[3], 'OK', other)
    await answer(audit.items[2], 'OBS', other)
    expect(said(await linesOf(leader))).toEqual([
      'answered 2 questions',
      'updated the result of “Câu 3” to OK',
      'answered 2 questions',
    ])
    // One row for the question that both have answered.
    expect(await unread(leader)).toEqual({ unread: 2, lines: 2 })
  })

  it('of 277 answers with two findings, concluded and commented, is at most ten unread lines', async () => {
    const items = [...audit.items, ...(await more(272))]
    for (const [at, item] of items.entries()) await answer(item, at === 40 || at === 200 ? 'MAJ' : 'OK')
    for (const item of [items[40]!, items[200]!]) {
      const id = await comment(item, 'Van rò rỉ')
      await comment(item, 'Đã niêm phong')
      expect((await auditor.post(`/comments/${id}/final`)).status).toBe(200)
    }
    const lines = await linesOf(leader)
    expect(said(lines)).toEqual([
      'updated the result of “C196” to MAJ · 2 comments · concluded',
      'updated the result of “C36” to MAJ · 2 comments · concluded',
      'answered 277 questions, 2 of them findings,',
    ])
    expect(codes(lines[2]!)).toEqual(['2 MAJ'])
    expect(await unread(leader)).toEqual({ unread: 277 + 4 + 2, lines: 3 })
    expect((await unread(leader)).lines).toBeLessThanOrEqual(10)
  })
})

describe('one question', () => {
  it('that turns into a finding leaves the line of its audit, whoever answered it before', async () => {
    const [first, second] = audit.items
    await answer(first, 'OK')
    await answer(first, 'MAJ')
    expect(said(await linesOf(leader))).toEqual(['updated the result of “Câu 1” to MAJ'])
    expect(await unread(leader)).toEqual({ unread: 1, lines: 1 })
    await answer(second, 'OK')
    const both = ['answered 2 questions, 1 of them a finding,', 'updated the result of “Câu 1” to MAJ']
    expect(said(await linesOf(leader))).toEqual(both)
    const other = await audit.member('AUDIT_CHECKLIST_ITEM')
    await answer(second, 'MAJ', other)
    const apart = ['updated the result of “Câu 2” to MAJ', 'updated the result of “Câu 1” to MAJ']
    expect(said(await linesOf(leader))).toEqual(apart)
    expect(await unread(leader)).toEqual({ unread: 2, lines: 2 })
  })

  it('that stood in two lines leaves neither open once its row is read', async () => {
    const other = await audit.member('AUDIT_CHECKLIST_ITEM')
    await answer(audit.items[0], 'OK')
    await answer(audit.items[0], 'OBS', other)
    expect(await unread(leader)).toEqual({ unread: 1, lines: 2 })
    const [row] = (await leader.get('/notifications')).body.data as { id: number }[]
    expect((await leader.put(`/notifications/${row!.id}`)).body.data).toEqual({ unread: 0, lines: 0 })
  })
})

describe('a line', () => {
  it('is told aloud when it begins and then only of findings, and quietly of an answer that changed', async () => {
    const tab = await openLine(world.url, leader.token)
    await answer(audit.items[0], 'OK')
    await answer(audit.items[1], 'OK')
    await answer(audit.items[2], 'MAJ')
    await comment(audit.items[2], 'Rò rỉ')
    await answer(audit.items[1], 'MAJ')
    await answer(audit.items[0], 'OBS')
    await soon()
    expect(tab.all('notification').map(({ line }) => [line.is_new, line.is_quiet])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, true],
      [true, false],
      [false, true],
    ])
  })

  it('is read with all that stands in it, and with the last of it', async () => {
    await answer(audit.items[0], 'OK')
    await answer(audit.items[1], 'OK')
    await answer(audit.items[2], 'MAJ')
    const rows = (await leader.get('/notifications')).body.data as { id: number }[]
    const [finding, plain] = await linesOf(leader)
    expect((await auditor.put(`/notifications/lines/${plain!.id}`)).status).toBe(404)
    for (const [at, left] of [
      [1, { unread: 2, lines: 2 }],
      [2, { unread: 1, lines: 1 }],
    ] as const)
      expect((await leader.put(`/notifications/${rows[at]!.id}`)).body.data).toEqual(left)
    expect((await leader.put(`/notifications/lines/${finding!.id}`)).body.data).toEqual({ unread: 0, lines: 0 })
    expect((await linesOf(leader)).map(({ read_at }) => read_at === null)).toEqual([false, false])
  })

  it('stands where it grew last, and the next page goes on below it', async () => {
    for (const item of audit.items.slice(0, 4)) await answer(item, 'MAJ')
    await comment(audit.items[0], 'Van')
    const [top, second] = await linesOf(leader, 'en', { per_page: 2 })
    expect(top!.message).toContain('“Câu 1”')
    await comment(audit.items[1], 'Ống')
    const rest = await linesOf(leader, 'en', { per_page: 2, before: second!.place })
    expect(rest.map(({ message }) => /“(.*?)”/.exec(message)![1])).toEqual(['Câu 3'])
  })
})

describe('a comment', () => {
  it('that answers somebody is theirs, and the rest of the team’s as any other', async () => {
    const reader = await audit.member()
    await answer(audit.items[0], 'MAJ')
    const question = await comment(audit.items[0], 'Van nào?', leader)
    await leader.post('/notifications')
    await reader.post('/notifications')
    await comment(audit.items[0], 'Van số 2', auditor, question)
    expect((await linesOf(leader)).filter(({ read_at }) => !read_at)).toMatchObject([
      {
        type: 'REPLY',
        codes: [{ code: 'MAJ', count: 1 }],
        message: expect.stringMatching(/^answered your comment on/),
      },
    ])
    expect((await linesOf(reader)).filter(({ read_at }) => !read_at)).toMatchObject([{ type: 'CHK_ITEM_CMT' }])
  })

  it('names people of the audit once, whatever is edited, and nobody else', async () => {
    const [reader, stranger] = [await audit.member(), await world.as()]
    await answer(audit.items[0], 'OBS')
    await leader.post('/notifications')
    const at = (who: Browser, name = '@Ai đó') => `<span data-mention="${who.id}">${name}</span>`
    const id = await comment(audit.items[0], `<p>Nhờ ${at(leader)} và ${at(stranger)} xem</p>`)
    const edit = async (content: string) => {
      const form = { body: { content } }
      expect((await auditor.post(`${place(audit.items[0])}/comments/${id}`, form)).status).toBe(200)
    }
    const { body } = await auditor.get(`${place(audit.items[0])}/comments`)
    const { fullname } = await world.db
      .selectFrom('users')
      .select('fullname')
      .where('id', '=', leader.id)
      .executeTakeFirstOrThrow()
    expect(body.data[0].content).toBe(`<p>Nhờ <span data-mention="${leader.id}">@${fullname}</span> và @Ai đó xem</p>`)
    expect((await linesOf(leader))[0]).toMatchObject({
      type: 'MENTION',
      link: expect.stringContaining(`item=${audit.items[0]}`),
      codes: [{ code: 'OBS' }],
    })
    expect(await linesOf(stranger)).toEqual([])
    await edit('<p>Không ai</p>')
    await edit(`<p>${at(leader)} ${at(reader)}</p>`)
    const named = async (who: Browser) => (await linesOf(who)).filter(({ type }) => type === 'MENTION')
    expect([(await named(leader)).length, (await named(reader)).length]).toEqual([1, 1])
  })
})
