import { writeFileSync } from 'node:fs'
import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language, MessageKey, MessageValues } from '@apron/messages'
import type { TaskFiles } from '#sandbox/work-directory.ts'
import type { ReportProgress } from '#sandbox/tasks.ts'
import { TooLarge } from '#sandbox/office/archive.ts'
import { findHeadings } from './headings/find-headings.ts'
import { makeItems } from './make-items.ts'
import { NoOutline, openWarnings, type OutlineItem, type OutlineSummary } from './outline.ts'
import { readWord } from './word/read-word.ts'

type OutlineTaskInput = {
  /** What the document is called, for what stands before its first heading. */
  name: string
  /** Of what is written in the place of a picture that cannot be shown. */
  language: Language
}
export type OutlineTaskResult = { summary: OutlineSummary } | { text: MessageKey; values: MessageValues }

/** Behind the sandbox: reads the outline of a Word document. Its items are written as `items`, one a line, its pictures as `picture1` and so on. */
async function read(
  { path, into, name, language }: TaskFiles & OutlineTaskInput,
  tell: ReportProgress,
): Promise<OutlineTaskResult> {
  const warnings = openWarnings()
  const keep = (place: number, bytes: Buffer) => writeFileSync(join(into, `picture${place}`), bytes)
  try {
    const word = readWord(await readFile(path), { language, warnings, keep, tell })
    const { rule, flow } = findHeadings(word.blocks)
    const items = await write(join(into, 'items'), makeItems({ flow, name, warnings, note: word.note }))
    return { summary: { rule, items, pictures: word.pictures, warnings: warnings.all() } }
  } catch (error) {
    const { text, values } = refusalOf(error)
    for (const name of await readdir(into)) await rm(join(into, name))
    return { text, values }
  }
}

function refusalOf(error: unknown): NoOutline {
  if (error instanceof NoOutline) return error
  if (error instanceof TooLarge) return new NoOutline('outlines.unpacked_too_large')
  throw error
}

/** Line by line, so that nobody has to hold them all as one text; gives how many there are. */
async function write(file: string, items: Iterable<OutlineItem>): Promise<number> {
  const handle = await open(file, 'w')
  let [count, lines] = [0, '']
  try {
    for (const item of items) {
      count += 1
      lines += `${JSON.stringify(item)}\n`
      if (lines.length < 64 * 1024) continue
      await handle.write(lines)
      lines = ''
    }
    await handle.write(lines)
    return count
  } finally {
    await handle.close()
  }
}

export const tasks = { read }
export type OutlineTasks = typeof tasks
