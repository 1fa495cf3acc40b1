import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import { forgetChange, sendNow } from '#lib/outbox/outbox.ts'
import { countsOf } from './described.ts'
import { prepareSaving, saveToFile } from './save-file.ts'

/** Names what would stay behind on this device, before its person signs out. */
export function SignOutWindow({ onClose, onSignOut }: { onClose: () => void; onSignOut: () => void }) {
  const t = useText()
  const held = useHeld()
  const [isAwaited, setAwaited] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const what = countsOf(held)
    .map(({ text, count }) => t(text, { count }))
    .join(', ')
  const isRefused = held.some(({ problem }) => problem !== undefined)
  useEffect(prepareSaving, [])
  useEffect(() => {
    if (held.length > 0) return
    if (isAwaited) onSignOut()
    else if (!isSaving) onClose()
  }, [held.length, isAwaited, isSaving, onSignOut, onClose])

  async function save() {
    setSaving(true)
    const saved = await saveToFile()
    // What was done meanwhile is not in the file.
    for (const id of saved ?? []) await forgetChange(id)
    if (saved) onSignOut()
    else setSaving(false)
  }
  return (
    <Modal opened onClose={onClose} title={t('keep.leave_title')} withCloseButton={false} size={520}>
      <Text>{t('keep.leave_text', { what })}</Text>
      <Text c="dimmed" mt={8}>
        {t('keep.leave_file')}
      </Text>
      {isRefused && <Text mt={8}>{t('keep.leave_refused')}</Text>}
      {isAwaited && (
        <Text mt={8} role="status">
          {t('keep.leave_waits')}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('keep.stay')}
        </Button>
        <Button
          variant="default"
          loading={isAwaited}
          onClick={() => {
            setAwaited(true)
            sendNow()
          }}
        >
          {t('keep.wait')}
        </Button>
        <Button loading={isSaving} onClick={() => void save()}>
          {t('keep.save_and_leave')}
        </Button>
      </Group>
    </Modal>
  )
}
