import { profiles } from '@apron/contract/people'
import { Button, Group, PasswordInput, Progress, Stack, Switch, Text } from '@mantine/core'
import { Link } from '#lib/router/link.tsx'
import { navigate } from '#lib/router/router.ts'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useGuardedForm } from '#blocks/form/guarded-form.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { settings } from '#lib/session/settings.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { passwordStrength } from './password-strength.ts'
import classes from './profile.module.css'

const empty = { current_password: '', password: '', password_again: '', end_others: false }

/** Another password: the current one is asked, the strength of the new one shown. */
export function PasswordScreen() {
  const t = useText()
  const change = useWrite(profiles.changePassword, { success: 'profile.password_changed' })
  const { form } = useGuardedForm({
    initial: empty,
    route: profiles.changePassword,
    body: (values) => values,
    send: (body) => change.write({ body }),
    onDone: () => void navigate({ to: '/profile/show' }),
  })
  const eye = { 'aria-label': t('session.show_password'), tabIndex: 0 }
  return (
    <>
      <PageHeader title={t('shell.change_password')} about={t('profile.password_about')} />
      <Card>
        <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
          <Stack gap="md">
            <FormMessages form={form} />
            <PasswordInput
              label={t('profile.current_password')}
              autoComplete="current-password"
              required
              visibilityToggleButtonProps={eye}
              {...form.field('current_password')}
            />
            <PasswordInput
              label={t('profile.new_password')}
              description={t('profile.at_least', { count: settings().least_password })}
              autoComplete="new-password"
              required
              visibilityToggleButtonProps={eye}
              {...form.field('password')}
            />
            <Strength password={form.values.password} isRefused={form.errorOf('password') !== undefined} />
            <PasswordInput
              label={t('profile.repeat_password')}
              autoComplete="new-password"
              required
              visibilityToggleButtonProps={eye}
              {...form.field('password_again')}
            />
            <Switch
              label={t('profile.end_others')}
              description={t('profile.end_others_hint')}
              {...form.tick('end_others')}
            />
            <Group justify="flex-end" gap="sm">
              <Button component={Link} to="/profile/show" variant="default">
                {t('actions.cancel')}
              </Button>
              <Button type="submit" loading={form.isSending}>
                {t('shell.change_password')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
    </>
  )
}

const words = ['profile.strength_0', 'profile.strength_1', 'profile.strength_2', 'profile.strength_3'] as const
const colors = ['red', 'red', 'yellow', 'green'] as const

function Strength({ password, isRefused }: { password: string; isRefused: boolean }) {
  const t = useText()
  const user = useSession()?.user
  if (password === '') return null
  const level = isRefused
    ? 0
    : passwordStrength(password, [user?.fullname ?? '', user?.email ?? '', settings().name], settings().least_password)
  const text = t('profile.strength', { level: t(words[level]) })
  return (
    <div>
      <Progress value={(level + 1) * 25} color={colors[level]} size="sm" aria-label={text} />
      <Text size="sm" mt={4} role="status">
        {text}
      </Text>
    </div>
  )
}
