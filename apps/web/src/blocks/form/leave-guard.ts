import { useBlocker } from '@tanstack/react-router'
import { currentSession } from '../../lib/session/session.ts'
import { isGoing, useUnsaved } from '../../lib/page/unsaved.ts'
import { confirmDiscard } from '../../ui/window/confirm.ts'

type Leaving = { current: { pathname: string }; next: { pathname: string }; action: string }

/** Holds the page while something on it is unsaved: `stays` asks the person before the address changes, and the browser before the page is closed; a session that ends takes nothing away. */
export function useGuardedPage(isUnsaved: boolean, stays: (leaving: Leaving) => boolean | Promise<boolean>): void {
  useUnsaved(isUnsaved)
  useBlocker({
    // Back cannot be answered while the person has to sign in first.
    shouldBlockFn: (leaving) => !isGoing() && (currentSession()?.token === null || stays(leaving)),
    enableBeforeUnload: () => isUnsaved && !isGoing(),
    disabled: !isUnsaved,
  })
}

/** Asks before a form is left with something typed, by Back too. A screen that writes down where it stands is not left; `isSending`: the answer may lead on within the screen unasked. */
export function useLeaveGuard(isDirty: boolean, isSending = false): void {
  useGuardedPage(isDirty, async ({ current, next, action }) => {
    const isOnward = action === 'REPLACE' || isSending
    return !(isOnward && next.pathname === current.pathname) && !(await confirmDiscard())
  })
}
