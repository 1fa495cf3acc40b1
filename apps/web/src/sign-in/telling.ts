import { wordsOf } from './words.ts'

/** How long a notice that came with the address stays, in milliseconds; and how often is asked whether it is still being read. */
const shownFor = 5_000
const readFor = 1_000

function say(element: HTMLElement | null | undefined, words: string) {
  if (!element) return
  element.textContent = words
  element.hidden = words === ''
}

/** Puts words into an element; none hides it. */
export function textIn(selector: string, words: string): void {
  say(document.querySelector<HTMLElement>(selector), words)
}

/** Shows for a moment what another screen sent along; only sentences of the product, never words from the address. */
export function showNotice(key: string | null): void {
  textIn('#notice', (key && wordsOf(key)) || '')
  setTimeout(hideNotice, shownFor)
}

/** Nothing goes from under the pointer or the focus: whoever reads slowly keeps it there. */
function hideNotice(): void {
  if (document.querySelector('#notice:is(:hover, :focus-within)')) setTimeout(hideNotice, readFor)
  else textIn('#notice', '')
}

/** Says what is wrong with which field of a form, and over all of them what is wrong with none; the first field has the focus. */
export function showWrong(form: HTMLFormElement, errors: Record<string, string[]>, refusal: string): void {
  say(form.querySelector<HTMLElement>('.refusal'), refusal)
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const words = errors[field.dataset['field']!]?.[0] ?? ''
    say(field.querySelector<HTMLElement>('.wrong'), words)
    for (const input of field.querySelectorAll('input'))
      if (words) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}
