/** What a heading begins with: its index, and what follows it. */
export type Split = { index: string; rest: string }

/** The units of a text of law, the largest first, in the words of both languages. */
export const units = ['part', 'chapter', 'section', 'subsection', 'article'] as const
export type Unit = (typeof units)[number] | 'appendix'

const unitOf: Record<string, Unit> = {
  phần: 'part',
  part: 'part',
  chương: 'chapter',
  chapter: 'chapter',
  mục: 'section',
  section: 'section',
  'tiểu mục': 'subsection',
  điều: 'article',
  article: 'article',
  'phụ lục': 'appendix',
  appendix: 'appendix',
  annex: 'appendix',
}

const named =
  /^(điều|chương|phần|mục|tiểu mục|phụ lục|article|chapter|section|part|appendix|annex) (thứ (?:nhất|hai|ba|tư|năm|sáu|bảy|tám|chín|mười)|\d{1,4}(?:\.\d{1,4}){0,8}[a-zđ]?|[ivxlc]{1,8}|\p{L})(?![\p{L}\d])/iu
const numbered = /^(?:\d{1,4}(?:\.\d{1,4}){1,8}|\d{1,3}|[IVXLC]{1,8}(?=[.)])|\p{L}(?=[.)]))(?![\p{L}\d])/u
/** What stands between an index and its heading. */
const between = /^(?:[.:)]{0,3} ?[-–—]? ?)/

/** The unit that a line begins with, and how it goes on. */
export type LegalUnit = Split & {
  unit: Unit
  /** A sign stands behind its number, as behind that of a heading. */
  isMarked: boolean
}

/** "Điều 4. Tiêu chuẩn" as a unit of law; nothing when the line begins with none. */
export function namedUnit(line: string): LegalUnit | null {
  const found = named.exec(line)
  if (!found) return null
  const [index, word = ''] = found
  const after = line.slice(index.length)
  return { unit: unitOf[word.toLowerCase()]!, index, rest: restOf(after), isMarked: /^ ?[.:]/.test(after) }
}

/** "1.2.3 Bể chứa" as its number; nothing when the line begins with none. */
export function numberedLine(line: string): Split | null {
  const index = numbered.exec(line)?.[0]
  return index === undefined ? null : { index, rest: restOf(line.slice(index.length)) }
}

const restOf = (after: string) => after.slice(between.exec(after)![0].length)

/** The index and the words of a heading, as it is written; one that is nothing but an index is its own words. */
export function splitHeading(line: string): Split {
  const found = namedUnit(line) ?? numberedLine(line)
  return found && found.rest !== '' ? { index: found.index, rest: found.rest } : { index: '', rest: line }
}

/** The number that a list writes, as an index: "(a)" is "a", "Điều 4." is "Điều 4". */
export function indexOfNumber(text: string): string {
  let end = text.length
  while (end > 0 && '.:)'.includes(text[end - 1]!)) end -= 1
  const bare = text.slice(0, end).trim()
  return bare.startsWith('(') && end < text.length ? bare.slice(1) : bare
}
