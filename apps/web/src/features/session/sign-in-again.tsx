import type { Profile } from '@apron/contract'
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { part } from '../../lib/part.tsx'
import { currentSession, openSession, takeOver, useSession } from '../../lib/session.ts'
import { startOver } from '../../lib/start-over.ts'
import classes from './sign-in-again.module.css'

const LoginForm = part(() => import('./login-form.tsx'), 'LoginForm', {
  soon: true,
  waits: (
    <Stack gap="md">
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={42} />
    </Stack>
  ),
})

/** Stands over a page whose session ended while something on it was unsaved, until the same person has signed in or gives it up. */
export function SignInAgain() {
  const session = useSession()
  useEffect(() => {
    // Before any window of the page was there to hear it: none of them may close, and no shortcut opens another.
    const keep = (event: KeyboardEvent) => {
      if (currentSession()?.token !== null) return
      event.stopImmediatePropagation()
      if (event.key === 'Escape') event.preventDefault()
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [])
  return session?.token === null && <SignInWindow user={session.user} />
}

function SignInWindow({ user }: { user: Profile }) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useLayoutEffect(() => {
    const { current: element } = dialog
    if (!element) return
    const show = () => element.open || element.showModal()
    // A window behind it, which lets nothing but itself be scrolled, does not hear of it.
    const own = (event: Event) => event.stopPropagation()
    const stay = (event: Event) => event.preventDefault()
    element.addEventListener('wheel', own)
    element.addEventListener('touchmove', own)
    element.addEventListener('cancel', stay)
    element.addEventListener('close', show)
    show()
    setShown(true)
    return () => {
      element.removeEventListener('close', show)
      element.close()
    }
  }, [])

  async function enter({ token, user: person }: { token: string; user: Profile }) {
    if (person.id === user.id) openSession(token, person)
    else await takeOver(token, person)
  }
  function discard() {
    const { pathname, search } = window.location
    const address = new URLSearchParams({ redirect: pathname + search, message: 'session.ended' })
    void startOver(`/login?${address}`)
  }

  return (
    <dialog ref={dialog} className={classes.window} aria-labelledby="sign-in-again">
      {isShown && (
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
      )}
    </dialog>
  )
}
