import { useBlocker } from '@tanstack/react-router'
import { confirmDiscard } from './confirm.ts'

/** Asks before a form on a page of its own is left with something typed. */
export function useLeaveGuard(isDirty: boolean): void {
  useBlocker({
    shouldBlockFn: async () => isDirty && !(await confirmDiscard()),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  })
}
