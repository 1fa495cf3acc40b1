import type { BodySent } from '@apron/contract'
import { users, type User } from '@apron/contract/people'
import { Button, Fieldset, Group, PasswordInput, Stack, Textarea, TextInput } from '@mantine/core'
import { AvatarField } from '../../domain/avatar-field.tsx'
import { FormMessages } from '../../../../blocks/form/form-messages.tsx'
import { useGuardedForm } from '../../../../blocks/form/guarded-form.ts'
import { settings } from '../../../../lib/session/settings.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { Card } from '../../../../ui/page/card.tsx'
import { GenderField, StatusField, TypeField } from './user-choices.tsx'
import { emptyUser, valuesOf, type UserValues } from './user-values.ts'
import classes from '../users.module.css'
import { WorkFields } from './work-fields.tsx'

type Sent = BodySent<typeof users.create>

/** Makes an account or changes one. */
export function UserForm({
  user,
  send,
  onDone,
  onCancel,
}: {
  user: User | null
  send: (body: Sent, values: UserValues) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}) {
  const t = useText()
  const { form } = useGuardedForm({
    initial: user ? valuesOf(user) : emptyUser,
    route: user ? users.update : users.create,
    body: ({ avatar, ...rest }): Sent => ({ ...rest, remove_avatar: avatar.isRemoved }),
    send,
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
            <div className={classes.pair}>
              <PasswordInput
                label={t('users.password')}
                description={
                  user ? t('users.password_keep') : t('users.password_hint', { count: settings().least_password })
                }
                required={!user}
                autoComplete="new-password"
                visibilityToggleButtonProps={{ 'aria-label': t('session.show_password'), tabIndex: 0 }}
                {...form.field('password')}
              />
              <PasswordInput
                label={t('users.repass')}
                description={'\u00a0'}
                required={!user}
                autoComplete="new-password"
                visibilityToggleButtonProps={{ 'aria-label': t('session.show_password'), tabIndex: 0 }}
                {...form.field('password_again')}
              />
            </div>
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
