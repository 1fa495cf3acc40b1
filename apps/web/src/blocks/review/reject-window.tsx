import { asksReason, reasonForm, requiredReason } from '@apron/contract'
import { waiting } from '@apron/contract/desk'
import { Text, Textarea } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import { FormModal } from '../form/form-modal.tsx'
import { useForm422 } from '../form/form.ts'

const asking = { ...waiting.decide, body: requiredReason }
const offering = { ...waiting.decide, body: reasonForm }

/** Asks why something is rejected, and rejects it. */
export function RejectWindow({
  title,
  about,
  kinds,
  reject,
  onClose,
}: {
  title: string
  /** What comes of it beside the status. */
  about?: string | undefined
  /** What is rejected. */
  kinds: readonly string[]
  reject: (reason: string) => Promise<unknown>
  onClose: () => void
}) {
  const t = useText()
  const needsReason = asksReason(kinds)
  const form = useForm422({
    initial: { reason: '' },
    route: needsReason ? asking : offering,
    body: ({ reason }) => ({ reason }),
    send: (_, { reason }) => reject(reason),
    onDone: onClose,
  })
  return (
    <FormModal title={title} submitLabel={t('actions.reject')} form={form} onClose={onClose}>
      {about && <Text c="dimmed">{about}</Text>}
      <Textarea
        label={t('decisions.reason')}
        description={t('decisions.reason_hint')}
        required={needsReason}
        maxLength={500}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        {...form.field('reason')}
      />
    </FormModal>
  )
}
