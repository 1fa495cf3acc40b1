import type { Field } from './sheet.ts'

/** Letters that all columns of a lying page have together, so that it is read without a glass. */
const whole = 185
/** A column whose words are no longer than this is as wide as they are. */
const short = 14
const least = 14
const most = 60

const lengthOf = ({ value }: Field): number =>
  typeof value === 'object'
    ? 10
    : Math.max(
        ...String(value)
          .split('\n')
          .map(({ length }) => length),
      )

/** How wide each column is: short ones as they need, the others by how much there is to read in them. */
export function widthsOf(names: readonly string[], rows: readonly (readonly Field[])[]): number[] {
  const columns = names.map((name, at) => {
    const lengths = rows.map((row) => lengthOf(row[at]!))
    const word = Math.max(...name.split(/\s+/).map(({ length }) => length))
    const longest = lengths.reduce((most, length) => Math.max(most, length), word)
    const read = rows.reduce((sum, row) => sum + String(row[at]!.value).length, 0)
    return {
      needed: Math.max(word, longest) + 3,
      isShort: longest <= short,
      read: Math.sqrt(read / Math.max(1, rows.length)),
    }
  })
  const taken = columns.reduce((sum, { needed, isShort }) => sum + (isShort ? needed : 0), 0)
  const reading = columns.reduce((sum, { read, isShort }) => sum + (isShort ? 0 : read), 0)
  const left = Math.max(0, whole - taken)
  return columns.map(({ needed, isShort, read }) => {
    if (isShort) return needed
    return Math.min(most, needed, Math.max(least, Math.round((left * read) / Math.max(1, reading))))
  })
}
