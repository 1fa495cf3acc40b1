import type { RawBuilder } from 'kysely'
import type { Entity } from '@apron/contract/product'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Audience } from '#kernel/context.ts'
import type { DomainEvent } from './domain-events.ts'

/** Who may see the records of an entity now. The SQL is about a row of `changes` with the alias `change`. */
export type EntityVisibility = {
  seen: (caller: Caller) => RawBuilder<boolean>
  /** For a visible row: whether the record is gone, or gone for the caller. */
  gone: (caller: Caller) => RawBuilder<boolean>
  /** The entity under which a reader knows it, where that differs. */
  shownAs?: Entity
  /** The audiences of a change; none where the entity has realtime events of its own. */
  toldTo: (
    facts: readonly DomainEvent[],
    db: Database,
  ) => readonly AddressedEvents[] | Promise<readonly AddressedEvents[]>
  /** Further audiences that a caller's connections join, beside their own and their open audits. */
  hearing: (caller: Caller) => readonly Audience[]
}
/** Domain events and their audience. */
export type AddressedEvents = { to: Audience; facts: readonly DomainEvent[] }
export type VisibilityByEntity = Record<Entity, EntityVisibility>
