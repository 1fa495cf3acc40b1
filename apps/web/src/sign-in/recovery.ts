import { storedSession } from '#lib/session/stored-session.ts'
import { askRecovery, resetPassword, turnMailOff } from './ask.ts'
import { followForm } from './entry.ts'
import { textIn } from './telling.ts'
import { wordsOf } from './words.ts'

const [, token = ''] = /^\/(?:password\/reset|invitation|mail-off)\/([^/]+)/.exec(window.location.pathname) ?? []
const formFor = (what: string) => document.querySelector<HTMLFormElement>(`form[data-for~=${what}]`)!
const isInvited = document.documentElement.dataset['at'] === 'invitation'
const leave = (message: string) => window.location.replace(`/login?message=${message}`)

/** Lets somebody who has lost their password ask for a link, and choose one by it as whoever is invited does. */
export function followRecovery(): void {
  followForm(formFor('forgot'), {
    send: async ({ email }) => {
      await askRecovery({ email })
      leave('recovery.asked')
    },
  })
  const reset = formFor('reset')
  followForm(reset, {
    send: async (values) => {
      await resetPassword({ ...values, token })
      if (!storedSession()) return leave(isInvited ? 'invitations.done' : 'recovery.done')
      // The sign-in page would lead on, and say nothing.
      for (const part of [reset, ...document.querySelectorAll('.about')]) part.remove()
      document.querySelector<HTMLElement>('#chosen')!.hidden = false
    },
  })
  followMailOff()
}

/** A link alone turns nothing off: those who look through mail open each of them. */
function followMailOff() {
  const form = formFor('mail-off')
  followForm(form, {
    send: async () => {
      await turnMailOff({ token })
      form.querySelector('button')!.remove()
      textIn('#notice', wordsOf('mailOff.done') ?? '')
    },
  })
}
