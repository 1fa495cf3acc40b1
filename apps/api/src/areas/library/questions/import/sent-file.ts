import { readFile } from 'node:fs/promises'
import { importEndings, importLimits } from '@apron/contract/library'
import { Unfinished, Unreadable, type Sandbox } from '#sandbox/sandbox.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { invalid, Refusal } from '#kernel/refusals.ts'
import type { ImportTasks, FileErrorSummary } from './import-tasks.ts'
import type { LibraryFile } from './library-file.ts'

/** What was read of a file, or what is wrong with it. */
export type LibraryFileResult = { name: string; file: LibraryFile | null; told: FileErrorSummary }

const types = {
  sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'text/plain',
} as const
/** One after the other: it takes seconds and hundreds of megabytes at most, and nobody does it often. */
const bounds = { children: 1, seconds: 30, megabytes: 768, writes: 24 }

/** Opens the sandbox behind which files with groups and questions are read. */
export const openReader = (fileStore: FileStore) =>
  fileStore.sandbox<ImportTasks>(new URL('import-tasks.ts', import.meta.url), bounds)

/** Reads what somebody sent, in their turn; 422 without a file, 413 and 415 for one that cannot be read. */
export async function readSent(
  { fileStore, sandbox, caller }: { fileStore: FileStore; sandbox: Sandbox<ImportTasks>; caller: { id: number } },
  sent: ReceivedFile | undefined,
): Promise<LibraryFileResult> {
  if (!sent) throw invalid('file', 'validation.file_required')
  const { name, type, bytes, digest } = sent
  if (type !== types.sheet && type !== types.json)
    throw new Refusal(415, 'file_type', { name, accepted: importEndings.join(', ') })
  if (bytes > importLimits.bytes)
    throw new Refusal(413, 'file_too_large', { name, max: `${importLimits.bytes / 1024 / 1024} MB` })
  const { blobs } = fileStore
  const { path } = await blobs.copyOf(digest)
  const written = `${path}.library`
  try {
    const told = await sandbox
      .runOn(caller.id, 'read', path, { isSheet: type === types.sheet })
      .catch((error) => refuse(error, name))
    const file = told.count > 0 ? null : (JSON.parse(await readFile(written, 'utf8')) as LibraryFile)
    return { name, file, told }
  } finally {
    for (const one of [path, written]) await blobs.drop({ path: one })
  }
}

function refuse(error: unknown, name: string): never {
  if (error instanceof Unreadable) throw new Refusal(415, 'import_unreadable', { name })
  if (error instanceof Unfinished) throw new Refusal(415, 'file_too_hard', { name })
  throw error
}
