const numbers = /^\d+(?:\.\d+)*$/
const counted = /^(.+) \((\d{1,6})\)$/

/** The label that follows: 3 → 4, 1.9 → 1.10, B → C, and of any other the second, third and so on; one that nothing bears. */
export function nextLabel(label: string, taken: ReadonlySet<string>): string {
  let next = following(label)
  while (taken.has(next)) next = following(next)
  return next
}

function following(label: string): string {
  if (numbers.test(label)) {
    const parts = label.split('.')
    return [...parts.slice(0, -1), String(BigInt(parts.at(-1)!) + 1n)].join('.')
  }
  if (/^[A-Ya-y]$/.test(label)) return String.fromCharCode(label.charCodeAt(0) + 1)
  const again = counted.exec(label)
  return again ? `${again[1]} (${Number(again[2]) + 1})` : `${label} (2)`
}
