import { trailKinds, type TrailKind } from '@apron/contract/desk'
import { entities, entityNames } from '@apron/contract/entities'
import { messages, translate, type Language } from '@apron/messages'
import { nounOf, nounOfSeveral } from '#capabilities/notifications/nouns.ts'

type Title = (language: Language) => string

/** What is said in the words that all entities share. */
const shared = entityNames.flatMap((entity): [string, Title][] =>
  entities[entity].trail.map((verb) => [
    `${entity}.${verb}`,
    (language) =>
      translate(language, `trailVerbs.${verb}`, {
        one: nounOf(entity, language),
        several: nounOfSeveral(entity, language),
      }),
  ]),
)
/** What has a text of its own, in whose name two lines stand for the dot. */
const odd = (Object.keys(messages.trailActions) as (keyof typeof messages.trailActions)[]).map(
  (name): [string, Title] => [name.replace('__', '.'), (language) => translate(language, `trailActions.${name}`)],
)
/** The names of all entries, as calls and jobs declare them. */
export const actions: readonly string[] = [...shared, ...odd].map(([action]) => action)

const titlesIn = (language: Language) =>
  new Map([...shared, ...odd].map(([action, title]) => [action, title(language)]))
const titles: Record<Language, ReadonlyMap<string, string>> = { vi: titlesIn('vi'), en: titlesIn('en') }

/** The text of an entry; one of an earlier version without a text keeps its name. */
export const titleOf = (action: string, language: Language): string => titles[language].get(action) ?? action

const isOdd = (kind: TrailKind): kind is keyof typeof messages.trailKinds => kind in messages.trailKinds
const titleOfKind = (kind: TrailKind, language: Language) => {
  if (isOdd(kind)) return translate(language, `trailKinds.${kind}`)
  const noun = nounOf(kind, language)
  return `${noun[0]!.toLocaleUpperCase(language)}${noun.slice(1)}`
}
const kindsIn = (language: Language) => new Map(trailKinds.map((kind) => [kind, titleOfKind(kind, language)]))
const kindTitles: Record<Language, ReadonlyMap<string, string>> = { vi: kindsIn('vi'), en: kindsIn('en') }

/** What a kind of records is called. */
export const kindTitle = (kind: string, language: Language): string => kindTitles[language].get(kind) ?? kind

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
