import { useState, type ReactNode } from 'react'
import { part } from '#ui/page/part.tsx'
import { viewOf, type ShownFile } from '../viewer/shown-file.ts'

const ViewerWindow = part(() => import('../viewer/viewer-window.tsx'), 'ViewerWindow', { isWindow: true })

/** A stored file: pressed, it is shown inside the product; one of a kind that is not shown is downloaded, as any is by the browser's own ways. */
export function FileLink({ file, children }: { file: ShownFile; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        download={file.name}
        onClick={(event) => {
          const isOther = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
          if (isOther || viewOf(file) === 'none') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {isOpen && <ViewerWindow file={file} title={file.name} onClose={() => setOpen(false)} />}
    </>
  )
}
