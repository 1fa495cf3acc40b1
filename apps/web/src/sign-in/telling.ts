import { wordsOf } from './words.ts'

/** How long a notice that came with the address stays, in milliseconds. */
const shownFor = 5000

/** Puts words into an element; none hides it. */
export function textIn(selector: string, words: string): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return
  element.textContent = words
  element.hidden = words === ''
}

/** Shows for a moment what another screen sent along; only sentences of the product, never words from the address. */
export function showNotice(key: string | null): void {
  textIn('#notice', (key && wordsOf(key)) || '')
  setTimeout(() => textIn('#notice', ''), shownFor)
}

/** Says what is wrong with which field, and over all of them what is wrong with none; the first field has the focus. */
export function showWrong(errors: Record<string, string[]>, refusal: string): void {
  textIn('#refusal', refusal)
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
  for (const field of fields) {
    const name = field.dataset['field']!
    const words = errors[name]?.[0] ?? ''
    textIn(`#${name}-wrong`, words)
    for (const input of field.querySelectorAll('input'))
      if (words) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
  }
  document.querySelector<HTMLElement>('[data-field] [aria-invalid]')?.focus()
}
