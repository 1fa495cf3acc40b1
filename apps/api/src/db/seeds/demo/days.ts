const day = 86_400_000

/** The day so many days from another, both `YYYY-MM-DD`. */
export const dayFrom = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** An instant on a day, so many minutes into its working hours; never later than `now`. */
export function momentOn(date: string, minutes: number, now: Date): Date {
  // Half past eight in the morning in Viet Nam.
  const opening = Date.parse(`${date}T01:30:00Z`)
  return new Date(Math.min(opening + minutes * 60_000, now.getTime()))
}

/** The quarter of a day, as a report names it. */
export function quarterOf(date: string, language: 'vi' | 'en'): string {
  const [year, month] = date.split('-').map(Number) as [number, number]
  const quarter = Math.ceil(month / 3)
  return language === 'vi' ? `quý ${quarter}/${year}` : `Q${quarter} ${year}`
}
