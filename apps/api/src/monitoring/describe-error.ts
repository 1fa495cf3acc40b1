/** What a log keeps of an error. */
type LoggedError = {
  type: string
  message: string
  /** Where it came up, without its words. */
  stack: string
  cause?: LoggedError
} & Partial<Record<(typeof known)[number], string>>

/** What says where to look and repeats nothing that somebody wrote; PostgreSQL's own are among them. */
const known = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const
const longest = 300
const frames = 12
const causes = 3

/**
 * What may be logged of an error: its kind in words, and where it arose, or else where it was reported. Of its message
 * nothing between quotes or like an address, since a person may have written that. A thrown text that is no error is
 * not repeated.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  const thrown: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {}
  const isError = error instanceof Error
  // Some libraries pass on a copy of an error, which is a bare object.
  const { message, stack } = isError ? error : (thrown as { message?: unknown; stack?: unknown })
  const type = isError ? error.constructor.name : nameOf(error)
  const described: LoggedError = { type, message: '', stack: placesOf(stack) || placesOf(new Error(type).stack) }
  for (const name of known) {
    const value = isError ? (error as unknown as Record<string, unknown>)[name] : thrown[name]
    if (typeof value === 'string') described[name] = value
  }
  const cause = causeOf(error)
  if (cause !== undefined && depth < causes) described.cause = describeError(cause, depth + 1)
  const words = typeof message === 'string' ? withoutWritten(message) : ''
  described.message = words.trim() || described.cause?.message || described.code || `${type} without words`
  return described
}

/** What stands behind an error; of several at once the first. */
function causeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  const { cause, errors } = error as { cause?: unknown; errors?: unknown }
  return cause ?? (Array.isArray(errors) ? errors[0] : undefined)
}

function nameOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return thrown === null ? 'null' : typeof thrown
  const { name } = thrown as { name?: unknown }
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : (thrown.constructor?.name ?? 'object')
}

/** The first lines of a stack that say where, but for those of this file. */
function placesOf(stack: unknown): string {
  const lines = (typeof stack === 'string' ? stack : '').split('\n').filter((line) => line.startsWith('    at '))
  return lines
    .filter((line) => !line.includes('describe-error'))
    .slice(0, frames)
    .join('\n')
}

const pairs = ['""', "''", '``', '“”', '‘’', '<>']

/** From the first opening quote to the last closing one: what was written may hold quotes itself. */
function withoutWritten(message: string): string {
  let words = message.slice(0, longest)
  for (const [opening, closing] of pairs as unknown as [string, string][]) {
    const from = words.indexOf(opening)
    if (from < 0) continue
    const to = words.lastIndexOf(closing)
    words = `${words.slice(0, from)}…${to > from ? words.slice(to + 1) : ''}`
  }
  const named = words.split(/\s/).map((word) => (word.includes('@') ? '…' : word))
  return named.join(' ')
}
