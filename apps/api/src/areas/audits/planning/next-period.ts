type Period = { starting_date: string; ending_date: string }

const dayLength = 24 * 60 * 60 * 1000
/** Days of a month on the whole of a year. */
const month = 30.4375
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** As long as the last period and as far from it as that was from the one before, in whole months where it is one or more; null where that begins before today. */
export function nextPeriod(last: Period, before: string, today: string): Period | null {
  const days = Math.round((utc(last.starting_date) - utc(before)) / dayLength)
  if (days <= 0) return null
  const months = Math.round(days / month)
  const start = months > 0 ? monthsAfter(last.starting_date, months) : dayOf(utc(last.starting_date) + days * dayLength)
  if (start < today) return null
  return { starting_date: start, ending_date: dayOf(utc(start) + utc(last.ending_date) - utc(last.starting_date)) }
}

/** The same day some months later, or the last of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, place = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, place - 1 + months + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, place - 1 + months, Math.min(date, lastDate)))
}
