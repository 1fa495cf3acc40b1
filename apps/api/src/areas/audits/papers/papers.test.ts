import { describe, expect, it } from 'vitest'
import {
  blankPaper,
  findingPaper,
  minutesPaper,
  picturesIn,
  plainWords,
  registerPaper,
  resultPaper,
  type AuditResult,
  type ItemReport,
  type ScribeOptions,
  type MinutesHead,
  type Paper,
  type SavedMinutes,
} from '@apron/contract/audits'
import { htmlNodes } from '#capabilities/rich-text/html-nodes.ts'
import { wordsIn } from '#testing/audits/words-in.ts'

const making = (lang: 'vi' | 'en', photos: 'small' | 'large' = 'small'): ScribeOptions => ({
  lang,
  photos,
  read: htmlNodes,
})

const person = (id: number, fullname: string, gender = 1) => ({ id, fullname, gender, position: null })
const head: MinutesHead = {
  id: 1,
  name: 'Đánh giá kho',
  starting_date: '2026-03-02',
  scope: 'Kho bể\nTrạm lọc',
  criteria: 'JIG 1, lần 13',
  category: 'Nội bộ',
  paper: {
    company: { name: 'Minh Hải', address: 'Hà Nội', logo: null },
    edition: 'BM-07, lần 03',
    national_heading: true,
  },
  organization: { id: 2, name: 'Kho Đà Nẵng', address: 'Sân bay Đà Nẵng' },
  users: [
    { team_role_id: 1, alias: 'Trưởng đoàn', part: 'leader', users: [person(1, 'Vũ Quang Huy')] },
    { team_role_id: 2, alias: 'Đơn vị', part: 'auditee', users: [person(2, 'Phạm Hồng Nhung', 0)] },
    { team_role_id: 3, alias: 'Quan sát', part: null, users: [person(3, 'Lê Văn Tùng')] },
  ],
}
const photo = (id: number) => ({ id, name: `${id}.jpg`, url: `/files/${id}/original` })
const small = (id: number) => ({ ...photo(id), url: `/files/${id}/small` })
const question = (id: number, more: Partial<ItemReport> = {}): ItemReport => ({
  id,
  group_id: 9,
  header: `4.${id}`,
  content: `<p>Van ${id} phải kín.</p>`,
  status: { code: 'C', name: 'Phù hợp', color: '#1b7a4b', is_finding: false },
  corrective_date: null,
  finding_number: null,
  responsible: null,
  final_comment: null,
  document_items: [],
  ...more,
})
const major = { code: 'MAJ', name: 'Nặng', color: '#b3261e', is_finding: true }
const found = question(2, {
  status: major,
  finding_number: 'NC-2026-002',
  corrective_date: '2026-04-05',
  responsible: { id: 2, fullname: 'Phạm Hồng Nhung' },
  final_comment: {
    content: '<p>Rò rỉ.</p>',
    result: '<p>Đã khóa van.</p>',
    images: [photo(11), photo(12)],
    small_images: [small(11), small(12)],
    files: [{ id: 13, name: 'phiếu.pdf', url: '/files/13/original' }],
  },
  document_items: [{ id: 1, index: '4.2', header: 'Lọc', document: { id: 1, name: 'MH-QT-02 Tồn chứa' } }],
})
const bare = question(3, { status: major, finding_number: 'NC-2026-001' })
const counts = [
  { code: 'MAJ', name: 'Nặng', is_finding: true, total: 2 },
  { code: 'C', name: 'Phù hợp', is_finding: false, total: 1 },
]
const words = { conclusion: '<p>Ổn định.</p>', self_assessment: '<p>Nhất trí.</p>' }
const common = {
  number: 'BB-2026-001',
  is_addendum: false,
  date: '2026-03-05',
  created_at: '',
  seal: { digest: 'a1b2c3d4'.repeat(8), url: `https://apron.example/verify/${'a1b2c3d4'.repeat(8)}` },
  checklist: head,
  counts,
}
const saved: SavedMinutes = {
  ...common,
  ...words,
  id: 7,
  user: { id: 1, fullname: 'Huy' },
  total_result: 2,
  items: [found, bare],
  left_out: [],
}
const result: AuditResult = {
  ...common,
  ...words,
  minutes_id: 7,
  groups: [
    { id: 8, index: '<b>I</b>', header: 'Tiếp nhận', level: 0, items: [] },
    { id: 9, index: 'I.1', header: 'Van', level: 1, items: [question(1), found, bare] },
    { id: 10, index: 'II', header: 'Tra nạp', level: 0, items: [question(5)] },
  ],
}
const blank = {
  paper: head.paper,
  audit: { ...head, ending_date: '2026-03-20' },
  statuses: [major],
  groups: [{ index: 'I', header: 'Van', level: 0, items: [question(1)] }],
}

const papers = (lang: 'vi' | 'en'): Record<string, Paper> => ({
  minutes: minutesPaper(saved, making(lang)),
  result: resultPaper(result, making(lang), false),
  findings: resultPaper(result, making(lang), true),
  finding: findingPaper(result, found, making(lang)),
  register: registerPaper(result, making(lang)),
  blank: blankPaper(blank, making(lang)),
})

const linesOf = (paper: Paper) => wordsIn(paper.blocks).map(plainWords)

describe.each(['vi', 'en'] as const)('a paper in %s', (lang) => {
  it.each(Object.entries(papers(lang)))(
    '%s says in its own language what the product says, and quotes the rest',
    (_, paper) => {
      const other = lang === 'vi' ? 'en' : 'vi'
      expect(paper.lang).toBe(lang)
      expect(new Set(wordsIn(paper.blocks).map((one) => one.lang))).toEqual(new Set([lang, null]))
      expect(wordsIn(paper.blocks).map((one) => one.lang)).not.toContain(other)
      expect(linesOf(paper).filter((line) => line === '' || /\{\{|undefined|null|NaN/.test(line))).toEqual([])
    },
  )

  it.each(Object.entries(papers(lang)))(
    '%s begins with whose it is and ends each page with what it is',
    (name, paper) => {
      const [first] = paper.blocks
      expect(first!.kind).toBe('letterhead')
      const lines = wordsIn([first!]).map(plainWords)
      expect(lines).toContain('Minh Hải')
      expect(lines.some((line) => /^CỘNG HÒA XÃ HỘI|REPUBLIC/.test(line))).toBe(lang === 'vi')
      expect(lines.join()).toContain('BM-07, lần 03')
      expect(paper.foot.split(' · ')).toContain('Đánh giá kho')
      const number = name === 'finding' ? 'NC-2026-002' : 'BB-2026-001'
      expect([lines.join().includes(number), paper.foot.includes(number)]).toEqual([name !== 'blank', name !== 'blank'])
      expect(linesOf(paper)).toEqual(expect.arrayContaining(['Nội bộ', 'Kho bể\nTrạm lọc', 'JIG 1, lần 13']))
    },
  )
})

describe('minutes', () => {
  const lines = linesOf(minutesPaper(saved, making('vi')))

  it('count first, then say who, when, what both sides say and what was found, and are signed by name', () => {
    const inOrder = [
      'Độc lập - Tự do - Hạnh phúc',
      'Ngày 05 tháng 3 năm 2026',
      'BIÊN BẢN ĐÁNH GIÁ',
      'Tổng hợp kết quả',
      '66,67%',
      '1. Thành phần đoàn đánh giá',
      'Ông Vũ Quang Huy',
      'Quan sát:',
      '2. Đơn vị được đánh giá',
      'Bà Phạm Hồng Nhung',
      'Từ ngày 02-03-2026 đến ngày 05-03-2026',
      'Ổn định.',
      'Nhất trí.',
      '6. Nội dung ghi nhận (2 câu hỏi)',
      'NC-2026-002 · 4.2',
      'Van 2 phải kín.',
      '4.2 · MH-QT-02',
      'MAJ – Nặng',
      'Rò rỉ.',
      'Đã khóa van.',
      '05-04-2026',
      'Phạm Hồng Nhung',
      'phiếu.pdf',
      'Ảnh 1 – NC-2026-002 · 4.2',
      'Ảnh 2 – NC-2026-002 · 4.2',
      'NC-2026-001 · 4.3',
      'Tài liệu viện dẫn: MH-QT-02 Tồn chứa.',
      'Đại diện đoàn đánh giá',
      'Vũ Quang Huy',
      'Đại diện đơn vị được đánh giá',
      'Phạm Hồng Nhung',
    ]
    let from = 0
    for (const line of inOrder) {
      const at = lines.indexOf(line, from)
      expect([line, at >= from]).toEqual([line, true])
      from = at + 1
    }
  })

  it('tell of a finding what is missing of it', () => {
    const [card] = minutesPaper({ ...saved, items: [bare] }, making('vi')).blocks.filter(
      (block) => block.kind === 'definitions' && block.look === 'card',
    )
    const told = wordsIn([card!]).map(plainWords)
    expect(told.slice(told.indexOf('Bằng chứng'))).toEqual([
      'Bằng chứng',
      '–',
      'Xử lý tại chỗ',
      '–',
      'Hạn khắc phục',
      '–',
      'Người chịu trách nhiệm',
      'Đơn vị được đánh giá',
    ])
  })

  it('never leave a signature without words above it on its page', () => {
    for (const paper of Object.values(papers('vi'))) {
      const signed = paper.blocks.filter((block) => block.kind === 'signatures')
      for (const { before } of signed) expect(before.length).toBeGreaterThan(0)
    }
    expect(papers('vi')['minutes']!.blocks.at(-1)!.kind).toBe('signatures')
  })

  it.each(['vi', 'en'] as const)('give the dates of the audit itself, and minutes when they were made: %s', (lang) => {
    const checklist = { ...head, ending_date: '2026-03-04' }
    const later = { ...result, checklist, date: '2026-03-28' }
    const said = (paper: Paper) => linesOf(paper).join('\n')
    const others = [
      resultPaper(later, making(lang), false),
      findingPaper(later, found, making(lang)),
      registerPaper(later, making(lang)),
    ]
    for (const paper of others) expect(said(paper)).toMatch(/02-03-2026 \S+ (\S+ )?04-03-2026/)
    const minutes = said(minutesPaper({ ...saved, checklist, date: '2026-03-28' }, making(lang)))
    expect(minutes).toMatch(/02-03-2026 \S+ (\S+ )?28-03-2026/)
    const madeOn = lang === 'vi' ? 'Biên bản lập ngày 28-03-2026' : 'Minutes made on 28-03-2026'
    expect(minutes).toContain(madeOn)
    expect(said(minutesPaper({ ...saved, checklist, date: '2026-03-04' }, making(lang)))).not.toContain(
      madeOn.slice(0, 12),
    )
    // What was saved before papers had the end of the audit stays as it was.
    expect(said(minutesPaper({ ...saved, date: '2026-03-28' }, making(lang)))).not.toContain(madeOn)
  })

  it('of earlier versions, of nobody and about nothing are a paper all the same', () => {
    const empty = {
      ...head,
      scope: '',
      criteria: '',
      category: null,
      paper: { company: { name: '', address: '', logo: null }, edition: '', national_heading: false },
      organization: { id: 2, name: 'Kho', address: null },
      users: [],
    }
    const paper = minutesPaper({ ...saved, number: null, checklist: empty, counts: [], items: [] }, making('vi'))
    const told = linesOf(paper)
    expect(told).toContain('Trưởng đoàn: Chưa phân công')
    expect(told.join('|')).not.toMatch(/Số:|Phạm vi|Chuẩn mực|6\./)
    expect(picturesIn(paper.blocks).map(({ src }) => src)).toEqual(['/assets/icon.svg'])
  })

  it('after the closing are an addendum', () => {
    const told = linesOf(minutesPaper({ ...saved, is_addendum: true }, making('en')))
    expect(told).toContain('ADDENDUM TO THE MINUTES OF MEETING')
    expect(told).toContain('Written after the audit was closed; it adds to the minutes saved before.')
  })
})

describe('photos', () => {
  it('are small or in their own size, and open in it', () => {
    const sizes = (photos: 'small' | 'large') =>
      picturesIn(minutesPaper(saved, making('vi', photos)).blocks)
        .filter(({ file }) => file !== null)
        .map(({ src, full, file, alt }) => [src, full, file, alt])
    expect(sizes('small')[0]).toEqual([
      '/files/11/small',
      '/files/11/original',
      11,
      'Ảnh 1 của câu hỏi NC-2026-002 · 4.2',
    ])
    expect(sizes('large').map(([src]) => src)).toEqual(['/files/11/original', '/files/12/original'])
  })

  it('are numbered over the whole paper', () => {
    const captions = (paper: Paper) => linesOf(paper).filter((line) => /^Ảnh \d+ /.test(line))
    const twice = minutesPaper({ ...saved, items: [found, { ...found, id: 4, header: '9' }] }, making('vi'))
    expect(captions(twice).map((line) => line.split(' ')[1])).toEqual(['1', '2', '3', '4'])
  })
})

describe('the result', () => {
  const tableOf = (paper: Paper) =>
    paper.blocks
      .findLast((block) => block.kind === 'table')!
      .parts.map((rows) => rows.map(({ cells }) => plainWords(wordsIn(cells[0]!.blocks)[0]!)))

  it('lists every question under its group, or the findings with the groups above them', () => {
    const { result: all, findings } = papers('vi')
    expect(tableOf(all!)).toEqual([['I Tiếp nhận'], ['I.1 Van', '4.1', '4.2', '4.3'], ['II Tra nạp', '4.5']])
    expect(tableOf(findings!)).toEqual([['I Tiếp nhận'], ['I.1 Van', '4.2', '4.3']])
  })

  it('says so where nothing was found', () => {
    const none = { ...result, groups: [{ ...result.groups[0]!, items: [question(1)] }] }
    expect(linesOf(resultPaper(none, making('en'), true))).toContain('There are no findings.')
    expect(linesOf(registerPaper(none, making('en')))).toContain('There are no findings.')
  })
})

it('the register has its findings by their numbers', () => {
  const lines = linesOf(papers('en')['register']!)
  expect(lines.filter((line) => line.startsWith('NC-'))).toEqual(['NC-2026-001', 'NC-2026-002'])
})

it('a finding says where it stands, and leaves room for what comes of it', () => {
  const { blocks } = papers('vi')['finding']!
  expect(linesOf({ ...papers('vi')['finding']!, blocks })).toEqual(expect.arrayContaining(['I Tiếp nhận', 'I.1 Van']))
  const cards = blocks.filter((block) => block.kind === 'definitions' && block.look === 'card')
  expect(JSON.stringify(cards.at(-1)).match(/"kind":"space"/g)).toHaveLength(3)
})

it('a blank checklist without questions says so', () => {
  const none = blankPaper({ ...blank, groups: [], statuses: [] }, making('vi'))
  expect(linesOf(none)).toContain('Đợt đánh giá chưa có câu hỏi nào.')
})
