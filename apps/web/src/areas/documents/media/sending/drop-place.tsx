import { libraryRights } from '@apron/contract/documents'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useCan } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './sending.module.css'
import type { MediaIntake } from './use-sending.ts'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A part of the screen on which files can be dropped for the library. */
export function DropPlace({ sending, children }: { sending: MediaIntake; children: ReactNode }) {
  const t = useText()
  const mayUpload = useCan()(libraryRights)
  const [isOver, setOver] = useState(false)
  if (!mayUpload) return children
  const over = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const drop = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    event.preventDefault()
    setOver(false)
    sending.take([...event.dataTransfer.files])
  }
  return (
    <div className={classes.place} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && <div className={classes.over}>{t('mediaSending.drop_here')}</div>}
    </div>
  )
}
