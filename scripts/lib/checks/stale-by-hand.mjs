const hands = /\b(?:invalidateQueries|refetchQueries|refreshes)\b/g
const precise = /\breadAgain\b/g

/**
 * The feature modules whose answers events of their own keep up to date: they may name the one answer that is stale.
 */
const keptByEvents = /(?:^|\/)areas\/(?:audits\/workspace|talk\/(?:chat|notifications))\//

/** The lines, counted from 1, in which the file of a screen or a block says by itself what is to be read anew. */
export function handsIn(path, code) {
  const ways = keptByEvents.test(path) ? [hands] : [hands, precise]
  const lines = ways.flatMap((way) =>
    [...code.matchAll(way)].map(({ index }) => code.slice(0, index).split('\n').length),
  )
  return [...new Set(lines)].toSorted((one, other) => one - other)
}
