import { useEffect, useState } from 'react'
import { showDialogsWith, type Dialog } from '#lib/page/dialogs.ts'
import { DialogWindow } from './dialog-window.tsx'

/** Shows the questions and alerts of the whole application, one at a time. */
export function DialogHost() {
  const [{ dialog, count }, setShown] = useState<{ dialog: Dialog | null; count: number }>({ dialog: null, count: 0 })
  useEffect(() => showDialogsWith((next) => setShown((before) => ({ dialog: next, count: before.count + 1 }))), [])
  return dialog && <DialogWindow key={count} dialog={dialog} />
}
