import { messages } from './catalogue.ts'
import type { Language, Text } from './text.ts'

type Catalogue = typeof messages
type KeysOf<Section extends keyof Catalogue> = `${Section}.${keyof Catalogue[Section] & string}`

type ExactKey = { [Section in keyof Catalogue]: KeysOf<Section> }[keyof Catalogue]
type PluralBase<Key> = Key extends `${infer Base}_one` ? Base : never

/** The name of a text: section, dot, name (`positions.title`); texts that exist as `_one` and `_other` also have their common name. */
export type MessageKey = ExactKey | PluralBase<ExactKey>

export type MessageValues = Record<string, string | number>

const texts = new Map<string, Text>(
  Object.entries(messages).flatMap(([section, entries]) =>
    Object.entries(entries).map(([name, text]): [string, Text] => [`${section}.${name}`, text]),
  ),
)

const plurals = { vi: new Intl.PluralRules('vi'), en: new Intl.PluralRules('en') }

/** The text of a key with its values filled in; a `count` chooses the plural. A name that is not in the catalogue comes back as it is. */
export function translate(language: Language, key: MessageKey, values: MessageValues = {}): string {
  const { count } = values
  const counted = typeof count === 'number' ? texts.get(`${key}_${plurals[language].select(count)}`) : undefined
  const text = (counted ?? texts.get(key) ?? texts.get(`${key}_other`))?.[language] ?? key
  return text.includes('{{') ? filled(text, values) : text
}

/** Texts taken apart: what stands between, and each second time the name of a value. */
const apart = new Map<string, readonly string[]>()

function filled(text: string, values: MessageValues): string {
  const pieces = apart.get(text) ?? text.split(/\{\{(\w+)\}\}/)
  apart.set(text, pieces)
  let said = ''
  for (let place = 0; place < pieces.length; place += 1) {
    const piece = pieces[place]!
    said += place % 2 === 0 ? piece : (values[piece] ?? `{{${piece}}}`)
  }
  return said
}

/** All texts of one language, as the tree that the web application loads. */
export function textsIn(language: Language): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).map(([section, entries]) => [
      section,
      Object.fromEntries(Object.entries(entries).map(([name, text]: [string, Text]) => [name, text[language]])),
    ]),
  )
}
