import { putInLibrary } from './kept-files.ts'
import { posterOf } from './poster.ts'

/** Puts files into the library one after the other, each with a frame when it is a video; resolves when this device keeps all of them. */
export async function putFiles(files: readonly File[]): Promise<void> {
  for (const file of files) await putInLibrary(file, await posterOf(file))
}
