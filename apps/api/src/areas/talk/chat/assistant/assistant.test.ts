import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import type { ChatMessage } from '@apron/contract/talk'
import { dayIn } from '#kernel/clock.ts'
import { openLine } from '#testing/processes/line.ts'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

const now = new Date('2026-03-02T20:00:00Z')
const today = dayIn('Asia/Ho_Chi_Minh', now)

let world: World
let audit: OpenAudit
beforeAll(async () => {
  world = await startWorld({ now: () => now })
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
})

async function ask(who: Browser, text: string, language = 'vi'): Promise<ChatMessage> {
  const headers = { 'accept-language': language }
  const { body, status } = await who.post('/chats/0', { body: { type: 'text', data: { text } }, headers })
  expect(status).toBe(200)
  const { messages } = (await who.get('/chats/0', { query: { after: body.data.id } })).body.data
  expect(messages).toHaveLength(1)
  return messages[0] as ChatMessage
}
const answered = async (who: Browser, text: string, language?: string) => (await ask(who, text, language)).message

const rename = (name: string) => world.db.updateTable('audits').set({ name }).where('id', '=', audit.id).execute()
async function finding(item: number, corrective_date: string) {
  const { id } = await world.db
    .selectFrom('item_statuses')
    .select('id')
    .where('code', '=', 'MAJ')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('audit_items').set({ status_id: id, corrective_date }).where('id', '=', item).execute()
}

describe('the assistant', () => {
  it('keeps what was said, apart for each person', async () => {
    const [me, other] = [await world.as(), await world.as()]
    const tab = await openLine(world.url, (await world.signIn(me.id)).token)
    const answer = await ask(me, 'xin chào')
    expect(answer).toMatchObject({ chanel_id: 0, user_id: null, type: 'text' })
    const heard = await tab.hears('chat:message', ({ message }) => message.user_id === null)
    expect([heard.message, heard.author, heard.unread]).toEqual([answer, null, 1])
    const own = (await me.get('/chats/0')).body.data
    expect(own.messages.map((message: ChatMessage) => message.user_id)).toEqual([me.id, null])
    expect((await other.get('/chats/0')).body.data).toMatchObject({
      messages: [],
      channel: { chanel_id: 0, unread: 0 },
    })
    expect((await me.get('/chats')).body.data.map((channel: { chanel_id: number }) => channel.chanel_id)).toEqual([0])
    expect((await me.post('/chats/0/read', { body: { message_id: answer.id } })).body.data.unread).toBe(0)
    expect((await other.post('/chats/0/read', { body: { message_id: 1 } })).status).toBe(200)
  })

  it('says what it can answer when it does not understand, in the language of the person', async () => {
    const me = await world.as()
    const vi = await ask(me, 'Thời tiết thế nào?')
    expect(vi.message).toContain('Tôi chưa hiểu câu hỏi')
    expect(vi.data.extra.suggestions).toHaveLength(3)
    const en = await ask(me, '🤷', 'en')
    expect(en.message).toContain('I did not understand')
    for (const question of en.data.extra.suggestions) {
      expect(await answered(me, question, 'en')).not.toContain('I did not understand')
    }
    for (const question of vi.data.extra.suggestions) expect(await answered(me, question)).not.toContain('chưa hiểu')
  })

  it('answers a greeting with what it can be asked, and a greeting with a question with the answer', async () => {
    const me = await world.as()
    for (const hello of ['xin chào', 'Chào bạn!', 'Xin chào trợ lý 👋', 'Alo']) {
      const { message, data } = await ask(me, hello)
      expect([message.split('!')[0], data.extra.suggestions.length]).toEqual(['Xin chào', 3])
    }
    const hello = await ask(me, 'Good morning', 'en')
    expect([hello.message, hello.data.extra.suggestions.length]).toEqual([
      'Hello! You can ask me what is due (today, this week, this month), which documents expire soon, and how far the audits are that you may see.',
      3,
    ])
    expect(await answered(me, 'Chào bạn, hôm nay có gì đến hạn không?')).toBe('Hôm nay không có việc gì đến hạn.')
  })

  it('tells what is due today and late, of the audits that the person may see', async () => {
    const member = await audit.member()
    await rename('Kho Liên Chiểu')
    await finding(audit.items[0], today)
    await finding(audit.items[1], '2026-03-01')
    await finding(audit.items[2], '2026-03-09')
    const answer = await ask(member, 'Hôm nay có việc gì đến hạn?')
    expect(answer.message.split('\n')).toEqual([
      'Cần khắc phục xong trong hôm nay: 1',
      '• Câu 1 (Kho Liên Chiểu)',
      'Phát hiện đã quá hạn khắc phục: 1',
    ])
    expect(answer.data.extra.links).toEqual([
      { text: 'Câu 1', link: `/checklist/${audit.id}/view?grp=${audit.groups.first}&item=${audit.items[0]}` },
    ])
    await world.db.updateTable('audits').set({ ending_date: today }).where('id', '=', audit.id).execute()
    expect(await answered(member, 'what is due today', 'en')).toContain('Audits that end today: 1\n• Kho Liên Chiểu')
    expect(await answered(await world.as(), 'Hôm nay có gì đến hạn không?')).toBe('Hôm nay không có việc gì đến hạn.')
  })

  it('names five things and counts the rest', async () => {
    const member = await audit.member()
    for (const item of audit.items) await finding(item, today)
    const more = await openAudit(world)
    for (const item of more.items.slice(0, 2)) await finding(item, today)
    await world.db
      .insertInto('audit_members')
      .columns(['audit_id', 'team_role_id', 'user_id'])
      .expression((from) =>
        from
          .selectFrom('audit_members')
          .select((row) => [row.val(more.id).as('audit_id'), 'team_role_id', 'user_id'])
          .where('user_id', '=', member.id),
      )
      .execute()
    const lines = (await answered(member, 'due today', 'en')).split('\n')
    expect([lines[0], lines.length, lines[6]]).toEqual(['Findings to correct by today: 7', 7, '… and 2 more'])
  })

  it('tells how far an audit is by its name, only to those who may see it', async () => {
    const member = await audit.member()
    await rename('Đánh giá kho Đà Nẵng quý 1')
    await finding(audit.items[0], today)
    await finding(audit.items[1], today)
    const line = '• Đánh giá kho Đà Nẵng quý 1: 40% (2/5 câu hỏi), Đang thực hiện'
    for (const question of [
      'Tiến độ kho Đà Nẵng',
      'tien do da nang',
      'Đánh giá kho Đà Nẵng quý 1 làm đến đâu rồi?',
      'Đánh giá của tôi ở kho Đà Nẵng quý 1 làm đến đâu rồi?',
    ]) {
      expect(await answered(member, question)).toBe(line)
    }
    expect(await answered(member, 'Các đợt đánh giá đã làm đến đâu?')).toBe(
      `Đợt đánh giá đang thực hiện mà bạn được xem: 1\n${line}`,
    )
    const answer = await ask(member, 'How far is the audit at Da Nang?', 'en')
    expect(answer.message).toContain('40% (2 of 5 items)')
    expect(answer.data.extra.links).toEqual([
      { text: 'Đánh giá kho Đà Nẵng quý 1', link: `/checklist/${audit.id}/view` },
    ])

    const stranger = await world.as()
    for (const [question, words] of [
      ['Tiến độ kho Đà Nẵng', 'kho Đà Nẵng'],
      ['Đánh giá kho Đà Nẵng quý 1 làm đến đâu rồi?', 'kho Đà Nẵng quý 1'],
    ] as const) {
      const { message, data } = await ask(stranger, question)
      expect([message.split('\n'), data.extra.links]).toEqual([
        [
          `Tôi không tìm thấy đợt đánh giá nào có tên chứa “${words}” trong số những đợt bạn được xem.`,
          'Không có đợt đánh giá nào đang thực hiện mà bạn được xem.',
        ],
        [],
      ])
    }
    expect(await answered(stranger, 'tiến độ')).toBe('Không có đợt đánh giá nào đang thực hiện mà bạn được xem.')
    expect(await answered(await world.as('VIEW_ALL_CHECKLIST'), 'tiến độ đà nẵng')).toBe(line)
    await audit.move(auditStatus.APPROVAL)
    expect(await answered(member, 'tiến độ')).not.toContain('Đà Nẵng')
    expect(await answered(member, 'tiến độ đà nẵng')).toContain('40%')
  })

  it('writes numbers as the language of the person does', async () => {
    const member = await audit.member()
    await rename('Kho Nhà Bè')
    await world.db.deleteFrom('audit_items').where('id', 'in', audit.items.slice(3)).execute()
    await finding(audit.items[0], today)
    await finding(audit.items[1], today)
    expect(await answered(member, 'Tiến độ nhà bè')).toContain(': 66,67% (2/3 câu hỏi)')
    expect(await answered(member, 'progress nha be', 'en')).toContain(': 66.67% (2 of 3 items)')
  })

  it('takes signs of an expression as words', async () => {
    const me = await audit.member()
    for (const question of ['tiến độ .* ([q-z]+ \\', `tiến độ ${'x'.repeat(3000)}`]) {
      expect(await answered(me, question)).toContain('không tìm thấy')
    }
  })

  it('tells which documents expire soon, of those that the person may see', async () => {
    const { id: group_id } = await world.db
      .insertInto('document_groups')
      .values({ name: 'Sổ tay', status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const document = (name: string, expires_on: string | null, status: number) => ({
      name,
      version: '2',
      expires_on,
      status,
      group_id,
    })
    await world.db
      .insertInto('documents')
      .values([
        document('Sổ tay chất lượng', '2026-03-20', 1),
        document('Quy trình nháp', '2026-03-10', 0),
        document('Quy trình cũ', '2026-03-02', 1),
        document('Còn lâu', '2026-04-03', 1),
        document('Vô hạn', null, 1),
      ])
      .execute()
    expect((await answered(await world.as(), 'Tài liệu nào sắp hết hạn?')).split('\n')).toEqual([
      'Tài liệu hết hạn trong 30 ngày tới: 1',
      '• Sổ tay chất lượng (phiên bản 2): ngày 20/3/2026',
      'Tài liệu đã hết hạn: 1',
    ])
    const maintainer = await answered(await world.as('UPDATE_DOCUMENT'), 'Which documents expire soon?', 'en')
    expect(maintainer.split('\n').slice(0, 2)).toEqual([
      'Documents that expire in the next 30 days: 2',
      '• Quy trình nháp (version 2): on 10/3/2026',
    ])
  })
})
