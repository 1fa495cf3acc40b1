import { writeXlsxStream } from 'hucre/xlsx'
import type { TrailEntry, TrailFormat } from '@apron/contract/desk'
import { translate, type Language, type MessageKey } from '@apron/messages'
import { cellText } from '#capabilities/rich-text/letters.ts'
import { timeOf } from '../words.ts'

type Look = { language: Language; zone: string }
type Entries = AsyncIterable<TrailEntry[]>
type Writer = (entries: Entries, look: Look) => AsyncIterable<Uint8Array>

/** One entry a line, whole. */
async function* ndjson(entries: Entries): AsyncGenerator<Uint8Array> {
  for await (const some of entries) {
    const text = some.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    if (text) yield Buffer.from(text)
  }
}

const columns: readonly { text: MessageKey; width: number }[] = [
  { text: 'trail.entry', width: 10 },
  { text: 'trail.at', width: 20 },
  { text: 'trail.person', width: 24 },
  { text: 'trail.action', width: 32 },
  { text: 'trail.kind', width: 22 },
  { text: 'trail.number', width: 10 },
  { text: 'trail.record', width: 36 },
  { text: 'trail.field', width: 22 },
  { text: 'trail.before', width: 36 },
  { text: 'trail.after', width: 36 },
  { text: 'trail.address', width: 18 },
  { text: 'trail.agent', width: 30 },
]
/** Rows of a sheet, with its head. Spreadsheets take twice as many; what is written as it comes is at most 4 GiB a sheet. */
const rowsOfSheet = 500_000

/**
 * A workbook with a row for each changed field of an entry, and one for an entry without any; when a sheet is full, the
 * next one continues. Every text is a cell of text: nothing that somebody wrote is a formula.
 */
const xlsx = (entries: Entries, { language, zone }: Look, most = rowsOfSheet): AsyncIterable<Uint8Array> =>
  writeXlsxStream(rowsOf(entries, { language, zone }), {
    name: translate(language, 'trail.file_name'),
    columns: columns.map(({ text, width }) => ({ header: translate(language, text), width })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: most,
  }) as unknown as AsyncIterable<Uint8Array>

type Cell = string | number | null

async function* rowsOf(entries: Entries, look: Look): AsyncGenerator<Cell[]> {
  for await (const some of entries)
    for (const entry of some) {
      const { language } = look
      const [first] = entry.records
      const names = entry.records.map(({ name, title, id }) => name ?? `${title} #${id}`).join(', ')
      const more = entry.more > 0 ? translate(language, 'trail.and_more', { names, count: entry.more }) : names
      const head = [entry.id, timeOf(entry.at, look), who(entry, language), entry.title]
      const about = [first?.title ?? null, first?.id ?? null, more]
      const from = [entry.address, entry.agent]
      const changes = entry.changes.length > 0 ? entry.changes : [{ field: null, before: null, after: null }]
      for (const { field, before, after } of changes)
        yield [...head, ...about, field, before, after, ...from].map((cell) =>
          typeof cell === 'string' ? cellText(cell) : cell,
        )
    }
}

/** Who did it, where it was nobody signed in the product or a stranger. */
const who = ({ user, is_product }: TrailEntry, language: Language): string =>
  user?.fullname ?? translate(language, is_product ? 'trail.product' : 'trail.nobody')

export const writers: Record<TrailFormat, { write: Writer; type: string }> = {
  ndjson: { write: ndjson, type: 'application/x-ndjson' },
  xlsx: { write: xlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}
