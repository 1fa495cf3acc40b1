import { openStore } from './store.ts'

/** The store of this browser. */
export const kept = openStore()
