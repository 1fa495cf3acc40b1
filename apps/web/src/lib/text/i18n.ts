import type { Language, MessageKey, MessageValues } from '@apron/messages'
import { useSyncExternalStore } from 'react'
import { code } from '../code/code.ts'
import { sentLanguage } from './language.ts'
import type { ServerText } from './server-texts.ts'

type Singular<Key> = Key extends `${infer Base}_one` ? Base : never
type ShownKey = Exclude<MessageKey, ServerText>
/** The name of a text; texts that exist as `_one` and `_other` are asked for by their common name with a `count`. */
export type TextKey = ShownKey | Singular<ShownKey>
export type Translate = (key: TextKey, values?: MessageValues) => string

let texts: Record<string, Record<string, string>> = {}

const hearing = new Set<() => void>()

const start = {
  vi: code(() => import('virtual:texts/vi')),
  en: code(() => import('virtual:texts/en')),
}

/** Loads the texts of one language that every page has, however long the network is away. */
export async function loadTexts(language: Language): Promise<void> {
  texts = (await start[language].until()).texts
  document.documentElement.lang = language
}

/** Adds sections that were loaded with the code that uses them. */
export function addTexts(sections: Record<string, Record<string, string>>): void {
  texts = { ...texts, ...sections }
  for (const hear of hearing) hear()
}

/** Renders again when more texts arrive: for what names a screen before the screen is there. */
export function useArrivingTexts(): void {
  useSyncExternalStore(
    (hear) => {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    () => texts,
  )
}

function find(key: string): string | undefined {
  const dot = key.indexOf('.')
  return texts[key.slice(0, dot)]?.[key.slice(dot + 1)]
}

/** Whether the section of a key has come. */
function isHere(key: string): boolean {
  return key.slice(0, key.indexOf('.')) in texts
}

/** The text of a key in the language of the page, with its values filled in; a `count` chooses the plural. */
export const t: Translate = (key, values = {}) => {
  const { count } = values
  const plural = typeof count === 'number' ? find(`${key}_${pluralOf(count)}`) : undefined
  const text = plural ?? find(key) ?? (isHere(key) ? key : '')
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = values[name] ?? mark
    return name === 'count' && typeof value === 'number' ? formatNumber(value) : String(value)
  })
}

let plurals: Intl.PluralRules | undefined

function pluralOf(count: number): 'one' | 'other' {
  plurals ??= new Intl.PluralRules(locale())
  return plurals.select(count) === 'one' ? 'one' : 'other'
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

const numbers = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it; to make a format takes longer than a hundred uses. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  if (!options && Number.isInteger(value) && Math.abs(value) < 1000) return String(value)
  const key = JSON.stringify(options ?? {})
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale(), options)
  numbers.set(key, format)
  return format.format(value)
}
