/** The name by which a person is spoken to: in Vietnamese the last word; what stands in brackets is no name. What is called by what it does (“Quản trị viên”) is spoken to as a whole. */
export function givenName(fullname: string): string {
  const words = fullname
    .replace(/\([^()]*\)/g, '')
    .trim()
    .split(/\s+/)
  const last = words.at(-1) ?? ''
  return last && last === last.toLocaleLowerCase('vi') ? words.join(' ') : last || fullname
}
