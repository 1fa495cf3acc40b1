import { localName, type Hearer } from './xml.ts'

/** Reads a part of a workbook; one that is not there says nothing. */
export type ReadPart = (name: string, hearer: Hearer) => boolean

/** The formats of dates and times that every workbook knows without naming them. */
const builtIn = (format: number) => (format >= 14 && format <= 22) || (format >= 45 && format <= 47)
/** What ends that which stands apart in a format, by what begins it. */
const ends: Record<string, string> = { '"': '"', '[': ']' }

/** Whether a format has a letter of days or times; its words and colours may hold such letters too. */
function isOfDates(format: string): boolean {
  for (let at = 0; at < format.length; at += 1) {
    const sign = format[at]!
    const end = ends[sign]
    if (sign === '\\') at += 1
    else if (end) {
      const closing = format.indexOf(end, at + 1)
      if (closing === -1) return false
      at = closing
    } else if ('ymdhsYMDHS'.includes(sign)) return true
  }
  return false
}

/** Which styles of cells show a number as a day or a time. */
export function dateStyles(read: ReadPart): Set<number> {
  const own = new Set<number>()
  const styles = new Set<number>()
  let [isStyles, style] = [false, 0]
  read('xl/styles.xml', {
    open(given, attribute) {
      const name = localName(given)
      if (name === 'numFmt' && isOfDates(attribute('formatCode') ?? '')) own.add(Number(attribute('numFmtId')))
      if (name === 'cellXfs') isStyles = true
      if (name !== 'xf' || !isStyles) return
      const format = Number(attribute('numFmtId') ?? 0)
      if (builtIn(format) || own.has(format)) styles.add(style)
      style += 1
    },
    close(name) {
      if (localName(name) === 'cellXfs') isStyles = false
    },
  })
  return styles
}

const day = 86_400_000
/** Day 0 of a workbook, and the days from there to that of one made on an old Macintosh. */
const beginning = Date.UTC(1899, 11, 30)
const later = 1462
/** The last day that a workbook knows: the end of 9999. */
const last = 2_958_466

/** A number as the day and time that it stands for, `23/11/2026 07:30`; null where it stands for none. */
export function dayText(number: number, counts1904: boolean): string | null {
  const days = number + (counts1904 ? later : 0)
  if (!(days >= 0 && days < last)) return null
  const text = new Date(beginning + Math.round(days * 1440) * (day / 1440)).toISOString()
  const time = text.slice(11, 16)
  if (days < 1) return time
  const date = text.slice(0, 10).split('-').toReversed().join('/')
  return time === '00:00' ? date : `${date} ${time}`
}
