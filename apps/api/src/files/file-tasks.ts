import { preparePicture } from './prepare-picture.ts'
import { sniff } from './sniff.ts'

/** What is done to a file behind the fence. */
export const tasks = {
  sniff: ({ path }: { path: string }) => sniff(path),
  picture: preparePicture,
}
export type FileTasks = typeof tasks
