import { sql } from 'kysely'
import type { Database } from '../../../client.ts'

/** A notification to somebody, with the key of its line. */
type Row = {
  user_id: number
  type: string
  subject: string
  key: string
  data: Record<string, unknown>
  author_id: number
  created_at: Date
  read_at: Date | null
}

/**
 * Writes notifications, the oldest first, in the lines that the product folds them into: a line that was read does not
 * grow any more.
 */
export async function writeInLines(db: Database, rows: readonly Row[]): Promise<void> {
  const lines = [...Map.groupBy(rows, ({ user_id, key, read_at }) => `${user_id} ${key} ${read_at === null}`).values()]
  lines.sort((one, other) => lastOf(one) - lastOf(other))
  const made = await db
    .insertInto('notification_lines')
    .values(lines.map((line) => ({ ...lineOf(line, rows), place: sql<number>`nextval('notification_places')` })))
    .returning('id')
    .execute()
  const ids = new Map(lines.flatMap((line, at) => line.map((row) => [row, made[at]!.id] as const)))
  const values = rows.map((row) => {
    const { user_id, type, subject, author_id, created_at, read_at } = row
    const data = JSON.stringify(row.data)
    return { user_id, type, subject, data, author_id, created_at, read_at, line_id: ids.get(row)! }
  })
  await db.insertInto('notifications').values(values).execute()
}

const lastOf = (line: readonly Row[]) => line.at(-1)!.created_at.getTime()

function lineOf(line: readonly Row[], all: readonly Row[]) {
  const [begun, last] = [line[0]!, line.at(-1)!]
  const lead = line.find(({ type }) => type === 'CHK_ITEM_STT_UPDATE') ?? begun
  const counted = answersIn(line, all)
  const findings = counted.filter(({ key }) => key.startsWith('item:'))
  const isConcluded = line.some(({ type }) => type === 'CHK_ITEM_CMT_FINAL')
  return {
    user_id: begun.user_id,
    key: begun.key,
    type: lead.type,
    author_id: lead.author_id,
    data: JSON.stringify({ ...last.data, ...(isConcluded && { concluded: true }) }),
    counted: counted.map(({ data }) => Number(data['item_id'])),
    marked: JSON.stringify(Object.fromEntries(findings.map(({ data }) => [String(data['item_id']), data['code']]))),
    said: line.filter(({ type }) => type === 'CHK_ITEM_CMT').length,
    told: line.length,
    created_at: begun.created_at,
    told_at: last.created_at,
    read_at: last.read_at,
  }
}

/** The answers that the line of an audit and a person counts: also those that are findings and stand in others. */
function answersIn([first]: readonly Row[], all: readonly Row[]): Row[] {
  if (!first?.key.startsWith('audit:')) return []
  return all.filter(
    ({ type, user_id, author_id, data, read_at }) =>
      type === 'CHK_ITEM_STT_UPDATE' &&
      user_id === first.user_id &&
      author_id === first.author_id &&
      data['audit_id'] === first.data['audit_id'] &&
      (read_at === null) === (first.read_at === null),
  )
}
