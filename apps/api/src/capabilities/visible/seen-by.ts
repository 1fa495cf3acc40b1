import { sql, type RawBuilder } from 'kysely'
import type { FromOutside, Permission } from '@apron/contract'
import type { Tables } from '#db/schema/index.ts'
import type { DomainEvent } from '#events/domain-events.ts'
import type { EntityVisibility } from '#events/visibility.ts'
import { isClosedTo, passes, type Caller } from '#kernel/caller.ts'
import type { Audience } from '#kernel/context.ts'
import { notDeleted } from '../held.ts'
import { visibleTo } from './visible-audits.ts'

/**
 * A call that is open to everybody signed in, as declared: its access for external users applies to events of its
 * records too.
 */
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

/** Whether the record of a change is gone; with `visible`, or gone for the caller. */
const missing = (
  table: keyof Tables,
  visible: RawBuilder<boolean>,
) => sql<boolean>`change.id is not null and not exists (
  select from ${sql.table(table)} record where record.id = change.id and ${notDeleted(table, 'record')} and ${visible})`

/**
 * Records of a table for holders of a permission. `visible` narrows it to those of the rows `record` that the caller
 * may see; the others are gone for them.
 */
export const byRight = (
  right: Right,
  table: keyof Tables,
  visible: (caller: Caller) => RawBuilder<boolean> = () => sql<boolean>`true`,
): EntityVisibility => ({
  ...byRightAlone(right),
  gone: (caller) => missing(table, visible(caller)),
})

/** An entity without records of its own, for holders of a permission; its id is that of something else. */
export const byRightAlone = (right: Right): EntityVisibility => ({
  seen: (caller) => sql<boolean>`${sql.lit(has(caller, right))}`,
  gone: never,
  toldTo: (facts) => [{ to: roomOfRight(right), facts }],
  hearing: (caller) => (has(caller, right) ? [roomOfRight(right)] : []),
})

/** A person's own entity, under the id of the person. */
export const own: EntityVisibility = {
  seen: (caller) => sql<boolean>`change.id = ${caller.id}`,
  gone: never,
  toldTo: (facts) => byPlace(facts, ({ id }) => id).map(([user, some]) => ({ to: { user }, facts: some })),
  hearing: nobody,
}

const sees = (caller: Caller) =>
  sql<boolean>`exists (select from audits where audits.id = change.audit_id and ${visibleTo(caller)})`

/** What is inside an audit, for those who may see the audit. */
export const inAudit: EntityVisibility = {
  seen: sees,
  gone: never,
  toldTo: (facts) => byPlace(facts, ({ auditId }) => auditId).map(([audit, some]) => ({ to: { audit }, facts: some })),
  hearing: nobody,
}

/** The same where realtime events that carry the record notify the people who have the audit open. */
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
