import { randomUUID } from 'node:crypto'
import { copyFile, link, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const leftoverAfter = 24 * 3_600_000

/** Where a task finds the one file that it may read, and the directory that it may write into. */
export type TaskFiles = { path: string; into: string }

/** The directories of one process in the sandbox, which nobody else uses. */
export type WorkDirectory = {
  /** What it may read. */
  directory: string
  /** What it may write. */
  writable: string
  /** Puts a file before the process. */
  bring(file: string): Promise<TaskFiles>
  /** Takes out what the process wrote: `NAME` becomes `FILE.NAME`. Throws when it is too much, or anything but files. */
  take(task: TaskFiles, file: string, most: number): Promise<void>
  clear(task: TaskFiles): Promise<void>
}

/** Makes the directories of one process; on the same disk as what it is to work on. */
export async function openWorkDirectory(below: string): Promise<WorkDirectory> {
  const directory = join(below, randomUUID())
  const writable = join(directory, 'out')
  await mkdir(writable, { recursive: true })
  return {
    directory,
    writable,
    async bring(file) {
      const name = randomUUID()
      const task = { path: join(directory, name), into: join(writable, name) }
      await mkdir(task.into)
      // Not every disk knows two names for one file.
      await link(file, task.path).catch(() => copyFile(file, task.path))
      return task
    },
    async take(task, file, most) {
      const written = await writtenInto(task)
      if (bytesOf(written) > most || written.some(({ entry }) => !entry.isFile()))
        throw new Error('too much was written')
      for (const { name } of written) await rename(join(task.into, name), `${file}.${name}`)
    },
    async clear({ path, into }) {
      await rm(path, { force: true })
      await rm(into, { recursive: true, force: true })
    },
  }
}

/** How many bytes a task has written so far. */
export const bytesWritten = async (task: TaskFiles) => bytesOf(await writtenInto(task))

type OutputEntry = { name: string; entry: Awaited<ReturnType<typeof lstat>> }

const bytesOf = (written: OutputEntry[]) => written.reduce((sum, { entry }) => sum + Number(entry.size), 0)

async function writtenInto({ into }: TaskFiles): Promise<OutputEntry[]> {
  const names = await readdir(into)
  return Promise.all(names.map(async (name) => ({ name, entry: await lstat(join(into, name)) })))
}

/** Removes what killed processes left; younger ones may belong to another process on the same directory. */
export async function dropLeftovers(below: string): Promise<void> {
  for (const name of await readdir(below).catch(() => [])) {
    const { mtimeMs } = await stat(join(below, name)).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - leftoverAfter) await rm(join(below, name), { recursive: true, force: true })
  }
}
