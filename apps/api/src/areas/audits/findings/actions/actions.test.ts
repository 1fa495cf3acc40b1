import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CorrectiveActions } from '@apron/contract/audits'
import { bare, made, wordsOfDocx, wordsOfPdf } from '#testing/audits/exported-papers.ts'
import type { FindingOnItsWay } from '#testing/audits/finding-on-its-way.ts'
import { linesOfXlsx, olderWay, onDays, sentBackTwice, toldFinding, wholeWay } from '#testing/audits/told-actions.ts'
import { olderWayWords, sentBackWords, wholeWayWords } from '#testing/audits/told-words.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-28T02:00:00Z') })
})
afterAll(() => world.stop())

const askedOf = (ids: readonly number[], more: object = {}) => ({
  what: 'actions',
  of: 0,
  query: { finding_ids: ids },
  format: 'docx',
  ...more,
})

/** The letters of the report of one finding as Word and PDF have it, and its line in the workbook. */
async function papersOf(who: Browser, id: number, lang: 'vi' | 'en') {
  const make = (format: string) => made(world, who, askedOf([id], { format, languages: [lang] }))
  const word = wordsOfDocx((await make('docx')).bytes)
  const pdf = await wordsOfPdf((await make('pdf')).bytes)
  const [line, ...others] = linesOfXlsx((await make('xlsx')).bytes)
  expect(others).toEqual([])
  return { word, pdf, line: line! }
}

/** What of these phrases is missing in letters. */
const missing = (letters: string, phrases: readonly string[]) =>
  phrases.filter((phrase) => !letters.includes(bare(phrase)))

async function expectTold(on: FindingOnItsWay, lang: 'vi' | 'en', phrases: readonly string[], line: object) {
  const told = await papersOf(on.lead, on.id, lang)
  expect({ word: missing(told.word, phrases), pdf: missing(told.pdf, phrases) }).toEqual({ word: [], pdf: [] })
  expect(told.line).toMatchObject(line)
  return told
}

describe('a finding that was proposed, accepted, done, verified and found effective', () => {
  let on: FindingOnItsWay
  beforeAll(async () => {
    on = await wholeWay(world)
    await onDays(world, on.id)
  })

  it('is told whole in Vietnamese, in every format, without a line to write on', async () => {
    const number = `NC-2026-${on.id}`
    const { word } = await expectTold(on, 'vi', wholeWayWords(number), {
      'Số phát hiện': number,
      'Mã số': 'Câu 1',
      'Phân loại': 'MAJ',
      'Tên phân loại': 'Không phù hợp nặng',
      'Tình trạng': 'Đã có hiệu quả',
      'Hạn khắc phục': '20/04/2026',
      'Người chịu trách nhiệm': 'Phạm Thị Hoa',
      'Đợt đánh giá': expect.stringContaining('Đánh giá kho'),
      'Đơn vị được đánh giá': expect.stringContaining('Kho'),
      'Yêu cầu': 'Kiểm tra phễu lọc số 1',
      'Nội dung phát hiện': 'Ba van xả đáy mất nhãn số.',
      'Xử lý tại chỗ': 'Đã treo nhãn tạm.',
      'Nguyên nhân': 'Gioăng đã lão hóa',
      'Hành động khắc phục': 'Thay gioăng',
      'Hoàn thành trước': '15/04/2026',
      'Người đề xuất': 'Phạm Thị Hoa',
      'Ngày đề xuất': '12/03/2026',
      'Người chấp nhận': 'Vũ Văn Xét',
      'Ngày chấp nhận': '13/03/2026',
      'Người báo xong': 'Phạm Thị Hoa',
      'Khắc phục xong': '14/03/2026',
      'Bằng chứng khắc phục': expect.stringContaining('Đã thay nhãn khắc.'),
      'Người xác nhận': 'Lê Thị Nhận',
      'Ngày xác nhận': '15/03/2026',
      'Nhận xét': 'Đã xem tại kho',
      'Hiệu quả': 'Có hiệu quả',
      'Người đánh giá hiệu quả': 'Vũ Văn Xét',
      'Ngày đánh giá hiệu quả': '16/03/2026',
      'Lý do': 'Ba tháng không tái diễn',
      Ảnh: expect.stringContaining('Ảnh 2'),
    })
    expect(word).not.toContain('bịtrảlại')
    const docx = (await made(world, on.lead, askedOf([on.id]))).bytes
    expect(docx.includes('dotted')).toBe(false)
  })

  it('is told in English by the words of that language', async () => {
    const { line } = await expectTold(
      on,
      'en',
      [
        'CORRECTIVE ACTION REPORT',
        'As of 28-03-2026',
        'State Found effective',
        'Root cause Gioăng đã lão hóa',
        'To be done by 15-04-2026',
        'Proposed by Phạm Thị Hoa, 12-03-2026',
        'Accepted by Vũ Văn Xét, 13-03-2026',
        'Reported as corrected Phạm Thị Hoa, 14-03-2026',
        'Verification Lê Thị Nhận, 15-03-2026 Đã xem tại kho',
        'Effect effective – Vũ Văn Xét, 16-03-2026',
        'Judged early before its review was due on 26-06-2026',
        'Reason Ba tháng không tái diễn',
      ],
      { 'Verified on': '15/03/2026', Effect: 'Effective', State: 'Found effective' },
    )
    expect(line['Root cause']).toBe('Gioăng đã lão hóa')
  })

  it('bears neither number nor code of minutes, and is let go of after a day', async () => {
    const { id, notes } = await made(world, on.lead, askedOf([on.id]))
    const row = await world.db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect([row.fingerprint, row.minutes_id, row.audit_id, notes]).toEqual([null, null, null, []])
  })
})

describe('a finding that was sent back twice and got more time', () => {
  let on: FindingOnItsWay
  beforeAll(async () => {
    on = await sentBackTwice(world)
    await onDays(world, on.id)
  })

  it('tells the plan and the result that came back, each with its reason, and both wishes with their answers', async () => {
    // The marks of lists are no words of a Word file.
    const unnumbered = (text: string) => text.replace(/(?<=[^\d])[12]\.(?=Đề|Xin|Báo)/g, '')
    const told = await papersOf(on.lead, on.id, 'vi')
    expect(missing(told.word, sentBackWords)).toEqual([])
    expect(missing(unnumbered(told.pdf), sentBackWords)).toEqual([])
    expect(told.line).toMatchObject({
      'Kế hoạch bị trả lại': expect.stringMatching(/^1\. Đề xuất – [^]*Chưa nêu nguyên nhân gốc$/),
      'Gia hạn': expect.stringMatching(/^1\. Xin đến[^]*Quá dài\n2\. Xin đến[^]*Đồng ý – Vũ Văn Xét, 19-03-2026$/),
      'Kết quả bị trả lại': expect.stringMatching(/^1\. Báo xong – [^]*Ảnh mờ$/),
    })
  })

  it('has lines to write on for what is not judged yet, and for nothing else', async () => {
    const { data } = (await on.lead.get('/findings/actions', { query: { ids: on.id } })).body
    const [finding] = (data as CorrectiveActions).findings
    expect([finding!.verified, finding!.effect, finding!.earlier_plans.length, finding!.returned.length]).toEqual([
      null,
      null,
      1,
      1,
    ])
  })
})

it('a finding that was completed the older way says what is known of it', async () => {
  const on = await olderWay(world)
  await onDays(world, on.id)
  await expectTold(on, 'vi', olderWayWords, {
    'Trao đổi khác': expect.stringContaining('Đã khắc lại nhãn.'),
    'Người xác nhận': 'Lê Thị Nhận',
    'Nguyên nhân': '',
  })
})

it('an external auditee has it of their own finding, without where photos were taken, and of no other', async () => {
  const own = await wholeWay(world)
  const other = await toldFinding(world)
  await world.db.updateTable('files').set({ latitude: 16.2, longitude: 108.2 }).where('kind', '=', 'image').execute()
  const { status, body, text } = await own.external.get('/findings/actions', { query: { ids: own.id } })
  expect([status, body.data.audit, body.data.findings[0].conclusion.images.length]).toEqual([200, null, 1])
  expect(text).not.toMatch(/latitude|108\.2/)
  const paper = await papersOf(own.external, own.id, 'vi')
  expect(paper.word).toContain(bare('Đã xem tại kho'))
  for (const ids of [`${other.id}`, `${own.id},${other.id}`])
    expect((await own.external.get('/findings/actions', { query: { ids } })).status).toBe(404)
  expect((await own.external.get(`/checklists/${own.audit.id}/actions`)).status).toBe(404)
})
