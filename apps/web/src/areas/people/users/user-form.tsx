import { leastPassword } from '@apron/contract'
import type { User } from '@apron/contract/people'
import { Button, Fieldset, Group, PasswordInput, Stack, Textarea, TextInput } from '@mantine/core'
import { AvatarField } from '../domain/avatar-field.tsx'
import { FormMessages } from '../../../blocks/form-modal.tsx'
import { useGuardedForm } from '../../../blocks/guarded-form.ts'
import { useText } from '../../../lib/i18n.ts'
import { Card } from '../../../ui/card.tsx'
import { GenderField, StatusField, TypeField } from './user-choices.tsx'
import { emptyUser, valuesOf, type UserValues } from './user-values.ts'
import classes from './users.module.css'
import { WorkFields } from './work-fields.tsx'

/** Makes an account or changes one; `name` is what the wire calls the full name here. */
export function UserForm({
  user,
  name,
  send,
  onDone,
  onCancel,
}: {
  user: User | null
  name: 'name' | 'fullname'
  send: (values: UserValues) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}) {
  const t = useText()
  const { form } = useGuardedForm<UserValues, unknown>({
    initial: user ? valuesOf(user) : emptyUser,
    send,
    onDone,
    wire: { fullname: name },
  })
  return (
    <Card>
      <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
        <Stack gap="lg">
          <FormMessages form={form} />
          <Fieldset legend={t('users.person')} className={classes.fields}>
            <AvatarField picture={user?.avatar500x500 ?? null} {...form.field('avatar')} name={form.values.fullname} />
            <TextInput label={t('users.fullname')} required autoComplete="off" {...form.field('fullname')} />
            <GenderField form={form} />
            <Textarea label={t('users.info')} autosize minRows={2} {...form.field('info')} />
          </Fieldset>
          <Fieldset legend={t('users.account')} className={classes.fields}>
            <TextInput label={t('users.email')} type="email" required autoComplete="off" {...form.field('email')} />
            <div className={classes.pair}>
              <PasswordInput
                label={t('users.password')}
                description={user ? t('users.password_keep') : t('users.password_hint', { count: leastPassword })}
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
                {...form.field('repass')}
              />
            </div>
            <TypeField form={form} />
            <StatusField form={form} user={user} />
          </Fieldset>
          <Fieldset legend={t('users.work')} className={classes.fields}>
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
