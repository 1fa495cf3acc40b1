import type { Post } from '@apron/contract/talk'
import { useRef } from 'react'
import type { CallError } from '#lib/calls/call-error.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { madeBy, writePost, type Subject } from './kept-forum.ts'
import type { PostWords } from './post-draft.ts'

type SendPostOptions = { post: Post | null; about: Subject; mayPin: boolean }
/** When the device has it, and its number once the server has it too. */
type PostResult = { kept: Promise<void>; id: number | null }

/** Hands a post over to what is sent from this device: once it has arrived, waits for a network or was set aside `made` says which it is; a field that is refused comes back into the form. */
export function useSendingPost({ post, about, mayPin }: SendPostOptions) {
  const made = useRef<PostResult | null>(null)
  const send = (values: PostWords, images: readonly File[]) =>
    new Promise<void>((resolve, reject) => {
      let isHere = true
      const takesBack = (error: CallError) => {
        if (!isHere || !error.namesFields) return false
        reject(error)
        return true
      }
      const value = {
        postId: post?.id ?? null,
        topicId: values.topic_id!,
        title: values.title,
        content: values.content,
        ...(mayPin && { isPinned: values.is_pinned }),
        about,
        gone: values.gone,
      }
      const { id, kept, outcome } = writePost(value, images, takesBack)
      void outcome.then((how) => {
        isHere = false
        if (how === 'arrived') noticeSuccess(post ? 'actions.update_success' : 'actions.create_success')
        made.current = { kept, id: post?.id ?? madeBy(id) ?? null }
        resolve()
      })
    })
  return { send, made }
}
