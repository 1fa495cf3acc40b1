import type { Hearer } from '#sandbox/office/xml.ts'
import type { Block } from './blocks.ts'
import { addToParagraph, finishParagraph, startParagraph, type OpenParagraph } from './paragraphs.ts'
import { openRuns, type Runs } from './runs.ts'
import type { Attribute, Surroundings } from './surroundings.ts'
import { openTables, type Tables } from './tables.ts'
import type { ParagraphContent } from './words.ts'

/** What follows one another: the text itself, a cell, a text box. */
type Container = { blocks: Block[]; goesOn?: ParagraphContent }

export type Story = Required<Omit<Hearer, 'read'>> & {
  /** What has been received. */
  take(): Block[]
}

/** Of which nothing is kept. */
const leftOut = new Set([
  'w:sdtPr',
  'w:sdtEndPr',
  'w:sectPr',
  'w:tblGrid',
  'w:rt',
  'm:ctrlPr',
  'w:delText',
  'w:delInstrText',
])
/** What was deleted or moved away is not there, once the changes are accepted. */
const gone = new Set(['w:del', 'w:moveFrom'])

/** Receives the text of a document and returns its paragraphs and tables. */
export function openStory(around: Surroundings): Story {
  const { containers, paragraphs, tables, opens, closes, take } = openParts(around)
  const runs = openRuns(around, () => paragraphs.at(-1))
  const within: string[] = []
  return {
    open(name, attribute) {
      const parent = within.at(-1)
      const isOfProperties = parent === 'w:rPr' || parent === 'w:trPr'
      if (leftOut.has(name) || name.endsWith('Change') || (gone.has(name) && !isOfProperties)) return false
      const start = opens[name]
      const given = { name, attribute, parent, of: within.at(-2) }
      const answer = start ? start() : openProperty(given, { paragraph: paragraphs.at(-1), tables, runs })
      if (answer !== false) within.push(name)
      return answer
    },
    close(name) {
      within.pop()
      closes[name]?.()
      runs.close(name)
    },
    text: (words) => runs.text(words),
    take: () => take(containers.splice(0, 1, { blocks: [] })[0]!),
  }
}

type PropertyElement = { name: string; attribute: Attribute; parent: string | undefined; of: string | undefined }
type Open = { paragraph: OpenParagraph | undefined; tables: Tables; runs: Runs }

/** What an element says of its paragraph, its table or its run. */
function openProperty(
  { name, attribute, parent, of }: PropertyElement,
  { paragraph, tables, runs }: Open,
): boolean | void {
  if (parent === 'w:rPr' && of === 'w:pPr') {
    if (gone.has(name) && paragraph) paragraph.goesOn = true
    return false
  }
  if (parent === 'w:pPr' || parent === 'w:numPr') return paragraph && addToParagraph(paragraph, name, attribute)
  if (parent === 'w:trPr' || parent === 'w:tcPr') return tables.add(name, attribute)
  return runs.open(name, attribute, parent)
}

/** The parts of a text that hold others: what begins and ends with them. */
function openParts(around: Surroundings) {
  const containers: Container[] = [{ blocks: [] }]
  const paragraphs: OpenParagraph[] = []
  const tables = openTables()

  function put(container: Container, blocks: readonly (Block | null)[]): void {
    for (const block of blocks) if (block) container.blocks.push(block)
  }
  /** What a container holds, once it has ended. */
  function take(container: Container): Block[] {
    if (container.goesOn) put(container, [finishParagraph(startParagraph(around, container.goesOn), around)])
    return container.blocks
  }
  const start = () => void containers.push({ blocks: [] })

  const opens: Record<string, () => boolean | void> = {
    'w:p'() {
      const container = containers.at(-1)!
      paragraphs.push(startParagraph(around, container.goesOn))
      delete container.goesOn
    },
    'w:txbxContent': start,
    'w:tbl': tables.start,
    'w:tr': tables.startRow,
    'w:tc'() {
      tables.startCell()
      start()
    },
    'w:altChunk': () => (around.warnings.add('outlines.parts_left_out'), false),
  }
  const closes: Record<string, () => void> = {
    'w:pPr'() {
      const paragraph = paragraphs.at(-1)
      // Before the text boxes in it are.
      if (paragraph && !paragraph.goesOn) paragraph.number = around.count(paragraph.place, paragraph.style)
    },
    'w:p'() {
      const paragraph = paragraphs.pop()!
      const container = containers.at(-1)!
      if (paragraph.goesOn) container.goesOn = paragraph.words.gathered
      else put(container, [finishParagraph(paragraph, around)])
      put(container, paragraph.boxes)
    },
    'w:txbxContent': () => void paragraphs.at(-1)?.boxes.push(...take(containers.pop()!)),
    'w:tc': () => tables.endCell(take(containers.pop()!)),
    'w:tr': tables.endRow,
    'w:tbl': () => put(containers.at(-1)!, [tables.end()]),
  }
  return { containers, paragraphs, tables, opens, closes, take }
}
