import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { showDialogsWith, type Dialog } from '../lib/dialogs.ts'
import { useText } from '../lib/i18n.ts'

/** Shows the questions and alerts of the whole application, one at a time. */
export function DialogHost() {
  const t = useText()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [shown, setShown] = useState<Dialog | null>(null)
  useEffect(() => showDialogsWith(setDialog), [])
  if (dialog && dialog !== shown) setShown(dialog)
  const asks = shown?.confirm !== undefined
  return (
    <Modal
      opened={dialog !== null}
      onClose={() => dialog?.answer(false)}
      title={shown?.title}
      role={asks ? 'alertdialog' : 'dialog'}
      withCloseButton={false}
      size={440}
      zIndex={310}
    >
      <Text c="dimmed">{shown?.text}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={() => dialog?.answer(false)}>
          {asks ? t('actions.cancel') : t('actions.close')}
        </Button>
        {asks && (
          <Button color={shown.destroys ? 'red' : 'teal'} onClick={() => dialog?.answer(true)}>
            {shown.confirm}
          </Button>
        )}
      </Group>
    </Modal>
  )
}
