import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { Lightbox } from '#ui/window/lightbox.tsx'
import classes from './pictures.module.css'

type Picture = { id: number; name: string; url: string }

/** The pictures that somebody sent with what they wrote, which open at full size; `small` are their copies, in the same order. */
export function Pictures({
  images,
  small,
  name,
  size = 84,
}: {
  images: readonly Picture[]
  small: readonly Picture[]
  /** Who sent them. */
  name: string
  size?: number
}) {
  const t = useText()
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return null
  return (
    <>
      <ul className={classes.images} aria-label={t('writing.images_of', { name })}>
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={t('files.open_image', { number: index + 1 })}
              onClick={() => setShown(index)}
            >
              <img src={small[index]?.url ?? image.url} alt={image.name} width={size} height={size} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={images.map(({ url, name: alt }) => ({ src: url, alt }))}
        index={shown}
        onClose={() => setShown(null)}
      />
    </>
  )
}
