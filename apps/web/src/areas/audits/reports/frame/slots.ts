import { createContext } from 'react'

/** Where a report puts what can be done with it, and the sheet that is printed of it. */
export const ReportSlots = createContext<{ actions: HTMLElement | null; sheet: HTMLElement | null }>({
  actions: null,
  sheet: null,
})
