import { code } from '../../code/code.ts'
import { withTexts } from '../../text/room-texts.ts'

/** What sends files in parts: fetched when one is too large for a call. */
export const parts = code(() => withTexts('keep', import('./in-parts.ts')))
