import { Alert, Button, Group, Progress } from '@mantine/core'
import { useSentBytes } from '#lib/calls/uploading.ts'
import type { OutboxChange } from '#lib/outbox/change.ts'
import { dropChange, pauseChange, tryAgain } from '#lib/outbox/outbox.ts'
import { ask } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'
import { useFilesOnTheirWay } from './kept-files.ts'
import classes from './sending.module.css'
import type { MediaIntake } from './use-sending.ts'

/** What is on its way into the library, also from before the page was loaded, and what was not taken. */
export function SendingList({ sending }: { sending: MediaIntake }) {
  const t = useText()
  const held = useFilesOnTheirWay()
  return (
    <>
      {sending.problems.length > 0 && (
        <Alert
          color="red"
          role="alert"
          title={t('mediaSending.refused_title')}
          withCloseButton
          closeButtonLabel={t('actions.close')}
          onClose={sending.dismiss}
        >
          <ul className={classes.problems}>
            {sending.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      {held.length > 0 && (
        <section aria-label={t('mediaSending.title')}>
          <ul className={classes.list}>
            {held.map((change) => (
              <Line key={change.id} change={change} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Line({ change }: { change: OutboxChange }) {
  const t = useText()
  const { name, bytes } = change.value as { name: string; bytes: number }
  const sent = useSentBytes(change.id)
  const share = sent === null ? 0 : Math.min(1, sent / Math.max(bytes, 1))
  const cancel = async () => {
    const isSure = await ask({
      title: t('mediaSending.cancel_title'),
      text: t('mediaSending.cancel_text', { name }),
      confirm: t('mediaSending.form_cancel'),
      destroys: true,
    })
    if (isSure) await dropChange(change.id)
  }
  const isAside = change.problem !== undefined
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <small>{stateOf(change, { sent, bytes, t })}</small>
      </div>
      <Group gap={8} wrap="nowrap">
        {isAside ? (
          <Button
            variant="default"
            size="compact-md"
            aria-label={t('mediaSending.go_on_of', { name })}
            onClick={() => void tryAgain(change.id)}
          >
            {t('mediaSending.go_on')}
          </Button>
        ) : (
          <Button
            variant="default"
            size="compact-md"
            aria-label={t('mediaSending.pause_of', { name })}
            onClick={() => void pauseChange(change.id)}
          >
            {t('mediaSending.pause')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          aria-label={t('mediaSending.cancel_of', { name })}
          onClick={() => void cancel()}
        >
          {t('mediaSending.cancel')}
        </Button>
      </Group>
      <Progress.Root className={classes.progress ?? ''} size="sm">
        <Progress.Section value={share * 100} aria-label={t('mediaSending.progress', { name })} />
      </Progress.Root>
      {isAside && <p className={classes.problem}>{change.problem}</p>}
    </li>
  )
}

function stateOf(
  { isWaiting, tries, problem }: OutboxChange,
  { sent, bytes, t }: { sent: number | null; bytes: number; t: ReturnType<typeof useText> },
): string {
  const size = fileSize(bytes)
  const amount = sent === null ? size : t('mediaSending.sent_of', { sent: fileSize(sent), bytes: size })
  if (problem !== undefined) return amount
  if (sent !== null && sent >= bytes) return `${amount} · ${t('mediaSending.checking')}`
  if (isWaiting && sent === null) return `${amount} · ${t('mediaSending.waits')}`
  return tries === 0 ? `${amount} · ${t('mediaSending.next')}` : amount
}
