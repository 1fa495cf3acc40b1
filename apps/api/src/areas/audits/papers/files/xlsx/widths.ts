import type { WorkbookCell } from '#capabilities/workbook/cells.ts'

/** Letters that all columns of a lying page have together, so that it is read without a glass. */
const ofPage = 200
/** A column whose words are no longer than this is as wide as they are. */
const short = 14
const least = 14
const most = 60

const lengthOf = ({ value }: WorkbookCell): number =>
  typeof value === 'object'
    ? value.day.length
    : Math.max(
        ...String(value)
          .split('\n')
          .map(({ length }) => length),
      )

/** How wide each column is: short ones as they need, those that are empty by their share (in percent) of the paper, the others by how much there is to read in them, though less than in proportion; together as many letters as `whole`. */
export function widthsOf(
  names: readonly string[],
  rows: readonly (readonly WorkbookCell[])[],
  shares: readonly number[],
  whole = ofPage,
): number[] {
  const columns = names.map((name, at) => {
    const word = Math.max(...name.split(/\s+/).map(({ length }) => length))
    const texts = rows.map((row) => row[at]!).filter(({ value }) => value !== '')
    const longest = texts.reduce((most, field) => Math.max(most, lengthOf(field)), word)
    const letters = texts.reduce((sum, { value }) => sum + String(value).length, 0)
    const isEmpty = texts.length === 0
    const needed = Math.max(longest, isEmpty ? ((shares[at] ?? 0) * ofPage) / 140 : 0) + 3
    return { needed, isShort: isEmpty || longest <= short, read: (letters / Math.max(1, texts.length)) ** 0.65 }
  })
  const taken = columns.reduce((sum, { needed, isShort }) => sum + (isShort ? needed : 0), 0)
  const reading = columns.reduce((sum, { read, isShort }) => sum + (isShort ? 0 : read), 0)
  const left = Math.max(0, whole - taken)
  return columns.map(({ needed, isShort, read }) => {
    if (isShort) return Math.round(needed)
    return Math.min(most, needed, Math.max(least, Math.round((left * read) / Math.max(1, reading))))
  })
}
