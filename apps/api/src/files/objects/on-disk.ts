import { constants } from 'node:fs'
import { copyFile, open, opendir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { flush, makeDirectory } from './flush.ts'
import { checkName, NoSuchObject, type ObjectEntry, type Objects } from './objects.ts'

const mostTries = 5

/** Objects as files of one directory; folders of the given names below it are none of theirs. */
export function openOnDisk(given: string, others: readonly string[] = []): Objects {
  const directory = resolve(given)
  const pathOf = (name: string) => join(directory, checkName(name))

  return {
    async put(name, path) {
      await flush(path)
      await moveTo(pathOf(name), path)
    },
    async open(name, range) {
      const handle = await open(pathOf(name)).catch(noneIfMissing)
      if (!handle) return null
      try {
        const { size } = await handle.stat()
        return { bytes: size, stream: handle.createReadStream(range) }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    bytesOf: (name) => sizeOf(pathOf(name)),
    async fetch(name, path) {
      await copyFile(pathOf(name), path, constants.COPYFILE_FICLONE).catch((error: unknown) => {
        throw missing(error) ? new NoSuchObject(name) : error
      })
    },
    async remove(name) {
      const path = pathOf(name)
      await rm(path, { force: true })
      await dropEmpty(dirname(path), directory)
    },
    names: (under) => list(directory, under === '' ? [] : checkName(under.replace(/\/$/, '')).split('/'), others),
    async free() {
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize
    },
    close: () => Promise.resolve(),
  }
}

/** Into a directory that may go away again, because it is empty, before the file is there. */
async function moveTo(target: string, path: string, tries = 1): Promise<void> {
  try {
    await makeDirectory(dirname(target))
    await rename(path, target)
  } catch (error) {
    if (!missing(error) || tries === mostTries || (await sizeOf(path)) === null) throw error
    return moveTo(target, path, tries + 1)
  }
  await flush(dirname(target))
}

async function* list(directory: string, folder: string[], others: readonly string[]): AsyncGenerator<ObjectEntry> {
  const entries = await opendir(join(directory, ...folder)).catch(noneIfMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (folder.length === 0 && others.includes(entry.name)) continue
    const inside = [...folder, entry.name]
    if (entry.isDirectory()) yield* list(directory, inside, others)
    else {
      // It may be gone since the directory was read.
      const found = await stat(join(directory, ...inside)).catch(noneIfMissing)
      if (found?.isFile()) yield { name: inside.join('/'), bytes: found.size, at: found.mtime }
    }
  }
}

/** Takes a directory away that has nothing in it, and those above that have nothing else. */
async function dropEmpty(path: string, top: string): Promise<void> {
  for (let each = path; each !== top; each = dirname(each)) {
    const isGone = await rmdir(each).then(
      () => true,
      () => false,
    )
    if (!isGone) return
  }
}

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

function noneIfMissing(error: unknown): null {
  if (missing(error)) return null
  throw error
}

const sizeOf = (path: string) => stat(path).then(({ size }) => size, noneIfMissing)
