const ways = [
  /\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\b/g,
  /\b(?:insert\s+into|update\s+(?:only\s+)?\S+(?:\s+(?:as\s+)?\w+)?\s+set|delete\s+from|merge\s+into|truncate\s+\S)/gi,
]

/** The lines, counted from 1, of code that write into the database, with the query builder or as text. */
export function writesIn(code) {
  const lines = ways.flatMap((way) =>
    [...code.matchAll(way)].map(({ index }) => code.slice(0, index).split('\n').length),
  )
  return [...new Set(lines)].toSorted((one, other) => one - other)
}

/** The lines of code that send an event or a notification, or ask for what sends them. */
export function tellingIn(code) {
  const found = [...code.matchAll(/\b(?:publish|notify|emit)\b\s*[(,}]/g)]
  return [...new Set(found.map(({ index }) => code.slice(0, index).split('\n').length))]
}
