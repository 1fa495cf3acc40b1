import type { Profile } from '@apron/contract/people'
import { useLayoutEffect, useRef, useState } from 'react'
import { SignInAgainForm } from './sign-in-again-form.tsx'
import classes from './sign-in-window.module.css'

/** A window over all others, which stays until its form is done. */
export function SignInWindow({ user }: { user: Profile }) {
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
