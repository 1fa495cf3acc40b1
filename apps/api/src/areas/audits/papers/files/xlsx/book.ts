import type { Bars, Block, Paper } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import { frontLines, frontWidths } from './front.ts'
import { isList, listOf, type ListTable } from './list.ts'
import type { Sheet } from '../../../domain/workbook/cells.ts'
import { writeBook } from '../../../domain/workbook/sheet.ts'

/** A paper as a workbook: what it is and says on the first sheet, what it lists on the second. */
export function bookOf(paper: Paper): Promise<Uint8Array> {
  const { title, lang } = paper
  return writeBook({ title, author: '', subject: '' }, lang, sheetsOf(paper))
}

function sheetsOf({ title, lang, foot, blocks }: Paper): Sheet[] {
  const lists = blocks.filter(isList)
  const around = { above: '', foot }
  const called = sheetName(title)
  const nameOf = (list: ListTable) =>
    sheetName(lists.length === 1 ? translate(lang, 'papers.sheet_list') : `${lists.indexOf(list) + 1} ${list.label}`)
  const front: Sheet = {
    ...around,
    name: called,
    isWide: false,
    widths: frontWidths,
    hasHead: false,
    lines: frontLines(blocks.map((block) => (isList(block) ? leading(lang, nameOf(block)) : block))),
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
        ...listOf(list, lang),
        ...(bars && { bars }),
      }
    }),
  ]
}

/** The bars right above a table, whose numbers it holds. */
function barsOf(blocks: readonly Block[], list: ListTable): Bars | undefined {
  const above = blocks[blocks.indexOf(list) - 1]
  return above?.kind === 'bars' ? above : undefined
}

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
