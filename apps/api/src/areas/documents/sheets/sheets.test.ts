import { afterAll, beforeAll, expect, it } from 'vitest'
import { rows, workbook } from '#testing/office/workbook.ts'
import { form } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let reader: Browser
beforeAll(async () => {
  world = await startWorld()
  reader = await world.as()
})
afterAll(() => world.stop())

const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="171" formatCode="[Red]0.0&quot; ngày&quot;"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`

async function stored(name: string, bytes: Buffer | string) {
  const { body } = await reader.post('/libraries/upload', { form: form({ type: 'document' }, [['file', name, bytes]]) })
  const { id, url } = body.data as { id: number; url: string }
  const given = new URL(url, world.url).searchParams
  return { id, query: { expires: given.get('expires')!, signature: given.get('signature')! } }
}
const look = ({ id, query }: Awaited<ReturnType<typeof stored>>, sheet = 1, who = reader) =>
  who.get(`/files/${id}/sheet`, { query: { ...query, sheet } })

it('a stored workbook is shown as a grid, its days as days and hidden sheets left out', async () => {
  const day = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`
  const lines = rows(
    ['Thiết bị', 'Hạn', 'Lúc', 'Còn'],
    ['Phin lọc', day(1, '46349'), day(2, '46349.3125'), day(3, '12.5')],
    [null, null, null, null],
    [null, 'B4', null, null],
  )
  const file = await stored('Thiết bị.xlsx', workbook(lines, '', { 'xl/styles.xml': styles }))
  expect((await look(file)).body.data).toEqual({
    names: ['Ghi chú', 'Kho xăng dầu'],
    columns: ['A', 'B', 'C', 'D'],
    rows: [
      { id: 1, cells: ['Thiết bị', 'Hạn', 'Lúc', 'Còn'] },
      { id: 2, cells: ['Phin lọc', '23/11/2026', '23/11/2026 07:30', '12.5'] },
      { id: 4, cells: ['', 'B4', '', ''] },
    ],
    goes_on: false,
  })
  expect((await look(file, 0)).body.data.rows).toEqual([{ id: 1, cells: ['Cách điền'] }])
  expect((await look(file, 7)).body.data).toMatchObject({ rows: [], goes_on: false })
})

it('only the first 2,000 rows are shown', async () => {
  const many = Array.from({ length: 2001 }, (_, index) => [`Dòng ${index + 1}`])
  const { body } = await look(await stored('Dài.xlsx', workbook(rows(...many))))
  expect([body.data.rows.length, body.data.rows.at(-1).cells, body.data.goes_on]).toEqual([2000, ['Dòng 2000'], true])
})

it.each([
  ['a row behind the last one', '<row r="1e300"><c r="A1"><v>1</v></c></row>'],
  ['a row before the first one', '<row r="-5"><c r="A1"><v>1</v></c></row>'],
  ['a row that is no number', '<row r="x"><c r="A1"><v>1</v></c></row>'],
  ['a half row', '<row r="1.5"><c r="A1"><v>1</v></c></row>'],
  ['a column behind the last one', '<row r="1"><c r="XFE1"><v>1</v></c></row>'],
])('a workbook with %s is refused with a sentence', async (kind, lines) => {
  const { status, body } = await look(await stored(`${kind}.xlsx`, workbook(lines)))
  expect([status, body.code]).toEqual([415, 'sheet_unreadable'])
})

it('a workbook with the last row and column that there are is shown, and one of some hundred sheets is not', async () => {
  const last = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  expect((await look(await stored('Cuối.xlsx', workbook(last)))).body.data.rows[0].id).toBe(1_048_576)
  const sheets = Array.from({ length: 301 }, (_, at) => `<sheet name="T${at}" sheetId="${at + 1}" r:id="rId1"/>`)
  const names = `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets.join('')}</sheets></workbook>`
  const many = await stored('Nhiều trang.xlsx', workbook(rows(['A']), '', { 'xl/workbook.xml': names }))
  expect((await look(many)).body.code).toBe('sheet_unreadable')
})

it('nothing is shown without the address that the file was given under, nor of another kind of file', async () => {
  const file = await stored('Thiết bị.xlsx', workbook(rows(['A'])))
  const other = await stored('Ghi chú.txt', 'Một dòng')
  expect((await look({ ...file, query: other.query })).status).toBe(404)
  expect((await look({ ...file, query: { ...file.query, expires: '1' } })).status).toBe(404)
  const { status, body } = await look(other)
  expect([status, body.message]).toEqual([415, expect.stringContaining('Ghi chú.txt')])
  const broken = await stored('Hỏng.xlsx', workbook(rows(['A']), '', { 'xl/workbook.xml': '<workbook>' }))
  expect((await look(broken)).body.code).toBe('sheet_unreadable')
})
