/** What a document is called by in few signs: the code that its name begins with, such as MH-QT-01, else the name. */
export function documentCode(name: string): string {
  const first = name.trim().split(/\s+/, 1)[0] ?? ''
  return /\d/.test(first) ? first : name
}
