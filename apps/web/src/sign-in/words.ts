import { words } from 'virtual:sign-in-words'

/** A sentence of the product in the language of the page; undefined for any other words. */
export function wordsOf(key: string): string | undefined {
  const own = words[document.documentElement.lang === 'vi' ? 'vi' : 'en']
  return Object.hasOwn(own, key) ? own[key] : undefined
}
