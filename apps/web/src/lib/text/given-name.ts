/** The name by which a person is spoken to: in Vietnamese the last word; what stands in brackets is no name. */
export function givenName(fullname: string): string {
  const words = fullname
    .replace(/\([^()]*\)/g, '')
    .trim()
    .split(/\s+/)
  return words.at(-1) || fullname
}
