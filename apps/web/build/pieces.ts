/** A part of the application that is never fetched without the whole of it. */
export type Part = {
  modules: readonly string[]
  /** Bytes on the way. */
  size: number
  /** The parts it imports at once, by their place in the list. */
  needs: readonly number[]
  /** Everything asked for that needs it (screens, windows), with how much each counts. */
  for: ReadonlyMap<string, number>
}

export type Piece = Omit<Part, 'needs' | 'for'> & { needs: Set<Piece>; for: Map<string, number> }

/** What something that is asked for and counts for 1 or more may come to by what others need. */
export type Most = { bytes: number; pieces: number }

/**
 * Merges parts into the chunks that browsers fetch, as each request costs as much as `request` more bytes. Two are
 * merged where those who need both save more than those who need one of them waste. Chunks needed by the same screens
 * are merged, which wastes nothing. Then those that waste least are merged for screens that need more chunks than
 * allowed. No screen loads more unneeded bytes than allowed.
 */
export function gathered(parts: readonly Part[], request: number, most: Most = unbounded): Piece[] {
  let pieces = parts.map((part): Piece => ({ ...part, needs: new Set(), for: new Map(part.for) }))
  for (const [at, { needs }] of parts.entries()) for (const need of needs) pieces[at]!.needs.add(pieces[need]!)
  for (;;) {
    const best =
      bestPair(pieces, request, most.bytes, { atLeast: 0 }) ??
      bestPair(pieces, request, most.bytes, { atLeast: -Infinity, both: needMore(pieces, most.pieces) })
    if (!best) return pieces
    const [one, other] = best
    const both = together(one, other)
    pieces = [...pieces.filter((piece) => piece !== one && piece !== other), both]
    for (const { needs } of pieces) if ([needs.delete(one), needs.delete(other)].includes(true)) needs.add(both)
    // Who fetches one of them now fetches what the other needs, too.
    for (const need of closure(both)) for (const [name, weight] of both.for) need.for.set(name, weight)
  }
}

const unbounded = { bytes: Infinity, pieces: Infinity }

/** Screens that count for 1 or more and need more than `most` chunks. */
function needMore(pieces: readonly Piece[], most: number): Set<string> {
  const counts = new Map<string, number>()
  for (const { for: users } of pieces)
    for (const [name, weight] of users) if (weight >= 1) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > most).map(([name]) => name))
}

type Wanted = { atLeast: number; both?: ReadonlySet<string> }

/** The two that save most, and more than `atLeast`; with `both` only such as one of these needs both. */
function bestPair(
  pieces: readonly Piece[],
  request: number,
  most: number,
  { atLeast, both }: Wanted,
): [Piece, Piece] | undefined {
  if (both?.size === 0) return undefined
  const closures = new Map(pieces.map((piece) => [piece, closure(piece)]))
  const sizes = sizesOf(pieces)
  const fits = (one: Piece, other: Piece) =>
    [...one.for].every(
      ([name, weight]) =>
        weight < 1 || other.for.has(name) || sizes.get(name)! + added(name, other, closures, 0) <= most,
    )
  let best: { pair: [Piece, Piece]; saving: number } | undefined
  for (const [at, one] of pieces.entries())
    for (const other of pieces.slice(at + 1)) {
      if (both && ![...both].some((name) => one.for.has(name) && other.for.has(name))) continue
      const shared = request * sum(one.for, (name) => (other.for.has(name) ? 1 : 0))
      if (shared <= (best?.saving ?? atLeast)) continue
      const saving = shared - waste(one, other, closures, request) - waste(other, one, closures, request)
      if (saving > (best?.saving ?? atLeast) && fits(one, other) && fits(other, one))
        best = { pair: [one, other], saving }
    }
  return best?.pair
}

/** The wasted bytes of those who need one of two chunks and not the other. */
function waste(one: Piece, other: Piece, closures: ReadonlyMap<Piece, Set<Piece>>, request: number): number {
  return sum(one.for, (name) => (other.for.has(name) ? 0 : added(name, other, closures, request)))
}

/** The bytes that somebody loads in vain with a chunk that they do not need. */
function added(name: string, piece: Piece, closures: ReadonlyMap<Piece, Set<Piece>>, request: number): number {
  const fetched = [...closures.get(piece)!].filter((need) => !need.for.has(name))
  return fetched.reduce((bytes, need) => bytes + need.size + request, piece.size)
}

/** The bytes of everything that is asked for. */
function sizesOf(pieces: readonly Piece[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const piece of pieces) for (const name of piece.for.keys()) sizes.set(name, (sizes.get(name) ?? 0) + piece.size)
  return sizes
}

function sum(weights: ReadonlyMap<string, number>, amount: (name: string) => number): number {
  let all = 0
  for (const [name, weight] of weights) if (weight > 0) all += weight * amount(name)
  return all
}

function together(one: Piece, other: Piece): Piece {
  return {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    needs: new Set([...one.needs, ...other.needs].filter((need) => need !== one && need !== other)),
    for: new Map([...one.for, ...other.for]),
  }
}

/** What a chunk needs, and what that needs. */
function closure({ needs }: Piece): Set<Piece> {
  const all = new Set(needs)
  // The set grows while it is walked.
  for (const piece of all) for (const need of piece.needs) all.add(need)
  return all
}
