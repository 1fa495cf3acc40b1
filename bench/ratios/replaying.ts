import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { RecordedRequest } from './statements.ts'

const names = new Map<string, string>()
function nameOf(text: string): string {
  const known = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  names.set(text, known)
  return known
}

/** Gives the statements of a recorded request once more, prepared. */
export function replaying({
  statements,
  fresh = [],
}: Pick<RecordedRequest, 'statements' | 'fresh'>): () => pg.QueryConfig[] {
  return () =>
    statements.map(({ text, values }) => {
      if (values.length === 0) return { text }
      const sent = values.map((value) => (fresh.includes(value as string) ? randomBytes(32).toString('hex') : value))
      return { text, values: sent, name: nameOf(text) }
    })
}
