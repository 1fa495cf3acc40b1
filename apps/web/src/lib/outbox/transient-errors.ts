/** Not reached, asked to wait, or answered by a proxy in front of a server that is away. */
const passing = new Set([0, 429, 502, 503, 504])

/** Whether a call that ended with this status met a transient error. */
export function isTransient(status: number): boolean {
  return passing.has(status)
}
