import type { Language } from '@apron/messages'
import { zip } from '#sandbox/office/zip.ts'
import type { DemoDocument, OutlineItem } from './document.ts'

const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const paragraph = (words: string, style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escaped(words)}</w:t></w:r></w:p>`

const style = (id: string, name: string, size: number, level?: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:spacing w:before="240" w:after="120"/>${
    level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`
  }</w:pPr><w:rPr><w:b/><w:color w:val="12716A"/><w:sz w:val="${size}"/></w:rPr></w:style>`

const styles = `${head}<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${style(
  'Title',
  'Title',
  40,
)}${[1, 2, 3].map((level) => style(`Heading${level}`, `heading ${level}`, 32 - 4 * level, level - 1)).join('')}</w:styles>`

const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (type: string, target: string) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`

/** A document of the demonstration as a file of Word. */
export function wordFile(
  { name }: Pick<DemoDocument, 'name'>,
  { version, outline }: { version: string; outline: readonly OutlineItem[] },
  language: Language,
): Buffer {
  const label = language === 'vi' ? `Phiên bản ${version}` : `Version ${version}`
  const parts = outline.flatMap(({ index, header, content }) => [
    paragraph(`${index}. ${header[language]}`, `Heading${Math.min(index.split('.').length, 3)}`),
    paragraph(content[language]),
  ])
  return zip({
    '[Content_Types].xml': types,
    '_rels/.rels': relationships('officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relationships('styles', 'styles.xml'),
    'word/styles.xml': styles,
    'word/document.xml': `${head}<w:document ${namespaces}><w:body>${paragraph(name[language], 'Title')}${paragraph(
      label,
    )}${parts.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1417" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  })
}
