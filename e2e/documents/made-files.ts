import { paragraph, styled, wordDocument } from '../../apps/api/src/testing/office/word-document.ts'

/** A picture on a page, packed as its filter says; `inline` stands among the words of the page. */
export type PdfImage = { filter: string; bytes: Buffer; as?: 'mask' | 'inline' }

function pictureOf({ filter, bytes, as }: PdfImage): string {
  const colours = as === 'mask' ? '/ImageMask true /BitsPerComponent 1' : '/ColorSpace /DeviceGray'
  const depth = filter === 'JBIG2Decode' ? '/BitsPerComponent 1' : '/BitsPerComponent 8'
  const kind = `/Type /XObject /Subtype /Image /Width 64 /Height 64 ${colours} ${as === 'mask' ? '' : depth}`
  return `<< ${kind} /Filter /${filter} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`
}

const inlineOf = ({ bytes }: PdfImage) =>
  `q 300 0 0 300 100 200 cm BI /W 16 /H 16 /BPC 8 /CS /G /F /DCT ID ${bytes.toString('latin1')} EI Q`

/** A PDF of pages with one line each, as a printer driver writes it, and below the line a picture where there is one. */
export function pdfFile(lines: readonly string[], picture?: PdfImage): Buffer {
  const objects: string[] = []
  const add = (content: string) => objects.push(content)
  const pages = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${pages}] /Count ${lines.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [index, line] of lines.entries()) {
    const drawn = picture ? (picture.as === 'inline' ? inlineOf(picture) : 'q 300 0 0 300 100 200 cm /Scan Do Q') : ''
    const content = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET ${drawn}`
    const scan = picture ? ` /XObject << /Scan ${4 + lines.length * 2} 0 R >>` : ''
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >>${scan} >> >>`,
    )
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  if (picture) add(pictureOf(picture))
  return pdfOf(objects)
}

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function pdfOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((content, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${content}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** A Word document with a heading and paragraphs. */
export const wordFile = (heading: string, ...paragraphs: string[]): Buffer =>
  wordDocument(styled('u1', heading) + paragraphs.map((words) => paragraph(words)).join(''))
