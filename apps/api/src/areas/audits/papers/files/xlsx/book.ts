import type { Block, Paper } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import { frontLines, frontWidths } from './front.ts'
import { listOf, type ListTable } from './list.ts'
import { writeBook, type Sheet } from './sheet.ts'

/** A paper as a workbook: what it is and says on the first sheet, what it lists on the second. */
export function bookOf(paper: Paper): Promise<Uint8Array> {
  const { title, lang } = paper
  return writeBook(title, lang, sheetsOf(paper))
}

function sheetsOf({ title, lang, foot, blocks }: Paper): Sheet[] {
  const at = blocks.findIndex(isList)
  const listed = blocks[at]
  const names = { front: sheetName(title), list: sheetName(translate(lang, 'papers.sheet_list')) }
  const around = { above: '', foot }
  const front: Sheet = {
    ...around,
    name: names.front,
    isWide: false,
    widths: frontWidths,
    hasHead: false,
    lines: frontLines(listed ? [...blocks.slice(0, at), leading(lang, names.list), ...blocks.slice(at + 1)] : blocks),
  }
  if (!listed || !isList(listed)) return [front]
  return [front, { ...around, above: listed.label, name: names.list, isWide: true, ...listOf(listed, lang) }]
}

const isList = (block: Block): block is ListTable => block.kind === 'table' && block.list !== undefined

/** Says on which sheet the list stands. */
const leading = (lang: Language, name: string): Block => ({
  kind: 'paragraph',
  words: { lang, runs: [{ text: translate(lang, 'papers.on_sheet', { name }), marks: ['italic'] }] },
  align: 'start',
  isSmall: false,
})

/** Letters that the name of a sheet may have. */
const longestName = 31
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
    .replace(/^'|'$/g, '')
