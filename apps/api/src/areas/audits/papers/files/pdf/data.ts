import { longestBar, type Block, type Paper, type Picture } from '@apron/contract/audits'
import { barsOf, squaresOf } from '../code.ts'
import { linesOf, type GridLine } from '../grid.ts'
import { mayBreak, staysWhole, takesMuch } from '../may-break.ts'
import type { Pictures } from '../pictures.ts'

type Photo = { path: string; width: number; height: number }
/** The tree of a paper as the template reads it, with the files of its pictures. */
export type Data = { json: string; files: Map<string, Buffer> }

/** `letters` says whether some font has a letter; what none has becomes "□", and is counted. */
export function dataOf(
  paper: Paper,
  pictures: Pictures,
  letters: (text: string) => string,
): Omit<Data, 'json'> & { data: object } {
  const photos: Record<string, Photo> = {}
  const files = new Map<string, Buffer>()
  const picture = (one: Picture) => {
    const photo = pictures.find(one)
    if (photo && !photos[photo.id]) {
      const path = `photo-${photo.id}.jpg`
      photos[photo.id] = { path, width: photo.width, height: photo.height }
      files.set(path, photo.bytes)
    }
    return { photo: photo?.id ?? 0, alt: one.alt === '' ? paper.title : one.alt, width: one.width }
  }
  let lone = 0
  const across = paper.isWide ? lettersAcross.wide : lettersAcross.upright
  const drawing = { picture, nextLone: () => (lone += 1), across }
  const blocks = drawn(paper.blocks, drawing)
  const { lang, title, isWide, foot, check = null } = paper
  const data = { lang, title, isWide, foot, check, code: codeOf(paper), blocks, photos }
  return { data: withLetters(data, letters) as object, files }
}

/** The code at the foot, as rectangles. */
function codeOf({ code }: Paper): object | null {
  if (code === undefined) return null
  const squares = squaresOf(code)
  return { size: squares.length, bars: barsOf(squares) }
}

/** Letters beside one another on a whole line, and how many more there are of small ones. */
const lettersAcross = { upright: 95, wide: 145, dense: 1.18 } as const

/** Of the width in percent: what stands beside a term. */
const shareOfTerms = 72

type Drawing = {
  picture(one: Picture): object
  /** By which a photo that stands alone finds how much room there is. */
  nextLone(): number
  across: number
}

const drawn = (blocks: readonly Block[], drawing: Drawing): object[] =>
  blocks.flatMap((block) =>
    block.kind === 'records' ? block.records.flatMap((record) => drawn(record, drawing)) : [one(block, drawing)],
  )

function one(block: Block, drawing: Drawing): object {
  const { picture } = drawing
  const inside = (blocks: readonly Block[]) => drawn(blocks, drawing)
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(inside) }
    case 'quote':
      return { ...block, blocks: inside(block.blocks) }
    case 'picture':
      return { ...block, picture: picture(block.picture) }
    case 'figures': {
      const figures = block.figures.map((figure) => ({ ...figure, picture: picture(figure.picture) }))
      return { ...block, figures, lone: figures.length === 1 ? drawing.nextLone() : null }
    }
    case 'table': {
      const { columns, isDense = false } = block
      const lines = linesOf(block)
      const across = drawing.across * (isDense ? lettersAcross.dense : 1)
      const drawnCells = ({ begins, isHead }: GridLine) => {
        const breaks = !isHead && mayBreak(begins, columns, across)
        return begins.map(({ blocks, ...cell }) => ({ ...cell, breaks, blocks: inside(blocks) }))
      }
      const head = lines.filter(({ isHead }) => isHead).flatMap(drawnCells)
      const body = lines.filter(({ isHead }) => !isHead).map((line) => ({ level: line.level, cells: drawnCells(line) }))
      return { kind: 'table', columns, isDense, head, body }
    }
    case 'definitions':
      return {
        ...block,
        isWhole: staysWhole(block, shareOfTerms, drawing.across),
        entries: block.entries.map(({ term, blocks }) => ({
          term,
          breaks: takesMuch(blocks, shareOfTerms, drawing.across),
          blocks: inside(blocks),
        })),
      }
    case 'letterhead':
      return { ...block, logo: block.logo && pictures(block.logo, picture) }
    case 'bars': {
      const { labels, series } = block
      // Under a name by which letters are looked at.
      return { kind: 'bars', labels: labels.map((said) => ({ said })), series, longest: longestBar(block) }
    }
    case 'signatures':
      return { ...block, before: inside(block.before) }
    default:
      return block
  }
}

/** A logo that is not there takes no room. */
function pictures(logo: Picture, picture: Drawing['picture']): object | null {
  const drawnLogo = picture(logo) as { photo: number }
  return drawnLogo.photo === 0 ? null : drawnLogo
}

const wordy = new Set(['text', 'title', 'foot', 'check', 'alt', 'name', 'said'])

/** The same with its words as fonts can draw them. */
function withLetters(value: unknown, letters: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => withLetters(each, letters))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    typeof each === 'string' && wordy.has(name) ? letters(each) : withLetters(each, letters),
  ])
  return Object.fromEntries(entries)
}
