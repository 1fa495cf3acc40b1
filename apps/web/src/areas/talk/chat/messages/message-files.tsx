import type { ChatFile } from '@apron/contract/talk'
import { IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import { FileLink } from '#blocks/files/file-link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'
import { Lightbox } from '#ui/window/lightbox.tsx'
import classes from './message-files.module.css'

/** The pictures of a message; a click shows them at full size. */
export function MessageImages({ images, name }: { images: readonly ChatFile[]; name: string }) {
  const t = useText()
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul
        className={classes.images}
        data-count={Math.min(images.length, 3)}
        aria-label={t('chat.pictures_of', { name })}
      >
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={t('files.open_image', { number: index + 1 })}
              onClick={() => setShown(index)}
            >
              {/* Its measures keep the place of a picture that has not come yet. */}
              <img
                src={image.small_url ?? image.url}
                alt={image.name}
                width={image.width ?? 200}
                height={image.height ?? 150}
                loading="lazy"
              />
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

/** The files of a message, to be looked at or downloaded. */
export function MessageFiles({ files }: { files: readonly ChatFile[] }) {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file}>
            <IconFile size={22} stroke={1.5} aria-hidden="true" />
            <span>
              {file.name}
              <small>{fileSize(file.bytes)}</small>
            </span>
          </FileLink>
        </li>
      ))}
    </ul>
  )
}
