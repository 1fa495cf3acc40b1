import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Language } from '@apron/messages'
import { Unfinished, Unreadable, type Sandbox } from '#sandbox/sandbox.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { invalid, Refusal } from '#kernel/refusals.ts'
import type { OutlineTasks, OutlineTaskResult } from './outline-tasks.ts'
import { outlineLimits, type OutlineItem, type OutlineSummary } from './outline.ts'

/** The outline of a document, and where the bytes of its pictures lie. */
export type Outline = Omit<OutlineSummary, 'items' | 'pictures'> & {
  items: OutlineItem[]
  pictures: { name: string; path: string }[]
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** What Word wrote before, and what it writes for a document with a password. */
const former = ['application/msword', 'application/x-cfb']
/** One after the other: reading takes seconds and hundreds of megabytes at most. */
const bounds = { children: 1, seconds: 60, megabytes: 512, writes: 240 }

/** Opens the sandbox behind which the outlines of documents are read. */
export const openOutlineReader = (fileStore: Pick<FileStore, 'sandbox'>) =>
  fileStore.sandbox<OutlineTasks>(new URL('outline-tasks.ts', import.meta.url), bounds)

type ReadOutlineInput = {
  fileStore: Pick<FileStore, 'blobs'>
  sandbox: Sandbox<OutlineTasks>
  caller: { id: number }
  language: Language
  /** Receives how much of the text has been read, from 0 to 1. */
  tell?: (share: number) => void
}

/**
 * Reads the outline of a Word document that somebody sent, in their turn, and gives it to `work`; its pictures lie there
 * until that has ended. 413 and 415 for a file that is none or cannot be read, 422 for one of which no outline is made.
 */
export async function readOutline<Result>(
  { fileStore, sandbox, caller, language, tell = () => undefined }: ReadOutlineInput,
  sent: ReceivedFile | undefined,
  work: (outline: Outline) => Promise<Result>,
): Promise<Result> {
  const { name, digest } = checkSent(sent)
  const { blobs } = fileStore
  const { path } = await blobs.copyOf(digest)
  const written = [path]
  try {
    written.push(`${path}.items`)
    const given = { name: name.replace(/\.docx$/i, ''), language }
    const told = await sandbox
      .runOn(caller.id, 'read', { path, tell }, given)
      .catch((error: unknown) => refuse(error, name))
    const { summary } = outlineOf(told)
    const pictures = summary.pictures.map((one, at) => ({ name: one, path: `${path}.picture${at + 1}` }))
    written.push(...pictures.map((one) => one.path))
    return await work({ ...summary, items: await itemsIn(`${path}.items`), pictures })
  } finally {
    for (const one of written) await blobs.drop({ path: one })
  }
}

/** What was sent, if it is a Word document by its name, type and size; 413, 415, and 422 without one. */
export function checkSent(sent: ReceivedFile | undefined): ReceivedFile {
  if (!sent) throw invalid('file', 'validation.file_required')
  const { name, type, bytes } = sent
  if (former.includes(type) || /\.doc$/i.test(name)) throw new Refusal(415, 'outline_former', { name })
  if (type !== word || !/\.docx$/i.test(name)) throw new Refusal(415, 'file_type', { name, accepted: '.docx' })
  const max = `${outlineLimits.bytes / 1024 / 1024} MB`
  if (bytes > outlineLimits.bytes) throw new Refusal(413, 'file_too_large', { name, max })
  return sent
}

function refuse(error: unknown, name: string): never {
  if (error instanceof Unreadable) throw new Refusal(415, 'outline_unreadable', { name })
  if (error instanceof Unfinished) throw new Refusal(415, 'file_too_hard', { name })
  throw error
}

function outlineOf(told: OutlineTaskResult) {
  if ('text' in told) throw invalid('file', told.text, told.values)
  return told
}

/** Line by line: others are served in between. */
async function itemsIn(path: string): Promise<OutlineItem[]> {
  const items: OutlineItem[] = []
  for await (const line of createInterface(createReadStream(path))) items.push(JSON.parse(line) as OutlineItem)
  return items
}

const picture = /(?<=<img src="\/files\/)\d+(?=\/original")/g

/** The content of an item with the files of its pictures, by their places; one that was not taken is left out. */
export function withPictures(content: string, files: readonly (number | null)[]): string {
  return content
    .replace(picture, (place) => String(files[Number(place) - 1] ?? 0))
    .replace(/<img src="\/files\/0\/[^<>]*>/g, '')
}
