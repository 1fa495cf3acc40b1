import type { Comment } from '@apron/contract/audits'
import { IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import { FileLink } from '../../../../blocks/files/file-link.tsx'
import { dateAndTime } from '../../../../lib/text/dates.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { fileSize } from '../../../../ui/text/file-size.ts'
import { Lightbox } from '../../../../ui/window/lightbox.tsx'
import classes from './comments.module.css'

/** The pictures of a comment, which open at full size, and its files. */
export function CommentFiles({ comment }: { comment: Pick<Comment, 'images' | 'small_images' | 'files' | 'user'> }) {
  const t = useText()
  const [shown, setShown] = useState<number | null>(null)
  const { images, small_images: small, files } = comment
  return (
    <>
      {images.length > 0 && (
        <ul className={classes.images} aria-label={t('comments.images_of', { name: comment.user.fullname })}>
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={t('files.open_image', { number: index + 1 })}
                onClick={() => setShown(index)}
              >
                <img src={small[index]?.url ?? image.url} alt={image.name} width={84} height={84} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TakenLines images={images} />
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileLink file={file}>
                <IconFile size={18} stroke={1.5} aria-hidden="true" />
                {file.name}
              </FileLink>
              <small>{fileSize(file.bytes)}</small>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        pictures={images.map(({ url, name }) => ({ src: url, alt: name }))}
        index={shown}
        onClose={() => setShown(null)}
      />
    </>
  )
}

/** When and where the photos were taken, each thing once, and where it is only the device that says so. */
function TakenLines({ images }: Pick<Comment, 'images'>) {
  const t = useText()
  const lines = images.flatMap(({ taken }) => {
    if (!taken) return []
    const { at, latitude, longitude, by_device } = taken
    const place = latitude === null ? '' : `${latitude.toFixed(5)}, ${longitude?.toFixed(5)}`
    return [
      [at && t('comments.taken_at', { time: dateAndTime(at) }), place, by_device && t('comments.taken_by_device')]
        .filter(Boolean)
        .join(' · '),
    ]
  })
  return [...new Set(lines)].map((line) => (
    <small key={line} className={classes.taken}>
      {line}
    </small>
  ))
}
