import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importLimits } from '@apron/contract/library'
import type { TaskFiles } from '#sandbox/work-directory.ts'
import { FileErrors, type FileError } from './file-errors.ts'
import { readLibraryFile, type FileGroup, type LibraryFile } from './library-file.ts'
import { readSheetFile } from './sheet-file.ts'

/** The reported errors of a file: the first of them, and how many there are. */
export type FileErrorSummary = { errors: readonly FileError[]; count: number }
/** How many errors are reported. */
export const mostErrors = 200

/** Behind the sandbox: reads a file of either kind; what it holds is written as `library`, since it may be long. */
async function read({ path, into, isSheet }: TaskFiles & { isSheet: boolean }): Promise<FileErrorSummary> {
  const bytes = await readFile(path)
  try {
    const file = isSheet ? readSheetFile(bytes) : readLibraryFile(textOf(bytes))
    checkSize(file)
    await writeFile(join(into, 'library'), JSON.stringify(file))
    return { errors: [], count: 0 }
  } catch (error) {
    if (!(error instanceof FileErrors)) throw error
    return { errors: error.errors.slice(0, mostErrors), count: error.errors.length }
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileErrors([{ place: {}, text: 'imports.not_json' }])
  }
}

function checkSize({ groups }: LibraryFile): void {
  let [counted, items] = [0, 0]
  const count = (group: FileGroup) => {
    counted += 1
    items += group.items.length
    group.children.forEach(count)
  }
  groups.forEach(count)
  const tooMany = (text: 'imports.too_many_rows' | 'imports.too_many_groups', max: number) =>
    new FileErrors([{ place: {}, text, values: { max } }])
  if (items > importLimits.items) throw tooMany('imports.too_many_rows', importLimits.items)
  if (counted > importLimits.groups) throw tooMany('imports.too_many_groups', importLimits.groups)
}

export const tasks = { read }
export type ImportTasks = typeof tasks
