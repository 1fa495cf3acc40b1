import { lazy, Suspense, useEffect, useState } from 'react'
import { showDialogsWith, type Dialog } from '../lib/dialogs.ts'

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((loaded) => ({ default: loaded.DialogWindow })))

/** Shows the questions and alerts of the whole application, one at a time. */
export function DialogHost() {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [last, setLast] = useState<Dialog | null>(null)
  useEffect(() => showDialogsWith(setDialog), [])
  if (dialog && dialog !== last) setLast(dialog)
  if (!last) return null
  return (
    <Suspense fallback={null}>
      <DialogWindow dialog={last} opened={dialog !== null} />
    </Suspense>
  )
}
