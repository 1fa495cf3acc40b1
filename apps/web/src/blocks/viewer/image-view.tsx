import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { Lightbox } from '#ui/window/lightbox.tsx'
import { NotShown } from './not-shown.tsx'
import type { ViewProps } from './shown-file.ts'
import classes from './viewer.module.css'

/** A picture as large as there is room; pressed, it fills the screen. */
export function ImageView({ file, onEnd }: ViewProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <NotShown file={file} reason="unreadable" onDownload={onEnd} />
  return (
    <div className={classes.picture}>
      <UnstyledButton aria-label={t('viewer.enlarge', { name: file.name })} onClick={() => setOpen(true)}>
        <img src={file.url} alt={file.name} onLoad={onEnd} onError={() => setBroken(true)} />
      </UnstyledButton>
      <Lightbox
        pictures={[{ src: file.url, alt: file.name }]}
        index={isOpen ? 0 : null}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
