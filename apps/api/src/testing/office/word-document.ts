import { zip, type Parts } from '#sandbox/office/zip.ts'

const space = 'http://schemas.openxmlformats.org'
const names = `xmlns:w="${space}/wordprocessingml/2006/main" xmlns:r="${space}/officeDocument/2006/relationships"
 xmlns:a="${space}/drawingml/2006/main" xmlns:pic="${space}/drawingml/2006/picture" xmlns:m="${space}/officeDocument/2006/math"
 xmlns:wp="${space}/drawingml/2006/wordprocessingDrawing" xmlns:mc="${space}/markup-compatibility/2006"
 xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = `${space}/officeDocument/2006/relationships`
export const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Signs of a text as XML writes them. */
export const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A run of words; what it looks like is given as XML (`<w:b/>`). */
export const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`

/** A paragraph of runs, or of plain words; its properties are given as XML. */
export const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`
/** A paragraph with a style. */
export const styled = (style: string, content: string, properties = '') =>
  paragraph(content, `<w:pStyle w:val="${style}"/>${properties}`)
/** The properties of a paragraph that belongs to a list. */
export const inList = (list: number, level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`

/** A style of paragraphs; its id is a Word's own and its name English. */
export const style = (id: string, name: string, content = '', type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${content}</w:style>`
/** The styles of headings as a Vietnamese Word names them: u1 to u9. */
export const headingStyles = Array.from({ length: 9 }, (_, at) =>
  style(`u${at + 1}`, `heading ${at + 1}`, `<w:basedOn w:val="Binhthng"/><w:pPr><w:outlineLvl w:val="${at}"/></w:pPr>`),
).join('')

/** How a level of a list is numbered. */
export const listLevel = (level: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`
/** Lists by their levels, numbered from 1; each may have a second one (`list` + 10) that goes on with its numbers or begins anew. */
export const lists = (...levels: string[]) =>
  levels.map((one, at) => `<w:abstractNum w:abstractNumId="${at}">${one}</w:abstractNum>`).join('') +
  levels.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`).join('')
export const list = (id: number, definition: number, overrides = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${overrides}</w:num>`

/** A table of rows of cells, which hold paragraphs. */
export const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

/** A picture in a run, by the relation that leads to it. */
export const picture = (relation: string, alt = '') =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="952500"/><wp:docPr id="1" name="Hình" descr="${xml(alt)}"/><a:graphic><a:graphicData uri="p">
<pic:pic><pic:blipFill><a:blip r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
export const relation = (id: string, kind: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`

export type WordParts = {
  styles?: string
  lists?: string
  notes?: string
  relations?: string
  type?: string
  parts?: Parts
}

/** A Word document with this body; everything is given as XML. */
export function wordDocument(
  body: string,
  { styles, lists: numbering, notes, relations = '', type = mainType, parts }: WordParts = {},
): Buffer {
  const own = [
    styles === undefined ? '' : relation('rIdStyles', 'styles', 'styles.xml'),
    numbering === undefined ? '' : relation('rIdLists', 'numbering', 'numbering.xml'),
    notes === undefined ? '' : relation('rIdNotes', 'footnotes', '/word/footnotes.xml'),
  ]
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${space}/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${space}/package/2006/relationships">${relation('rId1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': `${head}<w:document ${names}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${space}/package/2006/relationships">${own.join('')}${relations}</Relationships>`,
    ...(styles !== undefined && { 'word/styles.xml': `${head}<w:styles ${names}>${styles}</w:styles>` }),
    ...(numbering !== undefined && { 'word/numbering.xml': `${head}<w:numbering ${names}>${numbering}</w:numbering>` }),
    ...(notes !== undefined && { 'word/footnotes.xml': `${head}<w:footnotes ${names}>${notes}</w:footnotes>` }),
    ...parts,
  })
}
