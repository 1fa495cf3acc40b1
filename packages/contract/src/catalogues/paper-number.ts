/** One run of # for the running number, with at least so many digits; the year where `{year}` stands. */
const pattern = /^([^#{}]*(?:\{year\}[^#{}]*)?)(#{1,6})([^#{}]*(?:\{year\}[^#{}]*)?)$/

/** Whether papers can be numbered by a pattern, such as `##/{year}/BB-ĐG`. */
export const isPaperNumber = (sent: string): boolean => pattern.test(sent)

/** What stands before and after the running number in papers of a year, and how many digits that has at least. */
export function paperNumberParts(sent: string, year: number): { before: string; digits: number; after: string } {
  const [, before = '', signs = '#', after = ''] = pattern.exec(sent) ?? []
  const dated = (part: string) => part.replace('{year}', String(year))
  return { before: dated(before), digits: signs.length, after: dated(after) }
}
