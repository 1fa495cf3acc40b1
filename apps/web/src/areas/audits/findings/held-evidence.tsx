import { Alert, Button, Group } from '@mantine/core'
import { ChosenFiles } from '#blocks/files/chosen-files.tsx'
import { dropChange, sendNow, tryAgain } from '#lib/outbox/outbox.ts'
import { filesIn } from '#lib/outbox/store/files.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import { useText } from '#lib/text/i18n.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { confirmDiscard } from '#ui/window/confirm.ts'
import classes from './findings.module.css'
import type { Evidence } from './kept-evidence.ts'

/** Evidence that the server has not got: on its way, waiting, or refused. */
export function HeldEvidence({ findingId }: { findingId: number }) {
  const t = useText()
  const held = useHeld().filter(
    ({ kind, value }) => kind === 'finding_evidence' && (value as Evidence).findingId === findingId,
  )
  return held.map((change) => (
    <div key={change.id} className={classes.shown} data-held={change.id}>
      <RichText html={(change.value as Evidence).content} />
      <ChosenFiles images={filesIn(change.files, 'images')} files={filesIn(change.files, 'files')} />
      {change.problem === undefined ? (
        <Alert color="yellow" role="status">
          {t('findingWorkflow.evidence_waits')}
          {change.isWaiting && (
            <Group mt={8}>
              <Button size="compact-md" variant="default" onClick={sendNow}>
                {t('writing.send_now')}
              </Button>
            </Group>
          )}
        </Alert>
      ) : (
        <Alert color="red" role="alert">
          {change.problem}
          <Group gap={8} mt={8}>
            <Button size="compact-md" onClick={() => void tryAgain(change.id)}>
              {t('actions.retry')}
            </Button>
            <Button size="compact-md" variant="subtle" color="gray" onClick={() => void giveUp(change.id)}>
              {t('actions.discard')}
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  ))
}

const giveUp = async (id: string) => (await confirmDiscard()) && dropChange(id)
