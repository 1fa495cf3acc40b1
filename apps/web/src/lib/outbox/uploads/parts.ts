import { code } from '../../code/code.ts'
import { withTexts } from '../../text/room-texts.ts'

/** The code of resumable uploads: fetched when a file is too large for a call. */
export const parts = code(() => withTexts('keep', import('./in-parts.ts')))
