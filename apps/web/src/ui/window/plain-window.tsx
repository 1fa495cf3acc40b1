import { useEffect, useId, useRef, type ReactNode } from 'react'
import classes from './plain-window.module.css'

/** A small window of the browser's own, which is there when nothing else has come. Its first control has the focus; Escape and a press beside it close it. */
export function PlainWindow({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = ref
    // The Escape that led to a question would answer it at once.
    const timer = setTimeout(() => current?.showModal())
    return () => {
      clearTimeout(timer)
      current?.close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      className={classes.window}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The key that closes this one leaves the window beneath as it is.
      onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={classes.inner}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
