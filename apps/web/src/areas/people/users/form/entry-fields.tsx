import { invitationDays, type User } from '@apron/contract/people'
import { Group, PasswordInput, Radio } from '@mantine/core'
import type { Form } from '#blocks/form/form.ts'
import { settings } from '#lib/session/settings.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from '../users.module.css'
import type { UserValues } from './user-values.ts'

/** Whether somebody new is invited by mail or gets a password here. */
export function EntryChoice({ isInvited, onChange }: { isInvited: boolean; onChange: (isInvited: boolean) => void }) {
  const t = useText()
  return (
    <Radio.Group
      label={t('invitations.how')}
      description={isInvited ? t('invitations.by_mail_hint', { days: invitationDays }) : undefined}
      value={isInvited ? 'mail' : 'password'}
      onChange={(value) => onChange(value === 'mail')}
    >
      <Group gap="lg" mt={6}>
        <Radio value="password" label={t('invitations.by_password')} />
        <Radio value="mail" label={t('invitations.by_mail')} />
      </Group>
    </Radio.Group>
  )
}

/** The password that an administrator types, twice; blank it stays as it is. */
export function PasswordFields({ form, user }: { form: Form<UserValues>; user: User | null }) {
  const t = useText()
  const reveal = { 'aria-label': t('session.show_password'), tabIndex: 0 }
  return (
    <div className={classes.pair}>
      <PasswordInput
        label={t('users.password')}
        description={user ? t('users.password_keep') : t('users.password_hint', { count: settings().least_password })}
        required={!user}
        autoComplete="new-password"
        visibilityToggleButtonProps={reveal}
        {...form.field('password')}
      />
      <PasswordInput
        label={t('users.repass')}
        description={'\u00a0'}
        required={!user}
        autoComplete="new-password"
        visibilityToggleButtonProps={reveal}
        {...form.field('password_again')}
      />
    </div>
  )
}
