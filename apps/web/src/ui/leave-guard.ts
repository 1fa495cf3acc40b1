import { useBlocker } from '@tanstack/react-router'
import { confirmDiscard } from './confirm.ts'

/** Asks before a form is left with something typed, by Back too. `isSending`: the answer may lead on within the screen unasked. */
export function useLeaveGuard(isDirty: boolean, isSending = false): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isDirty && !(isSending && next.pathname === current.pathname) && !(await confirmDiscard()),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  })
}
