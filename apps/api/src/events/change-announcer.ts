import type { Changed } from '@apron/contract/product'
import type { Database } from '../db/client.ts'
import type { Audience, Publish } from '../kernel/context.ts'
import type { DomainEvent } from './domain-events.ts'
import type { VisibilityByEntity, AddressedEvents } from './visibility.ts'

/** Milliseconds of which all that changed is told together. */
const together = 250
/** More records than this of one kind are told as several that nobody counted. */
const mostIds = 100

/** How something is said, and whether anybody would hear it. */
type Saying = { emit: Publish; hears(to: Audience): boolean }
export type ChangeAnnouncer = {
  /** Where the facts of a call are to be told; asked in its transaction. */
  places(db: Database, facts: readonly DomainEvent[]): Promise<AddressedEvents[]>
  /** Tells them soon, once they have been committed. `by`: the key of the call. */
  tell(places: readonly AddressedEvents[], by: string | null): void
  /** Tells at once what still waits. */
  flush(): void
}

/** Tells whoever may see records that these have changed: one event for all of a quarter of a second in each place. */
export function openChangeAnnouncer({ emit, hears }: Saying, entities: VisibilityByEntity): ChangeAnnouncer {
  const waiting = new Map<string, { to: Audience; facts: Map<string, Changed> }>()

  function note({ to, facts }: AddressedEvents, by: string | null) {
    const key = JSON.stringify(to)
    const place = waiting.get(key) ?? { to, facts: new Map<string, Changed>() }
    if (!waiting.has(key)) setTimeout(() => send(key), together).unref()
    waiting.set(key, place)
    for (const fact of facts) {
      const { shownAs } = entities[fact.entity]
      const [entity, id] = shownAs ? [shownAs, fact.auditId] : [fact.entity, fact.id]
      add(place.facts, { entity, ids: id === null ? null : [id], audit_id: fact.auditId, by })
    }
  }
  function send(key: string) {
    const place = waiting.get(key)
    waiting.delete(key)
    if (place) emit(place.to, 'changed', { facts: [...place.facts.values()] })
  }

  return {
    async places(db, facts) {
      const byEntity = Map.groupBy(facts, ({ entity }) => entity)
      const told: AddressedEvents[] = []
      for (const [entity, some] of byEntity) told.push(...(await entities[entity].toldTo(some, db)))
      return told
    },
    tell(places, by) {
      for (const place of places) if (hears(place.to)) note(place, by)
    },
    flush() {
      for (const key of waiting.keys()) send(key)
    },
  }
}

/** Adds to what is known of the same entity in the same audit by the same call. */
function add(facts: Map<string, Changed>, fact: Changed): void {
  const key = `${fact.entity} ${fact.audit_id} ${fact.by}`
  const known = facts.get(key)
  const ids = known && (known.ids && fact.ids ? [...new Set([...known.ids, ...fact.ids])] : null)
  const all = known ? { ...fact, ids } : fact
  facts.set(key, { ...all, ids: all.ids && all.ids.length <= mostIds ? all.ids : null })
}
