/** What a log keeps of an error. */
type Described = {
  type: string
  message: string
  /** Where it came up, without its words. */
  stack: string
  cause?: Described
} & Partial<Record<(typeof known)[number], string>>

/** What says where to look and repeats nothing that somebody wrote; PostgreSQL's own are among them. */
const known = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const
const longest = 300
const frames = 12
const causes = 3

/** What may be logged of an error: what it is and where it came up. Of its words, nothing that stands between quotes or looks like an address, since that may be what a person wrote. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const lines = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const described: Described = {
    type: error.constructor.name,
    message: withoutWritten(error.message),
    stack: lines.slice(0, frames).join('\n'),
  }
  for (const name of known) {
    const value: unknown = (error as unknown as Record<string, unknown>)[name]
    if (typeof value === 'string') described[name] = value
  }
  if (error.cause !== undefined && depth < causes) described.cause = describeError(error.cause, depth + 1)
  return described
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
