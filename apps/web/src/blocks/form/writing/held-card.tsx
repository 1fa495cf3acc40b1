import { Alert, Button, Group } from '@mantine/core'
import { ChosenFiles } from '../../files/chosen-files.tsx'
import { useSentBytes, useSentPercent } from '#lib/calls/uploading.ts'
import { useText } from '#lib/text/i18n.ts'
import type { OutboxChange } from '#lib/outbox/change.ts'
import { dropChange, sendNow, tryAgain } from '#lib/outbox/outbox.ts'
import { useSession } from '#lib/session/session.ts'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { confirmDiscard } from '#ui/window/confirm.ts'
import classes from './comments.module.css'

/** What somebody wrote that the server has not got: new (no `commentId`), or the changed text of a comment. */
export type HeldWriting = {
  change: OutboxChange
  content: string
  result: string | null
  commentId: number | null
  images: readonly File[]
  files: readonly File[]
}

/** What the server has not got: on its way, waiting, or refused. */
export function HeldCard({
  held,
  isShown,
  onWriteAgain,
}: {
  held: HeldWriting
  /** Whether the server shows the same already: only its answer was lost. */
  isShown: boolean
  /** Puts what it says back into a form. */
  onWriteAgain: (() => void) | undefined
}) {
  const t = useText()
  const { change } = held
  if (isShown && !change.isWaiting) return null
  return (
    <div
      role="group"
      aria-label={t(held.commentId === null ? 'writing.not_sent' : 'writing.change_not_sent')}
      className={classes.comment}
      data-held={change.id}
    >
      {!isShown && <Said held={held} />}
      {change.problem !== undefined ? (
        <Alert color="red" role="alert">
          {change.problem}
          <Group gap={8} mt={8}>
            <Button size="compact-md" onClick={() => void tryAgain(change.id)}>
              {t('actions.retry')}
            </Button>
            {onWriteAgain && (
              <Button size="compact-md" variant="default" onClick={onWriteAgain}>
                {t('writing.write_again')}
              </Button>
            )}
            <Button size="compact-md" variant="subtle" color="gray" onClick={() => void giveUp(change.id)}>
              {t('actions.discard')}
            </Button>
          </Group>
        </Alert>
      ) : (
        change.isWaiting && (
          <Alert color="yellow" role="status">
            {t('writing.waits')}
            <Group mt={8}>
              <Button size="compact-md" variant="default" onClick={sendNow}>
                {t('writing.send_now')}
              </Button>
            </Group>
          </Alert>
        )
      )}
    </div>
  )
}

function Said({ held }: { held: HeldWriting }) {
  const t = useText()
  const user = useSession()?.user
  const { content, result, images, files, change } = held
  const sent = useSentBytes(change.id)
  const percent = useSentPercent(change.id, [...images, ...files])
  return (
    <>
      <header className={classes.head}>
        {user && <PersonAvatar name={user.fullname} picture={user.avatar500x500} size={30} />}
        <div className={classes.who}>
          <strong>{user?.fullname}</strong>
          <small>
            {percent === null
              ? t(held.commentId === null ? 'writing.not_sent' : 'writing.change_not_sent')
              : t('writing.sending_part', { percent })}
          </small>
        </div>
      </header>
      {content && <RichText html={content} />}
      {result && (
        <div className={classes.result}>
          <strong>{t('comments.result')}</strong>
          <RichText html={result} />
        </div>
      )}
      <ChosenFiles images={images} files={files} sent={sent === null ? undefined : sharesOf(images, sent)} />
    </>
  )
}

/** How much of each picture has left: one goes after the other. */
function sharesOf(images: readonly File[], sent: number): number[] {
  let before = 0
  return images.map(({ size }) => {
    const share = Math.min(1, Math.max(0, (sent - before) / Math.max(size, 1)))
    before += size
    return share
  })
}

async function giveUp(id: string): Promise<void> {
  if (await confirmDiscard()) await dropChange(id)
}
