import type { EntityName } from '@apron/contract/entities'
import { messages, translate, type Language, type MessageKey } from '@apron/messages'

/** What one record is called: `position`. */
export const nounOf = (entity: EntityName, language: Language): string =>
  translate(language, `nouns.${entity}`, { count: 1 })
/** What several are called: `positions`. */
export const nounOfSeveral = (entity: EntityName, language: Language): string =>
  translate(language, `nouns.${entity}`, { count: 2 })

/** What a notification calls one record: `the position`, where no text says otherwise. */
export const toldOne = (entity: EntityName, language: Language): string =>
  `kind_${entity}` in messages.notificationTexts
    ? translate(language, `notificationTexts.kind_${entity}` as MessageKey)
    : translate(language, 'notificationTexts.the_one', { one: nounOf(entity, language) })
/** What it calls several. */
export const toldSeveral = (entity: EntityName, language: Language): string =>
  `kinds_${entity}` in messages.notificationTexts
    ? translate(language, `notificationTexts.kinds_${entity}` as MessageKey)
    : nounOfSeveral(entity, language)
