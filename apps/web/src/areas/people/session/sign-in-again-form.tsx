import type { Profile } from '@apron/contract/people'
import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { openSession } from '#lib/session/session.ts'
import { signInAddress } from '#lib/page/sign-in-address.ts'
import { startOver } from '#lib/session/start-over.ts'
import { LoginForm } from './login-form.tsx'
import { takeOver } from './take-over.ts'

/** Says why the page waits, and lets the same person continue, somebody else begin, or both cancel. */
export function SignInAgainForm({ user }: { user: Profile }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)

  async function enter({ token, user: person }: { token: string; user: Profile }) {
    if (person.id === user.id) openSession(token, person)
    else await takeOver(user, token, person)
  }
  function discard() {
    const { pathname, search } = window.location
    void startOver(user.id, signInAddress(pathname + search, 'session.ended'))
  }

  return (
    <>
      <Title order={2} id="sign-in-again" fz="lg">
        {isAsking ? t('actions.unsaved') : t('session.ended_title')}
      </Title>
      <Text c="dimmed" mt={6} mb="lg" role="status">
        {isAsking ? t('actions.unsaved_text') : t('session.ended_text', { name: user.fullname })}
      </Text>
      <div hidden={isAsking}>
        <LoginForm email={user.email} type={user.type} onSignedIn={enter} />
        <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={() => setAsking(true)}>
          {t('actions.cancel')}
        </Button>
      </div>
      {isAsking && (
        <Group justify="flex-end" gap="sm">
          <Button variant="default" autoFocus onClick={() => setAsking(false)}>
            {t('actions.keep_editing')}
          </Button>
          <Button color="red" onClick={discard}>
            {t('actions.discard')}
          </Button>
        </Group>
      )}
    </>
  )
}
