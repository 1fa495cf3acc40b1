const mostKeys = 500

const keys = new Set<string>()

/** Remembers the key of a write of this page, which reads anew by itself afterwards. */
export function noteOwnWrite(key: string): void {
  keys.add(key)
  if (keys.size > mostKeys) keys.delete(keys.values().next().value!)
}

/** Whether an event follows from one of those. */
export const isOwnWrite = (key: string | null): boolean => key !== null && keys.has(key)
