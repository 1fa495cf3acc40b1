import type { Comment } from '@apron/contract/audits'
import { useState } from 'react'
import { Chosen, ChosenFile, ChosenImage } from '../../../../blocks/chosen-files.tsx'
import { useText } from '../../../../lib/i18n.ts'
import { CommentComposer } from './comment-composer.tsx'
import type { useCommentWrites } from './comment-writes.ts'

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
        <Chosen>
          {images.map(({ id, name, small }) => (
            <ChosenImage key={id} name={name} address={small} onRemove={() => setGone([...gone, id])} />
          ))}
          {files.map(({ id, name }) => (
            <ChosenFile key={id} name={name} onRemove={() => setGone([...gone, id])}>
              <span>{name}</span>
            </ChosenFile>
          ))}
        </Chosen>
      )}
    </CommentComposer>
  )
}
