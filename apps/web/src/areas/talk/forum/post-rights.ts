import { superGroup } from '@apron/contract'
import { postComments, postState, posts, type ListedPost, type PostComment } from '@apron/contract/talk'
import { useCan, useCanCall } from '#lib/session/can.ts'
import { useSession } from '#lib/session/session.ts'

type Authored = Pick<ListedPost, 'user'>

/** What somebody may do with posts and what is written below them: their authors, members of group 1, and whoever moderates. */
export function usePostRights() {
  const can = useCan()
  const canCall = useCanCall()
  const user = useSession()?.user
  const isOwn = (one: Authored) => one.user.id === user?.id
  const isSuper = user?.group_id === superGroup
  const isOpen = ({ state }: Pick<ListedPost, 'state'>) => state.code === postState.OPEN
  return {
    edit: (post: ListedPost) => isOpen(post) && (isOwn(post) || can('UPDATE_FAQ')),
    remove: (post: Authored) => isOwn(post) || can('DELETE_FAQ'),
    open: (post: Authored) => (isOwn(post) || isSuper) && canCall(posts.open),
    close: (post: Authored) => (isOwn(post) || isSuper) && canCall(posts.close),
    solve: (post: ListedPost) => isOpen(post) && (isOwn(post) || can('UPDATE_FAQ')),
    write: (post: Pick<ListedPost, 'state'>) => isOpen(post) && canCall(postComments.create),
    editComment: (post: Pick<ListedPost, 'state'>, comment: PostComment) =>
      isOpen(post) && (isOwn(comment) || can('UPDATE_FAQ_COMMENT')),
    removeComment: (comment: PostComment) => isOwn(comment) || can('DELETE_FAQ_COMMENT'),
    /** Whether what others replied goes with a comment. */
    removesOthers: can('DELETE_FAQ_COMMENT'),
  }
}
