import { currentSession } from '#lib/session/session.ts'
import { isGoing, useUnsaved } from '#lib/page/unsaved.ts'
import { useHolding, type Holder } from '#lib/router/holding.ts'
import { confirmDiscard } from '#ui/window/confirm.ts'

/** Holds the page while something on it is unsaved: `stays` asks the person before the address changes, and the browser before the page is closed; a session that ends takes nothing away. */
export function useGuardedPage(isUnsaved: boolean, stays: Holder['stays']): void {
  useUnsaved(isUnsaved)
  useHolding(isUnsaved, {
    // Back cannot be answered while the person has to sign in first.
    stays: (leaving) => !isGoing() && (currentSession()?.token === null || stays(leaving)),
    mayClose: isGoing,
  })
}

/** Asks before a form is left with something typed, by Back too. A screen that writes down where it stands is not left; `isSending`: the answer may lead on within the screen unasked. */
export function useLeaveGuard(isDirty: boolean, isSending = false): void {
  useGuardedPage(isDirty, async ({ current, next, action }) => {
    const isOnward = action === 'REPLACE' || isSending
    return !(isOnward && next.pathname === current.pathname) && !(await confirmDiscard())
  })
}
