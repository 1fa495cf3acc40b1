import { HeldCard } from '#blocks/form/writing/held-card.tsx'
import { draftNow, writeDraft } from '#lib/outbox/drafts/drafts.ts'
import { forgetChange } from '#lib/outbox/outbox.ts'
import { ask } from '#lib/page/dialogs.ts'
import { navigate } from '#lib/router/router.ts'
import { useText } from '#lib/text/i18n.ts'
import { currentSession } from '#lib/session/session.ts'
import classes from '../forum.module.css'
import { useHeldPosts, type HeldPost } from './kept-forum.ts'
import { draftPlace } from './post-draft.ts'

/** The posts of this person that the server has not got, or what they changed of one; nothing where there is nothing. */
export function HeldPosts({ postId }: { postId?: number }) {
  const t = useText()
  const all = useHeldPosts()
  const held = postId === undefined ? all : all.filter(({ written }) => written.postId === postId)
  if (held.length === 0) return null

  /** Puts what was refused back into its form; what is being written there is not thrown away unasked. */
  async function writeAgain({ change, written }: HeldPost) {
    const { postId, topicId, title, content, isPinned = false, gone, about } = written
    const key = `${currentSession()?.user.id ?? 0}/${draftPlace(postId)}`
    const isFree =
      !draftNow(key) ||
      (await ask({
        title: t('forum.draft_there'),
        text: t('forum.draft_there_text'),
        confirm: t('forum.draft_replace'),
        destroys: true,
      }))
    if (!isFree) return
    const words = { topic_id: topicId, title, content, is_pinned: isPinned, gone }
    writeDraft(key, { words, files: change.files })
    await forgetChange(change.id)
    if (postId !== null) return void navigate({ to: '/forum/$id/edit', params: { id: String(postId) } })
    void navigate({ to: '/forum/create', search: { ...about } })
  }

  return (
    <div className={classes.held}>
      {held.map((one) => (
        <div key={one.change.id} className={classes.heldPost}>
          <strong>{one.written.title}</strong>
          <HeldCard held={one} isShown={false} onWriteAgain={() => void writeAgain(one)} />
        </div>
      ))}
    </div>
  )
}
