/** PostgreSQL refuses while it starts, stops or recovers, cut the connection, or has too many. */
const codes = /^(57P0[123]|08...|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/
const late = /^timeout (expired|exceeded when trying to connect)$|^Connection terminated due to connection timeout$/
const words = /^Connection terminated|is not queryable$/

/** Whether work failed because PostgreSQL is unreachable at the moment, so that a retry may succeed; never throws. */
export function isUnreachable(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as NodeJS.ErrnoException
  // The file of its socket is missing.
  if (code === 'ENOENT') return syscall === 'connect'
  return code === undefined ? words.test(message) || late.test(message) : codes.test(code)
}

/** Whether a connection did not come in time. */
export const isConnectionTimeout = (error: unknown): boolean => error instanceof Error && late.test(error.message)

/** For work that may be skipped while PostgreSQL is unreachable: swallows that error, throws any other. */
export function ignoreUnreachable(error: unknown): void {
  if (!isUnreachable(error)) throw error
}
