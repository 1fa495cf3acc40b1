import { paragraph, styled, wordDocument } from '../../apps/api/src/testing/office/word-document.ts'

/** A PDF of pages with one line each, as a printer driver writes it. */
export function pdfFile(lines: readonly string[]): Buffer {
  const objects: string[] = []
  const add = (content: string) => objects.push(content)
  const pages = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${pages}] /Count ${lines.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [index, line] of lines.entries()) {
    const content = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
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
