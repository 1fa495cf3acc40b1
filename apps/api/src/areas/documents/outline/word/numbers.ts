import type { FoundLevel, ListLevel, Lists } from './lists.ts'
import type { ListPlace, Styles } from './styles.ts'

/** What a list writes before a paragraph. */
export type ListNumber = {
  /** As it is shown, "Điều 4." or "a)"; empty for a bullet. */
  text: string
  /** From 0. */
  level: number
  value: number
  /** Nothing but digits with a sign behind them, as any list of numbers has them. */
  isPlain: boolean
}

/** The list that a paragraph belongs to, by what it says itself and by its style. */
function placeOf(lists: Lists, styles: Styles, own: ListPlace, style: string) {
  const { list, level, by = style } = styles.listOf(style)
  const found = own.list ?? list
  if (found === undefined) return lists.ofStyle(style)
  // That which leads nowhere takes a paragraph out of the list of its style.
  const usual = lists.levelOf(found, style) ?? level ?? lists.levelOf(found, by) ?? 0
  return { list: found, level: own.level ?? usual }
}

/** Counts the paragraphs of lists in their order. */
export function openNumbers(lists: Lists, styles: Styles) {
  const counted = new Map<string, (number | undefined)[]>()
  const begun = new Set<string>()
  return function count(own: ListPlace, style: string): ListNumber | null {
    const place = placeOf(lists, styles, own, style)
    const found = place && lists.find(place.list, place.level)
    if (!found) return null
    const { counters, level, levels, starts } = found
    const values = counted.get(counters) ?? []
    counted.set(counters, values)
    const start = starts.get(level)
    const key = `${place.list} ${level}`
    if (start !== undefined && !begun.has(key)) {
      begun.add(key)
      values[level] = start
    } else values[level] = values[level] === undefined ? (start ?? startOf(levels[level])) : values[level] + 1
    // A level that was skipped counts as begun.
    for (let above = 0; above < level; above += 1) values[above] ??= starts.get(above) ?? startOf(levels[above])
    for (let below = level + 1; below < levels.length; below += 1)
      if (beginsAnew(levels[below], level)) values[below] = undefined
    return write(found, values)
  }
}

const startOf = (level: ListLevel | undefined) => level?.start ?? 1

/** Whether a level begins anew after one above it was counted. */
function beginsAnew(level: ListLevel | undefined, above: number): boolean {
  return level?.restart === undefined || above < level.restart
}

function write({ level, levels }: FoundLevel, values: readonly (number | undefined)[]): ListNumber {
  const own = levels[level]!
  const value = values[level]!
  if (own.format === 'bullet') return { text: '', level, value, isPlain: false }
  const text = own.text.replace(/%([1-9])/g, (_, place: string) => {
    const at = Number(place) - 1
    const format = levels[at]?.format ?? 'decimal'
    return written(values[at] ?? startOf(levels[at]), own.isLegal && format !== 'none' ? 'decimal' : format)
  })
  return { text: text.trim(), level, value, isPlain: /^\d+[.)]?$/.test(text.trim()) }
}

/** A number in one of the formats of Word; digits for one that is not known. */
export function written(value: number, format: string): string {
  if (format === 'none') return ''
  if (format === 'upperRoman') return roman(value)
  if (format === 'lowerRoman') return roman(value).toLowerCase()
  if (format === 'upperLetter') return letters(value)
  if (format === 'lowerLetter') return letters(value).toLowerCase()
  // Of its own making, "001, 002, 003, …".
  const digits = format === 'decimalZero' ? 2 : /^0\d+/.exec(format)?.[0].length
  return String(value).padStart(digits ?? 0, '0')
}

/** After Z come AA and BB. */
function letters(value: number): string {
  if (value < 1 || value > 780) return String(value)
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))
}

const romans = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value)
  let [text, left] = ['', value]
  for (const [sign, worth] of romans) for (; left >= worth; left -= worth) text += sign
  return text
}
