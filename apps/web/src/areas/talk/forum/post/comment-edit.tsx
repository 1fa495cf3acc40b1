import type { Post, PostComment } from '@apron/contract/talk'
import { useState } from 'react'
import { Chosen, ChosenImage } from '#blocks/files/chosen-files.tsx'
import { Composer } from '#blocks/form/writing/composer.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useMentionable } from '../mentionable.ts'
import { writeComment } from '../writing/kept-forum.ts'

/** Changes a comment; its pictures stay unless they are taken out. */
export function CommentEdit({
  post,
  comment,
  draftPlace,
  onClose,
}: {
  post: Post
  comment: PostComment
  draftPlace: string
  onClose: () => void
}) {
  const t = useText()
  const people = useMentionable()
  const [gone, setGone] = useState<readonly number[]>([])
  const images = comment.images
    .map((image, index) => ({ ...image, small: comment.small_images[index]?.url ?? image.url }))
    .filter(({ id }) => !gone.includes(id))
  const { id: commentId, parent_id: parentId } = comment
  return (
    <Composer
      place={`${draftPlace}/edit-${commentId}`}
      label={t(parentId === 0 ? 'forum.comment' : 'writing.reply_text')}
      sendLabel="forum.save"
      initial={{ content: comment.content }}
      turn={1}
      people={people}
      isPicturesOnly
      holdsMore={images.length > 0}
      onSend={({ content, images: added }, takesBack) =>
        writeComment({ postId: post.id, post: post.title, content, parentId, commentId, gone }, added, takesBack)
      }
      onDone={onClose}
      onCancel={onClose}
    >
      {images.length > 0 && (
        <Chosen>
          {images.map(({ id, name, small }) => (
            <ChosenImage key={id} name={name} address={small} onRemove={() => setGone([...gone, id])} />
          ))}
        </Chosen>
      )}
    </Composer>
  )
}
