import type { Comment } from '@apron/contract/audits'
import { IconFile } from '@tabler/icons-react'
import { Pictures } from '#blocks/form/writing/pictures.tsx'
import { FileLink } from '#blocks/files/file-link.tsx'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'
import classes from './comment-files.module.css'

/** The pictures of a comment, which open at full size, and its files. */
export function CommentFiles({ comment }: { comment: Pick<Comment, 'images' | 'small_images' | 'files' | 'user'> }) {
  const { images, small_images: small, files } = comment
  return (
    <>
      <Pictures images={images} small={small} name={comment.user.fullname} />
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
