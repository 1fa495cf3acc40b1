/** Whose work it is: a person's id, or a name for the product's own work. */
export type QueueOwner = number | string

/** Shares a few slots among much work: one at a time for a person, and people take turns. */
export type FairQueue<Place> = {
  /** Waits for a slot, and gives it back when the work has ended. */
  take<Result>(turn: QueueOwner, work: (place: Place) => Promise<Result>): Promise<Result>
}

export function openFairQueue<Place>(places: readonly Place[]): FairQueue<Place> {
  const free = [...places]
  const busy = new Set<QueueOwner>()
  /** In the order in which they are served next. */
  const waiting = new Map<QueueOwner, ((place: Place) => Promise<unknown>)[]>()

  function serve(): void {
    for (const [turn, works] of waiting) {
      if (free.length === 0) return
      if (busy.has(turn)) continue
      const work = works.shift()!
      // A person with more work is served after the others.
      waiting.delete(turn)
      if (works.length > 0) waiting.set(turn, works)
      void begin(turn, work, free.pop()!)
    }
  }

  async function begin(turn: QueueOwner, work: (place: Place) => Promise<unknown>, place: Place): Promise<void> {
    busy.add(turn)
    await work(place)
    busy.delete(turn)
    free.push(place)
    serve()
  }

  return {
    take: (turn, work) =>
      new Promise((resolve, reject) => {
        const works = waiting.get(turn) ?? []
        works.push((place) => work(place).then(resolve, reject))
        waiting.set(turn, works)
        serve()
      }),
  }
}
