import { sql, type RawBuilder } from 'kysely'
import type { FromOutside, Permission } from '@apron/contract'
import type { Tables } from '../../db/schema/index.ts'
import type { DomainEvent } from '../../events/domain-events.ts'
import type { EntityVisibility } from '../../events/visibility.ts'
import { isClosedTo, passes, type Caller } from '../../kernel/caller.ts'
import type { Audience } from '../../kernel/context.ts'
import { notDeleted } from '../held.ts'
import { visibleTo } from './visible-audits.ts'

/** A call that is open to whoever is signed in, as it is declared: what it is to people from outside goes for what is said of its records too. */
type SignedIn = { access: 'signed-in'; external: FromOutside }
type Right = SignedIn | 'administrators' | Permission | readonly Permission[]
const never = () => sql<boolean>`false`
const nobody = () => []

const isSignedIn = (right: Right): right is SignedIn => typeof right === 'object' && 'access' in right
const has = (caller: Caller, right: Right) =>
  isSignedIn(right) ? passes(caller, right.access) && !isClosedTo(caller, right.external) : passes(caller, right)
const roomOfRight = (right: Right): Audience => ({ right: nameOf(right) })

function nameOf(right: Right): string {
  if (!isSignedIn(right)) return typeof right === 'string' ? right : right.join('|')
  const { access, external } = right
  return external === 'open' || external === 'own' ? access : `inside|${[external].flat().join('|')}`
}

/** Whether the record of a change is there no longer; with `visible`, or not for the caller. */
const missing = (
  table: keyof Tables,
  visible: RawBuilder<boolean>,
) => sql<boolean>`change.id is not null and not exists (
  select from ${sql.table(table)} record where record.id = change.id and ${notDeleted(table, 'record')} and ${visible})`

/** Records of a table for whoever has a right. `visible` narrows it to those of the rows `record` that the caller may see; the others are gone for them. */
export const byRight = (
  right: Right,
  table: keyof Tables,
  visible: (caller: Caller) => RawBuilder<boolean> = () => sql<boolean>`true`,
): EntityVisibility => ({
  ...byRightAlone(right),
  gone: (caller) => missing(table, visible(caller)),
})

/** What has no record of its own: for whoever has a right, its id being that of something else. */
export const byRightAlone = (right: Right): EntityVisibility => ({
  seen: (caller) => sql<boolean>`${sql.lit(has(caller, right))}`,
  gone: never,
  toldTo: (facts) => [{ to: roomOfRight(right), facts }],
  hearing: (caller) => (has(caller, right) ? [roomOfRight(right)] : []),
})

/** What is a person's own, under the id of the person. */
export const own: EntityVisibility = {
  seen: (caller) => sql<boolean>`change.id = ${caller.id}`,
  gone: never,
  toldTo: (facts) => byPlace(facts, ({ id }) => id).map(([user, some]) => ({ to: { user }, facts: some })),
  hearing: nobody,
}

const sees = (caller: Caller) =>
  sql<boolean>`exists (select from audits where audits.id = change.audit_id and ${visibleTo(caller)})`

/** What is inside an audit, for whoever may see the audit. */
export const inAudit: EntityVisibility = {
  seen: sees,
  gone: never,
  toldTo: (facts) => byPlace(facts, ({ auditId }) => auditId).map(([audit, some]) => ({ to: { audit }, facts: some })),
  hearing: nobody,
}

/** The same where the people who have the audit open are told by events that carry the record. */
export const inAuditToldItself: EntityVisibility = { ...inAudit, toldTo: nobody }

/** Whether an audit is there and the caller may see it. */
export const seesAudit = sees

function byPlace(
  facts: readonly DomainEvent[],
  placeOf: (fact: DomainEvent) => number | null,
): [number, DomainEvent[]][] {
  const places = Map.groupBy(facts, placeOf)
  return [...places].flatMap(([place, some]) => (place === null ? [] : [[place, some] as [number, DomainEvent[]]]))
}
