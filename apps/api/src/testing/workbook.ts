import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive with these parts. */
export function zip(parts: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

const types = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="xml" ContentType="application/xml"/>
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>
</Types>`
const book = `<?xml version="1.0"?><x:workbook xmlns:x="m" xmlns:r="r"><x:sheets>
<x:sheet name="Ghi chú" sheetId="1" r:id="rId1"/><x:sheet name="Ẩn" sheetId="2" state="hidden" r:id="rId1"/>
<x:sheet name="Kho xăng dầu" sheetId="3" r:id="rId2"/></x:sheets></x:workbook>`
const relations = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`

/** A workbook whose third sheet has these rows, given as the XML of their cells; `shared` are its shared texts. */
export const workbook = (sheet: string, shared = '', others: Record<string, string> = {}): Buffer =>
  zip({
    '[Content_Types].xml': types,
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Cách điền</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    ...others,
  })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Rows of texts from the first line on; null for an empty cell, and a cell that begins with `<c ` as it is, without its place. */
export const rows = (...lines: (string | null)[][]): string =>
  lines
    .map((cells, line) => {
      const drawn = cells.map((cell, column) => {
        const place = `r="${String.fromCharCode(65 + column)}${line + 1}"`
        if (cell === null) return `<c ${place} s="1"/>`
        return cell.startsWith('<c ')
          ? cell.replace('<c ', `<c ${place} `)
          : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
      })
      return `<row r="${line + 1}">${drawn.join('')}</row>`
    })
    .join('')
