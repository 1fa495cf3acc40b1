import type { Figures } from '@apron/contract/audits'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { Lightbox } from '#ui/window/lightbox.tsx'
import { DrawWords } from './draw-words.tsx'
import classes from './paper.module.css'

/** Photos with their numbers; on the screen each opens large. */
export function DrawFigures({ figures: { size, figures } }: { figures: Figures }) {
  const t = useText()
  const [open, setOpen] = useState<number | null>(null)
  return (
    <div className={classes.figures} data-size={size}>
      {figures.map(({ picture, caption }, index) => (
        <figure key={index}>
          <UnstyledButton onClick={() => setOpen(index)} aria-label={t('files.open_image', { number: index + 1 })}>
            <img src={picture.src} alt={picture.alt} loading="lazy" />
          </UnstyledButton>
          <figcaption>
            <DrawWords words={caption} />
          </figcaption>
        </figure>
      ))}
      <Lightbox
        index={open}
        pictures={figures.map(({ picture }) => ({ src: picture.full, alt: picture.alt }))}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}
