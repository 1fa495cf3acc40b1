import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useLeaveGuard } from '#blocks/form/leave-guard.ts'
import { useText } from '#lib/text/i18n.ts'
import { confirmDiscard } from '#ui/window/confirm.ts'

/** Names a line of the menu; nothing is sent before the menu is saved. */
export function NameForm({
  title,
  initial,
  onDone,
  onClose,
}: {
  title: string
  initial: string
  onDone: (name: string) => void
  onClose: () => void
}) {
  const t = useText()
  const [name, setName] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const isDirty = name !== initial
  useLeaveGuard(isDirty)
  const leave = async () => {
    if (!isDirty || (await confirmDiscard())) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setMissing(true)
    onDone(name.trim())
  }
  return (
    <Modal opened onClose={() => void leave()} title={title} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('menus.name')}
            data-autofocus
            required
            maxLength={100}
            value={name}
            error={isMissing && t('menus.name_missing')}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setMissing(false)
            }}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => void leave()}>
              {t('actions.cancel')}
            </Button>
            <Button type="submit">{t('actions.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
