import { userType } from '@apron/contract'
import { session, type Profile } from '@apron/contract/people'
import { Alert, Button, PasswordInput, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm422 } from '#blocks/form/form.ts'
import { CallError } from '#lib/calls/call-error.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useCaptcha } from './captcha.ts'
import { deviceName } from './device-name.ts'
import classes from './login-form.module.css'

type SignedIn = { token: string; user: Profile }

/** Email, password and user type; the captcha solves itself meanwhile. `email` and `type` are of whoever should come. */
export function LoginForm({
  email,
  type,
  onSignedIn,
}: {
  email: string
  type: number
  onSignedIn: (signedIn: SignedIn) => Promise<void>
}) {
  const t = useText()
  const captcha = useCaptcha()
  const [refusal, setRefusal] = useState('')
  const { write } = useWrite(session.login, { quiet: true })

  const form = useForm422({
    initial: { email, password: '', type: String(type) },
    route: session.login,
    body: (values) => values,
    send: async (values) => {
      setRefusal('')
      try {
        const token = await captcha.takeToken()
        const { data } = await write({ body: { ...values, device: deviceName(), captcha: token } })
        await onSignedIn(data)
      } catch (error) {
        captcha.prepare()
        if (!(error instanceof CallError)) return setRefusal(t('session.captcha_failed'))
        if (error.isFields) {
          setRefusal(error.errors['captcha']?.[0] ?? '')
          throw error
        }
        setRefusal(sentenceOf(error))
      }
    },
  })

  function sentenceOf(error: CallError): string {
    if (error.isNetwork) return error.message || t('shell.network_failed')
    if (error.status === 401) return `${t('session.login_failed')}. ${t('session.login_check')}`
    return error.message || t('shell.sorry_text')
  }

  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate className={classes.form}>
      <Stack gap="md">
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        <TextInput
          label={t('session.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          withAsterisk={false}
          {...form.field('email')}
        />
        <PasswordInput
          label={t('session.password')}
          autoComplete="current-password"
          autoFocus
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('session.show_password'), tabIndex: 0 }}
          {...form.field('password')}
        />
        <Radio.Group label={t('session.type')} {...form.field('type')}>
          <div className={classes.types}>
            {[
              { value: userType.INTERNAL, label: t('session.internal') },
              { value: userType.EXTERNAL, label: t('session.external') },
            ].map(({ value, label }) => (
              <label key={value} className={classes.type} data-chosen={form.values.type === String(value) || undefined}>
                <Radio value={String(value)} label={label} />
              </label>
            ))}
          </div>
        </Radio.Group>
        <Button type="submit" fullWidth mt="xs" className={classes.submit} loading={form.isSending}>
          {t('session.sign_in')}
        </Button>
      </Stack>
    </form>
  )
}
