/** Refused while it starts, stops or recovers, cut by it, or too many connections. */
const codes = /^(57P0[123]|08...|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/
const words = /^Connection terminated|^timeout (expired|exceeded when trying to connect)$|is not queryable$/

/** Whether work failed because PostgreSQL is out of reach for the moment, and the same work may succeed later; never throws. */
export function isAway(error: unknown): boolean {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  // The file of its socket is missing.
  if (code === 'ENOENT') return syscall === 'connect'
  return code === undefined ? words.test(message) : codes.test(code)
}

/** For work that may be left undone while PostgreSQL is out of reach: takes that reason, throws any other. */
export function unlessAway(error: unknown): void {
  if (!isAway(error)) throw error
}
