/** A key as it stands in code or in a page, and one with a hole, which is filled as the code runs. */
const whole = /['"`{](\w+\.\w+)['"`}]/g
const holed = /`(\w+)\.(\w*)\$\{[^}`]*\}(\w*)`/g
const element = /^apps\/web\/src\/ui\//
/** What elements say by themselves; all else is given to them. */
const ofElements = new Set(['actions', 'editor', 'files', 'shell', 'trash'])

/** The words that stand as literals in code. */
export const wordsIn = (codes) =>
  new Set(codes.flatMap((code) => [...code.matchAll(/['"`](\w+)['"`]/g)].map(([, word]) => word)))

/**
 * What is wrong between the texts and the code that shows them, a sentence each: `messages` by section and name,
 * `sources` with `path` and `code`, and `built`, the keys that the code puts together with their pieces.
 */
export function textFaults({ messages, sources, built }) {
  const named = new Map()
  const holes = new Map()
  for (const { path, code } of sources) {
    for (const [, key] of code.matchAll(whole)) named.set(key, [...(named.get(key) ?? []), path])
    for (const [, section, start, end] of code.matchAll(holed))
      if (section in messages) holes.set(`${section}.${start}*${end}`, path)
  }
  const keys = Object.entries(messages).flatMap(([section, texts]) =>
    Object.keys(texts).map((name) => `${section}.${name}`),
  )
  const filled = new Set(
    Object.entries(built).flatMap(([key, pieces]) => [...pieces].map((piece) => key.replace('*', piece))),
  )
  const isShown = (key) => [key, key.replace(/_(one|other)$/, '')].some((name) => named.has(name) || filled.has(name))
  return [
    ...keys.filter((key) => !isShown(key)).map((key) => `${key} is shown by nobody.`),
    ...[...holes]
      .filter(([key]) => !(key in built))
      .map(([key, path]) => `${path} puts ${key} together: name its pieces in scripts/lib/texts/built-texts.mjs.`),
    ...Object.keys(built)
      .filter((key) => !holes.has(key))
      .map((key) => `No code puts ${key} together any more: take it out of scripts/lib/texts/built-texts.mjs.`),
    ...Object.entries(built)
      .flatMap(([key, pieces]) => (Array.isArray(pieces) ? pieces.map((piece) => key.replace('*', piece)) : []))
      .filter((key) => !keys.includes(key))
      .map((key) => `scripts/lib/texts/built-texts.mjs names ${key}, which is no text.`),
    ...[...named]
      .filter(([key]) => keys.includes(key) && !ofElements.has(key.split('.')[0]))
      .flatMap(([key, paths]) =>
        paths.filter((path) => element.test(path)).map((path) => `${path} says ${key}, which is of the product.`),
      ),
  ]
}
