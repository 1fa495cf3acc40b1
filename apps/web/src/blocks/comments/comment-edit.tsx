import type { Comment } from '@apron/contract'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Remove } from './attachments.tsx'
import { CommentComposer } from './comment-composer.tsx'
import type { useCommentWrites } from './comment-writes.ts'
import classes from './comments.module.css'

/** Changes one's own comment; its files stay unless they are taken out. */
export function CommentEdit({
  comment,
  place,
  update,
  onClose,
}: {
  comment: Comment
  place: string
  update: ReturnType<typeof useCommentWrites>['update']
  onClose: () => void
}) {
  const t = useText()
  const [gone, setGone] = useState<readonly number[]>([])
  const images = comment.images
    .map((image, index) => ({ ...image, small: comment.images_resize[index]?.url ?? image.url }))
    .filter(({ id }) => !gone.includes(id))
  const files = comment.files.filter(({ id }) => !gone.includes(id))
  return (
    <CommentComposer
      place={`${place}/edit-${comment.id}`}
      label={comment.parent_id === 0 ? t('comments.issue') : t('comments.reply_text')}
      sendLabel="comments.save"
      initial={{ content: comment.content, result: comment.result }}
      withResult={comment.parent_id === 0}
      holdsMore={images.length + files.length > 0}
      onSend={({ content, result, images: added, files: addedFiles }) =>
        update.mutateAsync({
          commentId: comment.id,
          body: { content, result, image_index: [...gone] },
          files: { images: added, files: addedFiles },
        })
      }
      onDone={onClose}
      onCancel={onClose}
    >
      {images.length + files.length > 0 && (
        <ul className={classes.chosen}>
          {images.map((image) => (
            <li key={image.id} className={classes.chosenImage}>
              <img src={image.small} alt={image.name} width={84} height={84} />
              <Remove name={image.name} onClick={() => setGone([...gone, image.id])} />
            </li>
          ))}
          {files.map((file) => (
            <li key={file.id} className={classes.chosenFile}>
              <span>{file.name}</span>
              <Remove name={file.name} onClick={() => setGone([...gone, file.id])} />
            </li>
          ))}
        </ul>
      )}
    </CommentComposer>
  )
}
