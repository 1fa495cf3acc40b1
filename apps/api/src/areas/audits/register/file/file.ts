import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { RegisterFormat } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import { Unfinished, Unreadable, type Sandbox } from '#sandbox/sandbox.ts'
import type { FileStore } from '#files/store.ts'
import { refused } from '#kernel/refusals.ts'
import { headsIn, valuesOf, type FindingWithCorrection, type Value } from './columns.ts'
import { csvLines, mark } from './csv.ts'
import type { RegisterTasks, SheetHeader } from './tasks.ts'

/** One after the other: 20,000 findings take seconds and hundreds of megabytes. */
const bounds = { children: 1, seconds: 120, megabytes: 1536, writes: 64 }
/** Findings that are formatted before other work gets a turn. */
const atOnce = 200

/** Opens the sandbox behind which workbooks of the register are written. */
export const openWriter = (fileStore: FileStore) =>
  fileStore.sandbox<RegisterTasks>(new URL('tasks.ts', import.meta.url), bounds)

type RegisterFileInput = {
  fileStore: FileStore
  sandbox: Sandbox<RegisterTasks>
  caller: { id: number }
  said: Omit<SheetHeader, 'heads'>
}
/** So many findings, of which `of` says what is said of the one at a place. */
type Findings = { count: number; of: (at: number) => FindingWithCorrection }

async function* valuesIn({ count, of }: Findings, language: Language): AsyncGenerator<Value[][]> {
  for (let from = 0; from < count; from += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => from + at)
    yield places.map((at) => valuesOf(of(at), language))
    await setImmediate()
  }
}

/** Findings as a spreadsheet file, made without blocking the server. */
export const write: Record<
  RegisterFormat,
  { type: string; bytes: (w: RegisterFileInput, findings: Findings) => Promise<Buffer> }
> = {
  csv: { type: 'text/csv', bytes: asCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes: asBook },
}

async function asCsv({ said: { language } }: RegisterFileInput, findings: Findings): Promise<Buffer> {
  const parts = [Buffer.from(mark + csvLines([headsIn(language).map(({ name }) => name)], language))]
  for await (const rows of valuesIn(findings, language)) parts.push(Buffer.from(csvLines(rows, language)))
  return Buffer.concat(parts)
}

async function asBook(
  { fileStore: { blobs }, sandbox, caller, said }: RegisterFileInput,
  findings: Findings,
): Promise<Buffer> {
  const { language } = said
  async function* lines() {
    yield Buffer.from(`${JSON.stringify({ ...said, heads: headsIn(language) } satisfies SheetHeader)}\n`)
    for await (const rows of valuesIn(findings, language))
      yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }
  const { path } = await blobs.take(Readable.from(lines()), async () => undefined)
  const written = `${path}.book`
  try {
    await sandbox.runOn(caller.id, 'write', path, {}).catch(refuse)
    return await readFile(written)
  } finally {
    for (const left of [path, written]) await blobs.drop({ path: left })
  }
}

function refuse(error: unknown): never {
  if (error instanceof Unreadable || error instanceof Unfinished) throw refused('paper_failed')
  throw error
}
