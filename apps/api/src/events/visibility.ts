import type { RawBuilder } from 'kysely'
import type { Entity } from '@apron/contract/product'
import type { Database } from '../db/client.ts'
import type { Caller } from '../kernel/caller.ts'
import type { Audience } from '../kernel/context.ts'
import type { DomainEvent } from './domain-events.ts'

/** Who may see the records of an entity, now. The SQL is about a row of `changes` that is called `change`. */
export type EntityVisibility = {
  seen: (caller: Caller) => RawBuilder<boolean>
  /** Of what may be seen: whether the record is no more, or no longer for the caller. */
  gone: (caller: Caller) => RawBuilder<boolean>
  /** As what the reader knows it, when not under its own name and id. */
  shownAs?: Entity
  /** Where it is said that records changed; nowhere for what has events of its own. */
  toldTo: (
    facts: readonly DomainEvent[],
    db: Database,
  ) => readonly AddressedEvents[] | Promise<readonly AddressedEvents[]>
  /** What somebody's connections hear because of it, beside their own and the audits that they have open. */
  hearing: (caller: Caller) => readonly Audience[]
}
/** Facts with where they are told. */
export type AddressedEvents = { to: Audience; facts: readonly DomainEvent[] }
export type VisibilityByEntity = Record<Entity, EntityVisibility>
