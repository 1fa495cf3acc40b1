import { posts, postState, type Post } from '@apron/contract/talk'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useWrite } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { wayTo } from '#lib/page/places.ts'
import { navigate } from '#lib/router/router.ts'
import { useText } from '#lib/text/i18n.ts'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'
import { MenuLine } from '#ui/window/menu-lines.tsx'
import { usePostRights } from '../post-rights.ts'

/** What can be done with a post. */
export function PostMenu({ post }: { post: Post }) {
  const t = useText()
  const rights = usePostRights()
  const params = { id: post.id }
  const open = useWrite(posts.open, { success: 'forum.opened' })
  const close = useWrite(posts.close, { success: 'forum.closed_now' })
  const remove = useWrite(posts.remove, {
    success: 'actions.delete_success',
    onDone: () => void navigate(wayTo('/forum/list')),
  })
  const isOpen = post.state.code === postState.OPEN

  async function askRemoval() {
    const count = post.reply_count
    const isSure = await ask({
      title: t('actions.confirm_delete'),
      text:
        count > 0
          ? t('forum.delete_with', { name: post.title, count })
          : t('actions.delete_text', { name: post.title }),
      confirm: t('actions.delete'),
      destroys: true,
    })
    if (isSure) remove.start({ params })
  }

  return (
    <RowActions name={post.title}>
      {rights.edit(post) && (
        <EditLine onClick={() => void navigate({ to: '/forum/$id/edit', params: { id: String(post.id) } })} />
      )}
      {isOpen && rights.close(post) && (
        <MenuLine Icon={IconLock} onClick={() => close.start({ params })}>
          {t('forum.close')}
        </MenuLine>
      )}
      {!isOpen && rights.open(post) && (
        <MenuLine Icon={IconLockOpen} onClick={() => open.start({ params })}>
          {t('forum.reopen')}
        </MenuLine>
      )}
      {rights.remove(post) && <DeleteLine onClick={() => void askRemoval()} />}
    </RowActions>
  )
}
