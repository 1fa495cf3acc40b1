import type { Profile } from '@apron/contract/people'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { currentSession, useSession } from '../../../lib/session.ts'
import { part } from '../../../ui/part.tsx'
import classes from './sign-in-again.module.css'

const SignInAgainForm = part(() => import('./sign-in-again-form.tsx'), 'SignInAgainForm', { soon: true })

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

function SignInWindow({ user }: { user: Profile }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    const { current: element } = dialog
    if (!element) return
    const show = () => element.open || element.showModal()
    // A window behind it, which lets nothing but itself be scrolled, does not hear of it.
    const own = (event: Event) => event.stopPropagation()
    const stay = (event: Event) => event.preventDefault()
    element.addEventListener('wheel', own)
    element.addEventListener('touchmove', own)
    element.addEventListener('cancel', stay)
    element.addEventListener('close', show)
    show()
    setShown(true)
    return () => {
      element.removeEventListener('close', show)
      element.close()
    }
  }, [])

  return (
    <dialog ref={dialog} className={classes.window} aria-labelledby="sign-in-again">
      {isShown && <SignInAgainForm user={user} />}
    </dialog>
  )
}
