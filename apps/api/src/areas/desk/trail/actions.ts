import { trailKinds, type TrailKind } from '@apron/contract/desk'
import { messages, translate, type Language } from '@apron/messages'

type Name = keyof typeof messages.trailActions

const names = Object.keys(messages.trailActions) as Name[]
const actionOf = (name: Name) => name.replace('__', '.')
/** The names of all entries, as calls and jobs declare them: each has a text, in which two lines stand for the dot. */
export const actions: readonly string[] = names.map(actionOf)

const titlesIn = (language: Language) =>
  new Map(names.map((name) => [actionOf(name), translate(language, `trailActions.${name}`)]))
const titles: Record<Language, ReadonlyMap<string, string>> = { vi: titlesIn('vi'), en: titlesIn('en') }

/** What an entry is called; one of an earlier version that no text is left for keeps its name. */
export const titleOf = (action: string, language: Language): string => titles[language].get(action) ?? action

const kindsIn = (language: Language) =>
  new Map(trailKinds.map((kind) => [kind, translate(language, `trailKinds.${kind}`)]))
const kindTitles: Record<Language, ReadonlyMap<TrailKind, string>> = { vi: kindsIn('vi'), en: kindsIn('en') }

/** What a kind of records is called. */
export const kindTitle = (kind: TrailKind, language: Language): string => kindTitles[language].get(kind) ?? kind

const kinds: ReadonlySet<string> = new Set(trailKinds)
/** What stands before the dot, where that is not the kind of the records. */
const called: Record<string, TrailKind> = { finding: 'audit_item', profile: 'user', session: 'user', password: 'user' }

/** What stands before the dot. */
export const familyOf = (action: string): string => action.slice(0, action.indexOf('.'))

/** The kind of records that an entry is named after. */
export function kindOf(action: string): TrailKind | null {
  const family = familyOf(action)
  return called[family] ?? (kinds.has(family) ? (family as TrailKind) : null)
}

const byKind = Map.groupBy(actions, kindOf)
/** The entries that are named after a kind of records. */
export const actionsOf = (kind: TrailKind): readonly string[] => byKind.get(kind) ?? []
