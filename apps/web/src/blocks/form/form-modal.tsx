import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { confirmDiscard } from '#ui/window/confirm.ts'
import type { Form } from './form.ts'
import { FormMessages } from './form-messages.tsx'
import { useLeaveGuard } from './leave-guard.ts'

/** A form in a modal; closing it, and leaving the screen, ask when something was typed. Mount it only while it is open. */
export function FormModal<Values extends object>({
  title,
  form,
  onClose,
  submitLabel,
  size = 480,
  isToRead = false,
  destroys = false,
  children,
}: {
  title: string
  form: Form<Values>
  onClose: () => void
  submitLabel?: string
  size?: number
  /** What stands in it is read before anything is filled in: the focus is on the way out, and no field opens over it. */
  isToRead?: boolean
  /** What it sends takes something away. */
  destroys?: boolean
  children: ReactNode
}) {
  const t = useText()
  useLeaveGuard(form.isDirty, form.isSending)
  const leave = async () => {
    if (form.isSending) return
    if (!form.isDirty || (await confirmDiscard())) onClose()
  }
  return (
    <Modal
      opened
      onClose={() => void leave()}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <form ref={form.ref} onSubmit={form.submit} noValidate>
        <Stack gap="md">
          <FormMessages form={form} />
          {children}
          <Group justify="flex-end" gap="sm" mt="xs">
            <Button variant="default" data-autofocus={isToRead || undefined} onClick={() => void leave()}>
              {t('actions.cancel')}
            </Button>
            <Button type="submit" {...(destroys && { color: 'red' })} loading={form.isSending}>
              {submitLabel ?? t('actions.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
