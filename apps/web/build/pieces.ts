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

/**
 * Puts parts together into the pieces that browsers fetch, as each request costs as much as `request` more bytes: two
 * are one where those who need both save more than those who need one of them waste. Two that came to need each other
 * are needed by the same, who waste nothing, and become one. Nothing that is asked for and counts for 1 or more comes to
 * more than `most` bytes by what it does not need.
 */
export function gathered(parts: readonly Part[], request: number, most = Infinity): Piece[] {
  let pieces = parts.map((part): Piece => ({ ...part, needs: new Set(), for: new Map(part.for) }))
  for (const [at, { needs }] of parts.entries()) for (const need of needs) pieces[at]!.needs.add(pieces[need]!)
  for (;;) {
    const best = bestPair(pieces, request, most)
    if (!best) return pieces
    const [one, other] = best
    const both = together(one, other)
    pieces = [...pieces.filter((piece) => piece !== one && piece !== other), both]
    for (const { needs } of pieces) if ([needs.delete(one), needs.delete(other)].includes(true)) needs.add(both)
    // Who fetches one of them now fetches what the other needs, too.
    for (const need of closure(both)) for (const [name, weight] of both.for) need.for.set(name, weight)
  }
}

function bestPair(pieces: readonly Piece[], request: number, most: number): [Piece, Piece] | undefined {
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
      const shared = request * sum(one.for, (name) => (other.for.has(name) ? 1 : 0))
      if (shared <= (best?.saving ?? 0)) continue
      const saving = shared - waste(one, other, closures, request) - waste(other, one, closures, request)
      if (saving > (best?.saving ?? 0) && fits(one, other) && fits(other, one)) best = { pair: [one, other], saving }
    }
  return best?.pair
}

/** The bytes that come for nothing to whoever needs one piece and not the other. */
function waste(one: Piece, other: Piece, closures: ReadonlyMap<Piece, Set<Piece>>, request: number): number {
  return sum(one.for, (name) => (other.for.has(name) ? 0 : added(name, other, closures, request)))
}

/** The bytes that come to somebody with a piece that they do not need. */
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

/** What a piece needs, and what that needs. */
function closure({ needs }: Piece): Set<Piece> {
  const all = new Set(needs)
  // The set grows while it is walked.
  for (const piece of all) for (const need of piece.needs) all.add(need)
  return all
}
