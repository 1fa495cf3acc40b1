import { requiredReason } from '@apron/contract'
import { waiting } from '@apron/contract/desk'
import { Text, Textarea } from '@mantine/core'
import { useText } from '../../lib/text/i18n.ts'
import { FormModal } from '../form/form-modal.tsx'
import { useForm422 } from '../form/form.ts'

const asking = { ...waiting.decide, body: requiredReason }

/** Asks why something is rejected, and rejects it. */
export function RejectWindow({
  title,
  about,
  needsReason,
  reject,
  onClose,
}: {
  title: string
  /** What comes of it beside the status. */
  about?: string | undefined
  needsReason: boolean
  reject: (reason: string) => Promise<unknown>
  onClose: () => void
}) {
  const t = useText()
  const form = useForm422({
    initial: { reason: '' },
    route: asking,
    // What need not be given is not judged as missing.
    body: ({ reason }) => ({ reason: needsReason ? reason : reason || '-' }),
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
