import { useEffect } from 'react'
import { currentSession, useSession } from '#lib/session/session.ts'
import { part } from '#ui/page/part.tsx'

const SignInWindow = part(() => import('./sign-in-window.tsx'), 'SignInWindow', { soon: true })

/** Stands over a page whose session ended while something on it was unsaved, until the same person has signed in or gives it up. */
export function SignInAgain() {
  const session = useSession()
  useEffect(() => {
    // Before any window of the page was there to hear it: none of them may close, and no shortcut opens another.
    const keep = (event: KeyboardEvent) => {
      if (currentSession()?.token !== null) return
      event.stopImmediatePropagation()
      if (event.key === 'Escape') event.preventDefault()
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [])
  return session?.token === null && <SignInWindow user={session.user} />
}
