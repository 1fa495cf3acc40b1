import type { Bars, Block, Paper, Records } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import type { About } from '../about.ts'
import type { Pictures } from '../pictures.ts'
import { frontLines, frontWidths } from './front.ts'
import { isList as isTable, listOf, type ListTable } from './list.ts'
import { recordsOf } from './records.ts'
import type { WorkbookRow, Sheet, SheetPicture } from '#capabilities/workbook/cells.ts'
import { writeBook } from '#capabilities/workbook/sheet.ts'

/** A paper as a workbook: what it is and says on the first sheet, what it lists on the second. */
export function bookOf(paper: Paper, pictures: Pictures, about: About): Promise<Uint8Array> {
  return writeBook(about, paper.lang, sheetsOf(paper, pictures))
}

/** What a sheet of its own is made of. */
type List = ListTable | Records

/** The highest and widest that a logo stands, in pixels, and how high its line is, in points. */
const logoSize = { height: 60, width: 320 } as const
const logoLine = 52

/** The logo of the company in a line of its own above all else, where there is one. */
function logoOf(blocks: readonly Block[], pictures: Pictures): SheetPicture | null {
  const head = blocks.find((block) => block.kind === 'letterhead')
  const logo = head?.logo && pictures.find(head.logo)
  if (!logo) return null
  const { bytes, width, height } = logo
  const scale = Math.min(logoSize.height / height, logoSize.width / width)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return { bytes, row: 0, column: 0, ...size, alt: '' }
}

function sheetsOf({ title, lang, foot, blocks }: Paper, pictures: Pictures): Sheet[] {
  const logo = logoOf(blocks, pictures)
  const above: WorkbookRow[] = logo ? [{ fields: [], height: logoLine }] : []
  const lists = blocks.filter(isList)
  const around = { above: '', foot }
  const called = sheetName(title)
  const nameOf = (list: List) =>
    sheetName(lists.length === 1 ? translate(lang, 'papers.sheet_list') : `${lists.indexOf(list) + 1} ${list.label}`)
  const front: Sheet = {
    ...around,
    name: called,
    isWide: false,
    widths: frontWidths,
    hasHead: false,
    ...(logo && { pictures: [logo] }),
    lines: [...above, ...frontLines(blocks.map((block) => (isList(block) ? leading(lang, nameOf(block)) : block)))],
  }
  return [
    front,
    ...lists.map((list): Sheet => {
      const bars = barsOf(blocks, list)
      return {
        ...around,
        above: list.label,
        name: nameOf(list),
        isWide: true,
        ...(list.kind === 'records' ? recordsOf(list, lang) : listOf(list, lang)),
        ...(bars && { bars }),
      }
    }),
  ]
}

/** The bars right above a table, whose numbers it holds. */
function barsOf(blocks: readonly Block[], list: List): Bars | undefined {
  const above = blocks[blocks.indexOf(list) - 1]
  return above?.kind === 'bars' ? above : undefined
}

const isList = (block: Block): block is List => block.kind === 'records' || isTable(block)

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
