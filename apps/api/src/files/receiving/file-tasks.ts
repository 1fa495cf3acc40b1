import type { OnFile } from '../../sandbox/work-directory.ts'
import { preparePicture, printCopy } from './prepare-picture.ts'
import { readFilm } from './read-film.ts'
import { sniff } from './sniff.ts'

/** What is done to a file behind the fence. */
export const tasks = {
  sniff: ({ path }: OnFile) => sniff(path),
  picture: preparePicture,
  print: printCopy,
  film: ({ path, into }: OnFile) => readFilm({ path, into }),
}
export type FileTasks = typeof tasks
