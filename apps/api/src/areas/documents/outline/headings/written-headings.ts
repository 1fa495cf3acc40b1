import type { Block, Paragraph } from '../word/blocks.ts'
import type { FoundHeading } from './found.ts'
import { namedUnit, numberedLine, units, type LegalUnit, type Unit } from './index-text.ts'

type Flow = (Block | FoundHeading)[]

/** A line as it is read, with the number that a list writes before it. */
const lineOf = ({ number, text }: Paragraph) => (number?.text ? `${number.text} ${text}` : text)
const standsOut = ({ isBold, isCapital, isCentred }: Paragraph) => isBold || isCapital || isCentred

/** Fewer than so many headings are none. */
const fewest = { units: 2, numbers: 3 } as const
/** Characters of a line that may be a heading. */
const longest = { unit: 500, number: 150 } as const

/** Headings by the units of a law ("Chương II", "Điều 4."); nothing for a text without them. */
export function findUnits(flow: readonly Block[]): Flow | null {
  const found = flow.map((block) => (block.kind === 'paragraph' ? unitIn(block) : null))
  const used = new Set(found.flatMap((named) => named?.unit ?? []))
  if (found.filter((named) => named !== null).length < fewest.units) return null
  const levels = new Map<Unit, number>(units.filter((unit) => used.has(unit)).map((unit, at) => [unit, at + 1]))
  const headings: Flow = []
  for (let at = 0; at < flow.length; at += 1) {
    const [block, named] = [flow[at]!, found[at]]
    if (!named || block.kind === 'table') {
      headings.push(block)
      continue
    }
    const next = flow[at + 1]
    // A unit by itself has its words in the next line.
    const words = named.rest === '' && !found[at + 1] && next?.kind === 'paragraph' && standsOut(next) ? next : null
    const level = levels.get(named.unit) ?? 1
    const header = words?.text ?? named.rest
    const paragraph = words ?? block
    headings.push({
      kind: 'heading',
      level,
      index: header ? named.index : '',
      header: header || named.index,
      paragraph,
    })
    if (words) at += 1
  }
  return headings
}

/** A sentence may begin with "Điều 4 của Thông tư này"; a heading has a sign behind its number, or stands out. */
function unitIn(paragraph: Paragraph): LegalUnit | null {
  const line = lineOf(paragraph)
  const named = line.length > longest.unit ? null : namedUnit(line)
  return named && (named.isMarked || named.rest === '' || standsOut(paragraph)) ? named : null
}

/** Headings by decimal numbers that count on; nothing for a text without them. */
export function findNumbers(flow: readonly Block[]): Flow | null {
  const known = new Set<string>()
  const headings: Flow = flow.map((block) => (block.kind === 'paragraph' ? (numberIn(block, known) ?? block) : block))
  const found = headings.filter((block) => block.kind === 'heading')
  if (found.length < fewest.numbers) return null
  const highest = Math.min(...found.map(({ level }) => level))
  for (const heading of found) heading.level -= highest - 1
  return headings
}

function numberIn(paragraph: Paragraph, known: Set<string>): FoundHeading | null {
  const line = lineOf(paragraph)
  const split = line.length > longest.number ? null : numberedLine(line)
  if (!split || split.rest === '' || !/^\d/.test(split.index) || /[.;,:?!]$/.test(line)) return null
  const parts = split.index.split('.')
  const isHeading = parts.length > 1 || paragraph.isBold || paragraph.isCapital
  if (!isHeading || known.has(split.index) || !countsOn(parts, known)) return null
  known.add(split.index)
  return { kind: 'heading', level: parts.length, index: split.index, header: split.rest, paragraph }
}

/** The first of its kind, or the next after one that is there. */
function countsOn(parts: readonly string[], known: ReadonlySet<string>): boolean {
  const last = Number(parts.at(-1))
  return last === 1 || known.has([...parts.slice(0, -1), last - 1].join('.'))
}
