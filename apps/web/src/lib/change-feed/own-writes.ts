const mostKeys = 500

const keys = new Set<string>()

/** Remembers the key of a change that this page makes, and after which it reads anew by itself. */
export function noteOwnWrite(key: string): void {
  keys.add(key)
  if (keys.size > mostKeys) keys.delete(keys.values().next().value!)
}

/** Whether a change is one of those. */
export const isOwnWrite = (key: string | null): boolean => key !== null && keys.has(key)
