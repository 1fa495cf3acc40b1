import type { SignInRefusal } from './ask.ts'
import { showWrong } from './telling.ts'
import { wordsOf } from './words.ts'

type SignInFormOptions = {
  /** Sends what stands in the fields; rejects with `Refused`. */
  send: (values: Record<string, string>) => Promise<void>
  /** What is said of a refusal in other words than the server's, by its status. */
  words?: () => Readonly<Record<number, string>>
  /** After a refusal. */
  again?: () => void
}

/** Has a form of this page sent, once at a time, and says what was wrong. */
export function followForm(form: HTMLFormElement, { send, words, again }: SignInFormOptions): void {
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]')!
  const isBusy = () => submit.getAttribute('aria-busy') === 'true'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy()) return
    showWrong(form, {}, '')
    submit.setAttribute('aria-busy', 'true')
    send(Object.fromEntries(new FormData(form)) as Record<string, string>).catch((error: unknown) => {
      submit.removeAttribute('aria-busy')
      again?.()
      tell(error as SignInRefusal)
    })
  })

  function tell({ status, message, errors }: SignInRefusal) {
    // One sentence of it is enough.
    document.querySelector<HTMLElement>('#away')!.hidden = true
    if (status === 422) return showWrong(form, errors, errors['captcha']?.[0] ?? '')
    const own = status === 0 ? wordsOf('shell.network_failed') : words?.()[status]
    showWrong(form, {}, own ?? (message || wordsOf('shell.sorry_text') || ''))
  }
}
