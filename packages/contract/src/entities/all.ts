import { audits } from './audits.ts'
import { desk } from './desk.ts'
import { documents } from './documents.ts'
import { library } from './library.ts'
import { people } from './people.ts'
import { talk } from './talk.ts'

/** Every entity of the product by its name. Whatever knows of all of them is made from these literals. */
export const entities = { ...audits, ...library, ...documents, ...talk, ...people, ...desk }
type All = typeof entities
export type EntityName = keyof All
export const entityNames = Object.keys(entities) as [EntityName, ...EntityName[]]

/** Those that a second person approves. */
export type ReviewedName = { [Name in EntityName]: All[Name]['isReviewed'] extends true ? Name : never }[EntityName]
/** What a kind of records that waits is called where it is asked about: its table. */
export type ReviewedKind = All[ReviewedName]['table']

/** Those whose name the server composes. */
export type ComposedName = { [Name in EntityName]: All[Name]['title'] extends 'composed' ? Name : never }[EntityName]

/** The lists of quick find's answer. */
export type FoundList = Exclude<All[EntityName]['found'], null>
type FoundName = { [Name in EntityName]: All[Name]['found'] extends null ? never : Name }[EntityName]
/** Those that quick find finds. */
export const foundNames = entityNames.filter((name) => entities[name].found !== null) as [FoundName, ...FoundName[]]
