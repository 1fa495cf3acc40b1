/** The instant of a photo's local time; in the company's time zone where the camera wrote no offset. */
export function instantOf(time: string, offset: string | null, timeZone: string): Date {
  if (offset) return new Date(`${time}${offset}`)
  const guess = new Date(`${time}Z`)
  // Near a change of the clock the offset of the guess may be another one.
  const nearer = new Date(`${time}${offsetAt(guess, timeZone)}`)
  return new Date(`${time}${offsetAt(nearer, timeZone)}`)
}

function offsetAt(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? 'Z'
}
