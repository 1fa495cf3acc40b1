import { useEffect, useState } from 'react'
import { showDialogsWith, type Dialog } from '../lib/page/dialogs.ts'
import { DialogWindow } from './dialog-window.tsx'

/** Shows the questions and alerts of the whole application, one at a time. */
export function DialogHost() {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [last, setLast] = useState<Dialog | null>(null)
  useEffect(() => showDialogsWith(setDialog), [])
  if (dialog && dialog !== last) setLast(dialog)
  return last && <DialogWindow dialog={last} opened={dialog !== null} />
}
