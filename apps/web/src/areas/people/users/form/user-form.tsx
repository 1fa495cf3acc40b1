import type { BodySent } from '@apron/contract'
import { invitations, users, type User } from '@apron/contract/people'
import { Button, Fieldset, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AvatarField } from '../../domain/avatar-field.tsx'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EntryChoice, PasswordFields } from './entry-fields.tsx'
import { GenderField, LanguageField, StatusField, TypeField } from './user-choices.tsx'
import { emptyUser, valuesOf, type UserValues } from './user-values.ts'
import classes from '../users.module.css'
import { WorkFields } from './work-fields.tsx'

type UserBody = BodySent<typeof users.create>

/** Makes an account or changes one. */
export function UserForm({
  user,
  send,
  onDone,
  onCancel,
}: {
  user: User | null
  send: (body: UserBody, values: UserValues, isInvited: boolean) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}) {
  const t = useText()
  const [isInvited, setInvited] = useState(false)
  const newRoute = isInvited ? invitations.create : users.create
  const { form } = useGuardedForm({
    initial: user ? valuesOf(user) : emptyUser,
    route: user ? users.update : newRoute,
    body: ({ avatar, ...rest }): UserBody => ({ ...rest, remove_avatar: avatar.isRemoved }),
    send: (body, values) => send(body, values, isInvited),
    onDone,
  })
  return (
    <Card>
      <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
        <Stack gap="lg">
          <FormMessages form={form} />
          <Fieldset variant="unstyled" legend={t('users.person')} className={classes.fields}>
            <AvatarField picture={user?.avatar500x500 ?? null} {...form.field('avatar')} name={form.values.fullname} />
            <TextInput label={t('users.fullname')} required autoComplete="off" {...form.field('fullname')} />
            <GenderField form={form} />
            <Textarea label={t('users.info')} autosize minRows={2} {...form.field('info')} />
          </Fieldset>
          <Fieldset variant="unstyled" legend={t('users.account')} className={classes.fields}>
            <TextInput label={t('users.email')} type="email" required autoComplete="off" {...form.field('email')} />
            {!user && <EntryChoice isInvited={isInvited} onChange={setInvited} />}
            {!isInvited && <PasswordFields form={form} user={user} />}
            <LanguageField form={form} />
            <TypeField form={form} />
            <StatusField form={form} user={user} />
          </Fieldset>
          <Fieldset variant="unstyled" legend={t('users.work')} className={classes.fields}>
            <WorkFields form={form} user={user} />
          </Fieldset>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onCancel}>
              {t('actions.cancel')}
            </Button>
            <Button type="submit" loading={form.isSending}>
              {t('actions.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
