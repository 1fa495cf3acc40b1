import type { Comment } from '@apron/contract/audits'
import { useState } from 'react'
import { Chosen, ChosenFile, ChosenImage } from '#blocks/files/chosen-files.tsx'
import { useText } from '#lib/text/i18n.ts'
import { Composer } from '#blocks/form/writing/composer.tsx'
import { editComment, type CommentPlace } from './kept-comments.ts'
import { useMentionable } from './mentionable.ts'

/** Changes one's own comment; its files stay unless they are taken out. */
export function CommentEdit({
  comment,
  draftPlace,
  place,
  onClose,
}: {
  comment: Comment
  draftPlace: string
  place: CommentPlace
  onClose: () => void
}) {
  const t = useText()
  const people = useMentionable()
  const [gone, setGone] = useState<readonly number[]>([])
  const images = comment.images
    .map((image, index) => ({ ...image, small: comment.small_images[index]?.url ?? image.url }))
    .filter(({ id }) => !gone.includes(id))
  const files = comment.files.filter(({ id }) => !gone.includes(id))
  return (
    <Composer
      place={`${draftPlace}/edit-${comment.id}`}
      label={comment.parent_id === 0 ? t('comments.issue') : t('writing.reply_text')}
      sendLabel="comments.save"
      initial={{ content: comment.content, result: comment.result }}
      turn={1}
      people={people}
      withResult={comment.parent_id === 0}
      holdsMore={images.length + files.length > 0}
      onSend={(written, takesBack) => editComment(place, written, { commentId: comment.id, gone }, takesBack)}
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
    </Composer>
  )
}
