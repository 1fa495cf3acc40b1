const mostRooms = 1_000

export type LastSaid = {
  note(room: string): void
  /** Milliseconds since an event was last sent to a room; null when that is not known. */
  since(room: string): number | null
}

/** Remembers when an event was last sent to each room: a page that joins just after it has loaded older data. */
export function lastSaid(): LastSaid {
  const times = new Map<string, number>()
  return {
    note(room) {
      // The newest stand last, so that the first is the one to forget.
      times.delete(room)
      times.set(room, performance.now())
      if (times.size > mostRooms) times.delete(times.keys().next().value!)
    },
    since(room) {
      const time = times.get(room)
      return time === undefined ? null : Math.round(performance.now() - time)
    },
  }
}
