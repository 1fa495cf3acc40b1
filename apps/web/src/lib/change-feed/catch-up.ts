import { code } from '../code/code.ts'

const feed = code(() => import('./change-feed.ts'))

/** Reads anew what changed since this page last asked, once the code for it is here; see `feed.ts`. */
export const catchUp = (): Promise<void> => feed.until().then(({ readOn }) => readOn())
