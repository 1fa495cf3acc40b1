import { useBlocker } from '@tanstack/react-router'
import { confirmDiscard } from './confirm.ts'

/** Asks before a form is left with something typed, by Back too. A screen that writes down where it stands is not left; `isSending`: the answer may lead on within the screen unasked. */
export function useLeaveGuard(isDirty: boolean, isSending = false): void {
  useBlocker({
    shouldBlockFn: async ({ current, next, action }) => {
      const isOnward = action === 'REPLACE' || isSending
      return isDirty && !(isOnward && next.pathname === current.pathname) && !(await confirmDiscard())
    },
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  })
}
