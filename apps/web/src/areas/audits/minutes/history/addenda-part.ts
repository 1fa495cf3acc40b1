import { part } from '#ui/page/part.tsx'

/** Below the history, and fetched after it. */
export const Addenda = part(() => import('./addenda.tsx'), 'Addenda')
