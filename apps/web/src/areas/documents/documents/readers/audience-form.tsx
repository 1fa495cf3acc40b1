import { readings, type DocumentAudience } from '@apron/contract/documents'
import { Alert, Button, CloseButton, Group, Input, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useLeaveGuard } from '#blocks/form/leave-guard.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { AddMember, type Member } from './add-member.tsx'
import { kindTexts } from './audience-kinds.ts'
import classes from '../documents.module.css'

type AudienceValues = { due_days: string; members: readonly Member[] }

/** Who has to read a document, and within how many days of its coming into force. */
export function AudienceForm({
  id,
  audience,
  onDirty,
  onDone,
}: {
  id: number
  audience: DocumentAudience
  /** Called with whether something is changed and not saved. */
  onDirty: (isDirty: boolean) => void
  onDone: () => void
}) {
  const t = useText()
  const save = useWrite(readings.setAudience, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { due_days: String(audience.due_days), members: audience.members } as AudienceValues,
    route: readings.setAudience,
    body: ({ due_days, members }) => ({
      due_days,
      members: members.map(({ kind, id: member }) => ({ kind, id: member })),
    }),
    send: (body) => save.write({ params: { id }, body }),
    onDone: () => {
      onDirty(false)
      onDone()
    },
  })
  useLeaveGuard(form.isDirty, form.isSending)
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty])
  const { members } = form.values
  const without = (gone: Member) => members.filter((one) => one.kind !== gone.kind || one.id !== gone.id)
  const error = form.errorOf('members')
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <FormMessages form={form} />
        <Input.Wrapper label={t('readings.members')} labelElement="div" error={error} data-field="members">
          <Stack gap="sm" mt={4}>
            <ul className={classes.members} aria-label={t('readings.members')}>
              {members.map((member) => (
                <li key={`${member.kind} ${member.id}`}>
                  <span>
                    {member.name} <small>{t(kindTexts[member.kind])}</small>
                  </span>
                  <CloseButton
                    size="sm"
                    aria-label={t('readings.remove_member', { name: member.name })}
                    onClick={() => form.set('members', without(member))}
                  />
                </li>
              ))}
            </ul>
            <AddMember chosen={members} onAdd={(member) => form.set('members', [...without(member), member])} />
          </Stack>
        </Input.Wrapper>
        <NumberField
          label={t('readings.due_days')}
          description={t('readings.due_days_hint')}
          maw={260}
          required
          {...form.field('due_days')}
        />
        {members.length === 0 && <Alert color="gray">{t('readings.nobody_asked')}</Alert>}
        <Group justify="flex-end">
          <Button type="submit" loading={form.isSending}>
            {t('actions.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
