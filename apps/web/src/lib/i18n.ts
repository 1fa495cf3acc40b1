import type { Language, MessageKey, MessageValues } from '@apron/messages'
import { createInstance } from 'i18next'
import { sentLanguage } from './language.ts'

/** All but the server's own sentences, which vite.config.ts leaves out of the browser. */
type ShownKey = Exclude<MessageKey, `errors.${string}` | `validation.${string}`>
type Singular<Key> = Key extends `${infer Base}_one` ? Base : never
/** The name of a text; texts that exist as `_one` and `_other` are asked for by their common name with a `count`. */
export type TextKey = ShownKey | Singular<ShownKey>
export type Translate = (key: TextKey, values?: MessageValues) => string

const i18n = createInstance()

/** Loads the texts of one language; a missing chunk throws. */
export async function loadTexts(language: Language): Promise<void> {
  const { texts } = language === 'vi' ? await import('virtual:texts/vi') : await import('virtual:texts/en')
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = language
}

/** The text of a key in the language of the page. */
export const t: Translate = (key, values = {}) => i18n.t(key as string, values)

/** The text of a name that may be a key (as menu items are) or plain words. */
export function textOf(name: string): string {
  return i18n.exists(name) ? i18n.t(name) : name
}

/** Whether a name from outside (an address) is the name of a text. */
export function isText(name: string): name is ShownKey {
  return name.includes('.') && i18n.exists(name)
}

/** The texts for a component; the language changes only with a reload, so nothing needs to subscribe. */
export function useText(): Translate {
  return t
}

/** The locale for numbers, dates and sorting. */
export function locale(): string {
  return sentLanguage() === 'vi' ? 'vi-VN' : 'en-GB'
}

/** Sorts names as the language of the page does. */
export function byName(left: string, right: string): number {
  return left.localeCompare(right, sentLanguage(), { numeric: true })
}

/** A number as the language writes it. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value)
}
