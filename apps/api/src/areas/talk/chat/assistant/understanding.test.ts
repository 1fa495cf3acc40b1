import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

const now = new Date('2026-03-02T20:00:00Z')

let world: World
let audit: OpenAudit
beforeAll(async () => {
  world = await startWorld({ now: () => now })
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
})

async function answered(who: Browser, text: string, language = 'vi'): Promise<string> {
  const headers = { 'accept-language': language }
  const { body } = await who.post('/chats/0', { body: { type: 'text', data: { text } }, headers })
  return (await who.get('/chats/0', { query: { after: body.data.id } })).body.data.messages[0].message
}

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
  it('takes "my audits" for those with the person on the team, and says so when there are none', async () => {
    const member = await audit.member()
    await rename('Kho Đà Nẵng')
    const line = {
      vi: '• Kho Đà Nẵng: 0% (0/5 câu hỏi), Đang thực hiện',
      en: '• Kho Đà Nẵng: 0% (0 of 5 items), In progress',
    }
    const questions = [
      ['How far are my audits?', 'en'],
      ['progress of all our audits please', 'en'],
      ['tiến độ đợt đánh giá của tôi', 'vi'],
      ['đợt đánh giá của tôi đến đâu rồi', 'vi'],
      ['Cho tôi xem tiến độ những đợt đánh giá tôi tham gia', 'vi'],
    ] as const
    const own = {
      vi: 'Đợt đánh giá đang thực hiện mà bạn có tên trong đoàn: 1',
      en: 'Audits under way with you on the team: 1',
    }
    for (const [question, language] of questions)
      expect(await answered(member, question, language)).toBe(`${own[language]}\n${line[language]}`)
    const onlooker = await world.as('VIEW_ALL_CHECKLIST')
    const said = (await answered(onlooker, 'How far are my audits?', 'en')).split('\n')
    expect(said[0]).toBe('You are not on the team of any audit under way.')
    expect(said[1]).toMatch(/^Audits under way that you may see: \d+$/)
    expect(said[2]).toBe(line.en)
    const missed = (await answered(member, 'progress of the Zanzibar terminal', 'en')).split('\n')
    expect(missed).toEqual([
      'I found no audit with “Zanzibar terminal” in its name among those that you may see.',
      'Audits under way that you may see: 1',
      line.en,
    ])
    // A place that ends in a word for "mine" keeps it.
    await rename('Kho Hồ Chí Minh')
    expect(await answered(member, 'tiến độ Hồ Chí Minh')).toContain('Kho Hồ Chí Minh: 0%')
  })

  it('looks at the days that are asked for, and names them', async () => {
    const member = await audit.member()
    await rename('Kho Liên Chiểu')
    // Today is Tuesday, 3 March 2026.
    await finding(audit.items[0], '2026-03-08')
    await finding(audit.items[1], '2026-03-09')
    await finding(audit.items[2], '2026-04-30')
    expect((await answered(member, 'what is due this week', 'en')).split('\n')).toEqual([
      'Findings to correct from 3/3/2026 to 8/3/2026: 1',
      '• Câu 1 (Kho Liên Chiểu), by 8/3/2026',
    ])
    expect((await answered(member, 'Tuần này có việc gì đến hạn?')).split('\n')[0]).toBe(
      'Cần khắc phục xong từ ngày 3/3/2026 đến ngày 8/3/2026: 1',
    )
    expect(await answered(member, 'tuần sau có gì đến hạn', 'vi')).toContain('từ ngày 9/3/2026 đến ngày 15/3/2026: 1')
    expect(await answered(member, 'what is due this month?', 'en')).toContain('from 3/3/2026 to 31/3/2026: 2')
    expect(await answered(member, 'due next month', 'en')).toContain('from 1/4/2026 to 30/4/2026: 1')
    expect(await answered(member, 'ngày mai có gì đến hạn')).toBe('Không có việc gì đến hạn vào ngày 4/3/2026.')
    await world.db.updateTable('audits').set({ ending_date: '2026-03-06' }).where('id', '=', audit.id).execute()
    expect(await answered(member, 'what is due this week', 'en')).toContain(
      'Audits that end from 3/3/2026 to 8/3/2026: 1\n• Kho Liên Chiểu',
    )
    const unsure = (await answered(member, 'what is due in June', 'en')).split('\n')
    expect(unsure[0]).toBe('Nothing is due today.')
    expect(unsure.at(-1)).toContain('the answer above is for today')
  })
})
