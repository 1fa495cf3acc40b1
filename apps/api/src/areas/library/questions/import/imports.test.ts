import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { rows, workbook } from '#testing/office/workbook.ts'
import { zip } from '#sandbox/office/zip.ts'

let world: World
let writer: Browser
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.deleteFrom('library_items').execute()
  await world.db.deleteFrom('library_groups').execute()
  writer = await world.as('CREATE_CHECKLIST_ITEM', 'CREATE_GROUPCHKITEM')
})

const headers = { 'accept-language': 'vi' }
const head = ['Nhóm', 'Mã', 'Nội dung']
const good = [
  head,
  ['A1 Tiếp nhận nhiên liệu', 'A1.1', 'Áp suất < 5 bar\nghi hằng ngày?'],
  [null, 'A1.2', 'Có mẫu lưu không?'],
  [null, null, null],
  ['A1 Tiếp nhận nhiên liệu > A1.3. Xe bồn', 'A1.3.1', 'Niêm phong còn nguyên?'],
  ['Điều 4 Tiêu chuẩn', '<c t="n"><v>1</v></c>', '<c t="s"><v>0</v></c>'],
]
const shared =
  '<si><r><rPr><b/></rPr><t>Đạt</t></r><r><t xml:space="preserve"> hay </t></r><r><rPr><i val="1"/></rPr><t>không</t></r><rPh><t>đọc</t></rPh></si>'
const sheet = (...lines: (string | null)[][]) => workbook(rows(...lines), shared)

function sent(file: Buffer | string, fields: Record<string, string | number> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'kho.xlsx')
  return { form, headers }
}
const look = (file: Buffer | string, who = writer) => who.post('/checklist-items/imports', sent(file))
const write = (file: Buffer | string, seen: Record<string, string | number>, who = writer) =>
  who.post('/checklist-items/imports/confirmation', sent(file, seen))
const stored = async () => ({
  groups: await world.db.selectFrom('library_groups').selectAll().orderBy('id').execute(),
  items: await world.db.selectFrom('library_items').selectAll().orderBy('id').execute(),
})
const errorsOf = async (...lines: (string | null)[][]) =>
  ((await look(sheet(head, ...lines))).body.data.errors as { place: string; text: string }[]).map(({ place, text }) => [
    place,
    text,
  ])

describe('a spreadsheet with the columns group, number and text', () => {
  it('is shown before it is written, and what is written waits for approval and is told to whoever may give it', async () => {
    const checker = await world.as('APPROVE_CHECKLIST_ITEM')
    const shown = await look(sheet(...good))
    expect(shown.body.data).toMatchObject({
      name: 'Kho xăng dầu',
      groups: { new: 3, present: 0 },
      items: { new: 4, present: 0 },
      shown: [
        { name: 'A1 Tiếp nhận nhiên liệu', is_new: true, items: 2 },
        { name: 'A1.3 Xe bồn', is_new: true, items: 1 },
        { name: 'Điều 4 Tiêu chuẩn', is_new: true, items: 1 },
      ],
      errors: [],
      may_approve: false,
    })
    expect((await stored()).groups).toEqual([])

    const done = await write(sheet(...good), { groups: 3, items: 4 })
    expect([done.status, done.body.data]).toEqual([200, { groups: 3, items: 4 }])
    const { groups, items } = await stored()
    expect(groups).toMatchObject([
      { index_text: 'A1', header: 'Tiếp nhận nhiên liệu', parent_id: null, status: 0, maker_id: writer.id },
      { index_text: 'A1.3', header: 'Xe bồn', parent_id: groups[0]!.id },
      { index_text: 'Điều 4', header: 'Tiêu chuẩn', parent_id: null },
    ])
    expect(items.map(({ header, content, status }) => [header, content, status])).toEqual([
      ['A1.1', '<p>Áp suất &lt; 5 bar</p><p>ghi hằng ngày?</p>', 0],
      ['A1.2', '<p>Có mẫu lưu không?</p>', 0],
      ['A1.3.1', '<p>Niêm phong còn nguyên?</p>', 0],
      ['1', '<p><strong>Đạt</strong> hay <em>không</em></p>', 0],
    ])
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'library.imported')
      .where('user_id', '=', writer.id)
      .executeTakeFirstOrThrow()
    expect(entry.after).toMatchObject({ file: 'kho.xlsx', name: 'Kho xăng dầu', items: 4, status: 0 })
    const told = (await checker.get('/notifications', { headers })).body.data as { message: string }[]
    expect(told.map(({ message }) => message)).toEqual(['đã gửi 4 câu hỏi chờ bạn duyệt'])
  })

  it('names each cell that is wrong, and writes nothing then', async () => {
    const lines = [
      [null, 'A1.1', 'Chưa có nhóm'],
      ['Tiếp nhận nhiên liệu', 'A1.1', 'Nhóm không có mã'],
      ['A1 Tiếp nhận', null, 'Không có mã'],
      [null, 'A1.2', null],
      [null, '<c t="n"><v>1.1</v></c>', 'Mã là số'],
      [null, '<c t="n"><v>46023</v></c>', '<c t="b"><v>1</v></c>'],
      [null, '<c t="e"><v>#REF!</v></c>', 'Mã hỏng'],
    ]
    expect(await errorsOf(...lines)).toEqual([
      ['ô A2', 'đang để trống'],
      ['ô A3', 'cần mã đứng trước tên nhóm, ví dụ “A1 Tiếp nhận nhiên liệu”'],
      ['ô B4', 'đang để trống'],
      ['ô C5', 'đang để trống'],
      ['ô B6', expect.stringContaining('dạng số hoặc ngày')],
      ['ô B7', expect.stringContaining('dạng số hoặc ngày')],
      ['ô C7', 'không phải là chữ'],
      ['ô B8', 'không phải là chữ'],
    ])
    const refused = await write(sheet(head, ...lines), { groups: 1, items: 0 })
    expect([refused.status, refused.body.errors.file]).toEqual([422, ['Không nhập được tệp: ô A2: đang để trống']])
    expect(await errorsOf(['A1 Kho', 'A1.1', 'Một'], [null, 'a1.1', 'Hai'])).toEqual([
      ['ô B3', 'mã “a1.1” đã có trong nhóm với nội dung khác'],
    ])
    expect((await look(workbook(rows(['Nhóm', 'Tên'], ['A', 'B'])))).body.data.errors).toEqual([
      { place: 'tệp', text: 'không trang tính nào có hàng tiêu đề với ba cột: Nhóm, Mã, Nội dung' },
    ])
    expect((await stored()).groups).toEqual([])
  })

  it('has the points d and đ of a rule beside each other, and one of them once', async () => {
    const points = ['21.3.d', '21.3.đ', '21.3.e'].map((point) => ['Điều 21 Tiếp nhận', point, `Điểm ${point}?`])
    expect((await look(sheet(head, ...points))).body.data).toMatchObject({ items: { new: 3, present: 0 }, errors: [] })
    expect(await errorsOf(...points, ['Điều 21 Tiếp nhận', '21.3.Đ', 'Điểm khác?'])).toHaveLength(1)
  })

  it('adds nothing twice, and only what is new of a longer one', async () => {
    await write(sheet(...good), { groups: 3, items: 4 })
    const longer = sheet(...good, ['A1 Tiếp nhận nhiên liệu', 'A1.9', 'Câu mới?'])
    expect((await look(longer)).body.data).toMatchObject({
      groups: { new: 0, present: 3 },
      items: { new: 1, present: 4 },
      shown: [{ name: 'A1 Tiếp nhận nhiên liệu', is_new: false, items: 1 }],
    })
    // Somebody else was there first with the same file.
    expect((await write(longer, { groups: 3, items: 5 })).body.code).toBe('changed_meanwhile')
    expect((await stored()).items).toHaveLength(4)
    expect((await write(longer, { groups: 0, items: 1 })).status).toBe(200)
    expect((await stored()).items).toHaveLength(5)
  })
})

describe('who may import', () => {
  const seen = { groups: 3, items: 4, approve: 1 }

  it('has it approved at once only with the rights and without a second pair of eyes being asked for', async () => {
    const both = await world.as(
      'CREATE_CHECKLIST_ITEM',
      'CREATE_GROUPCHKITEM',
      'APPROVE_CHECKLIST_ITEM',
      'APPROVE_GROUPCHKITEM',
    )
    expect((await write(sheet(...good), seen, both)).status).toBe(403)
    const chief = await world.asSuper()
    expect((await look(sheet(...good), chief)).body.data.may_approve).toBe(true)
    expect((await write(sheet(...good), seen, chief)).status).toBe(200)
    const { groups, items } = await stored()
    expect([...groups, ...items].map(({ status }) => status)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })

  it('adds to groups that are there without the right to add groups, and no group', async () => {
    const itemsOnly = await world.as('CREATE_CHECKLIST_ITEM')
    expect((await look(sheet(...good), itemsOnly)).body.data.errors).toEqual([
      { place: 'tệp', text: 'tệp có nhóm mới, mà bạn không có quyền thêm nhóm câu hỏi' },
    ])
    expect((await write(sheet(...good), { groups: 3, items: 4 }, itemsOnly)).body.code).toBe('import_groups')
    expect((await stored()).groups).toEqual([])
    await write(sheet(head, good[1]!), { groups: 1, items: 1 })
    expect((await write(sheet(head, good[1]!, good[2]!), { groups: 0, items: 1 }, itemsOnly)).status).toBe(200)
  })
})

describe('a file that is none', () => {
  it('of the import command is read too, with its lines in the reader’s language', async () => {
    const json = `{"name": "Kho", "groups": [\n{"index": "1", "header": "Bể", "items": [\n{"header": "1.1"}]}]}`
    expect((await look(json)).body.data.errors).toEqual([
      { place: 'dòng 3', text: 'groups.0.items.0.content đang thiếu' },
    ])
    const whole = json.replace('"1.1"', '"1.1", "content": "Sạch?"')
    expect((await look(whole)).body.data).toMatchObject({ name: 'Kho', items: { new: 1 }, errors: [] })
  })

  const bomb = `<row r="1">${`<c r="A1" t="inlineStr"><is><t>${' '.repeat(65 * 1024 * 1024)}</t></is></c>`}</row>`
  it.each([
    ['a workbook that unpacks to more than it may', () => workbook(bomb)],
    [
      'one that declares types of its own',
      () => workbook('', '', { 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY y "z">]><x/>' }),
    ],
    ['one whose sheet never ends', () => workbook('<row r="1"><c')],
    ['one without a workbook', () => zip({ '[Content_Types].xml': 'spreadsheetml.sheet', 'xl/nothing.xml': '' })],
    ['one that is cut off', () => sheet(...good).subarray(0, 900)],
    ['a picture', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
  ])('%s is refused with a sentence', async (_, make) => {
    const { status, body } = await look(make())
    expect([413, 415, 422]).toContain(status)
    expect(body.message).toMatch(/tệp|Tệp/)
  })
})
