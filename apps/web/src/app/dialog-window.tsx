import { Button, Group, Text } from '@mantine/core'
import type { Dialog } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'
import { PlainWindow } from '#ui/window/plain-window.tsx'

/** One question or alert; the focus is on the button that changes nothing. */
export function DialogWindow({ dialog }: { dialog: Dialog }) {
  const t = useText()
  const asks = dialog.confirm !== undefined
  return (
    <PlainWindow title={dialog.title} onClose={() => dialog.answer(false)}>
      <Text c="dimmed">{dialog.text}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={() => dialog.answer(false)}>
          {asks ? (dialog.cancel ?? t('actions.cancel')) : t('actions.close')}
        </Button>
        {dialog.other && (
          <Button
            variant="default"
            onClick={() => {
              dialog.other?.choose()
              dialog.answer(false)
            }}
          >
            {dialog.other.words}
          </Button>
        )}
        {asks && (
          <Button color={dialog.destroys ? 'red' : 'teal'} onClick={() => dialog.answer(true)}>
            {dialog.confirm}
          </Button>
        )}
      </Group>
    </PlainWindow>
  )
}
