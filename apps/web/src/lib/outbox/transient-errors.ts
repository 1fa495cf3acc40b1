/** Not reached, asked to wait, or answered by whoever stands before a server that is away. */
const passing = new Set([0, 429, 502, 503, 504])

/** Whether the same call is worth another try after it ended with this status. */
export function isTransient(status: number): boolean {
  return passing.has(status)
}
