import { zip } from '#sandbox/office/zip.ts'

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
