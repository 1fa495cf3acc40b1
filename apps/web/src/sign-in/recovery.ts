import { askRecovery, resetPassword } from './ask.ts'
import { followForm } from './entry.ts'

const [, token = ''] = /^\/password\/reset\/([^/]+)/.exec(window.location.pathname) ?? []
const formFor = (what: 'forgot' | 'reset') => document.querySelector<HTMLFormElement>(`form[data-for=${what}]`)!
const leave = (message: string) => window.location.replace(`/login?message=${message}`)

/** Lets somebody who has lost their password ask for a link, and choose another one by it. */
export function followRecovery(): void {
  followForm(formFor('forgot'), {
    send: async ({ email }) => {
      await askRecovery({ email })
      leave('recovery.asked')
    },
  })
  followForm(formFor('reset'), {
    send: async (values) => {
      await resetPassword({ ...values, token })
      leave('recovery.done')
    },
  })
}
