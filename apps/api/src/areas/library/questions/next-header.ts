import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { found } from '#kernel/refusals.ts'

/** What a header ends with: a number or a single letter, and the punctuation after it. */
const ending = /((?<!\d)\d+|(?<!\p{L})[a-y])([\s.)\]}:;]*)$/iu

/** The header after this one: `4.2` gives `4.3`, `AC-01a.[02]` gives `AC-01a.[03]`, `7(b)` gives `7(c)`; null without an end to count on. */
export function headerAfter(header: string): string | null {
  const end = ending.exec(header)
  if (!end) return null
  const [, counted = '', after = ''] = end
  const next = /\d/.test(counted)
    ? String(BigInt(counted) + 1n).padStart(counted.length, '0')
    : String.fromCodePoint(counted.codePointAt(0)! + 1)
  return `${header.slice(0, end.index)}${next}${after}`
}

/** The header a new item of a group starts with: the one after its last, else the first below its index; 404. */
export async function nextHeader(db: Database, groupId: number): Promise<string> {
  const group = await db.selectFrom('library_groups').select('index_text').where('id', '=', groupId).executeTakeFirst()
  const { index_text } = found(group)
  const items = await db
    .selectFrom('library_items')
    .select('header')
    .where('group_id', '=', groupId)
    .orderBy(sql`header collate natural_order`, 'desc')
    .execute()
  const taken = new Set(items.map(({ header }) => header))
  if (items.length === 0) return firstBelow(index_text)
  let next = headerAfter(items[0]!.header)
  while (next !== null && taken.has(next)) next = headerAfter(next)
  return next ?? index_text
}

/** `Điều 5` gives `5.1`, `AC-1` gives `AC-1.1`, `Fire` stays. */
function firstBelow(index: string): string {
  const numbered = /(?<!\S)(\S*\d)[.)]?$/.exec(index)?.[1]
  return numbered ? `${numbered}.1` : index
}
