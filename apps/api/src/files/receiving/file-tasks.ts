import type { TaskFiles } from '#sandbox/work-directory.ts'
import { preparePicture, printCopy } from './prepare-picture.ts'
import { readFilm } from './read-film.ts'
import { sniff } from './sniff.ts'

/** What is done to a file in the sandbox. */
export const tasks = {
  sniff: ({ path }: TaskFiles) => sniff(path),
  picture: preparePicture,
  print: printCopy,
  film: ({ path, into }: TaskFiles) => readFilm({ path, into }),
}
export type FileTasks = typeof tasks
