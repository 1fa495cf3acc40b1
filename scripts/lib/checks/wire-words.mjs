const declared = /\bwire\(\s*'(\w+)'/g
/** Wire names that are ordinary words too: only the types tell them apart. */
const ordinary = new Set([
  'category',
  'checklist_items',
  'cmt',
  'def',
  'default',
  'desc',
  'img',
  'item',
  'name',
  'point',
  'si',
  'tag',
  'type',
  'users',
  'version',
])

/** The names of the wire that the code of the contract declares, by which nothing else is called. */
export function wireWordsOf(codes) {
  const names = codes.flatMap((code) => [...code.matchAll(declared)].map(([, name]) => name))
  return new Set(names.filter((name) => !ordinary.has(name)))
}

/** A name, with the section before it where it is that of a text (`'users.repass'`); none that a hyphen joins to an address. */
const name = /(['"`]\w+\.)?(?<![\w$]|\w-)(\w+)/g

/** The words that code names, with their lines, counted from 1. */
export function wireWordsIn(code, words) {
  return code
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(name)]
        .filter(([, section, word]) => section === undefined && words.has(word))
        .map(([, , word]) => ({ word, line: index + 1 })),
    )
}
