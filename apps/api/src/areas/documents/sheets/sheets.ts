import { readFile } from 'node:fs/promises'
import type { SheetGrid } from '@apron/contract/documents'
import { Unfinished, Unreadable, type Sandbox } from '#sandbox/sandbox.ts'
import type { FileStore } from '#files/store.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { SheetTasks } from './sheet-tasks.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** One after the other: reading takes seconds and hundreds of megabytes at most. */
const bounds = { children: 1, seconds: 30, megabytes: 768, writes: 24 }

/** Opens the sandbox behind which stored workbooks are read. */
export const openSheetReader = (fileStore: FileStore) =>
  fileStore.sandbox<SheetTasks>(new URL('sheet-tasks.ts', import.meta.url), bounds)

type Reader = { fileStore: FileStore; sandbox: Sandbox<SheetTasks>; caller: { id: number } }
type WorkbookFile = { digest: string; name: string; type: string }

/** The beginning of one sheet of a stored workbook, read in the caller's turn; 415 for a file that is none or cannot be read. */
export async function read(
  { fileStore, sandbox, caller }: Reader,
  file: WorkbookFile,
  sheet: number,
): Promise<SheetGrid> {
  const { name } = file
  if (file.type !== workbook) throw new Refusal(415, 'file_type', { name, accepted: 'xlsx' })
  const { blobs } = fileStore
  const { path } = await blobs.copyOf(file.digest)
  try {
    await sandbox.runOn(caller.id, 'read', path, { sheet }).catch((error: unknown) => refuse(error, name))
    return JSON.parse(await readFile(`${path}.grid`, 'utf8')) as SheetGrid
  } finally {
    for (const one of [path, `${path}.grid`]) await blobs.drop({ path: one })
  }
}

function refuse(error: unknown, name: string): never {
  if (error instanceof Unreadable) throw new Refusal(415, 'sheet_unreadable', { name })
  if (error instanceof Unfinished) throw new Refusal(415, 'file_too_hard', { name })
  throw error
}
