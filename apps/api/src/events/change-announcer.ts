import type { ChangedRecords } from '@apron/contract/product'
import type { Database } from '#db/client.ts'
import type { Audience, Publish } from '#kernel/context.ts'
import type { DomainEvent } from './domain-events.ts'
import type { VisibilityByEntity, AddressedEvents } from './visibility.ts'

/** Milliseconds of which all changes are announced together. */
const together = 250
/** More records of one kind than this are announced as "several", without ids. */
const mostIds = 100

/** How an event is emitted, and whether anybody would receive it. */
type AnnouncerOptions = { emit: Publish; hears(to: Audience): boolean }
export type ChangeAnnouncer = {
  /** The audiences for the events of a call; looked up in its transaction. */
  places(db: Database, facts: readonly DomainEvent[]): Promise<AddressedEvents[]>
  /** Announces them soon after the commit. `by`: the key of the call. */
  tell(places: readonly AddressedEvents[], by: string | null): void
  /** Announces at once what still waits. */
  flush(): void
}

/** Announces changed records to those who may see them: one message per audience for each quarter of a second. */
export function openChangeAnnouncer({ emit, hears }: AnnouncerOptions, entities: VisibilityByEntity): ChangeAnnouncer {
  const waiting = new Map<string, { to: Audience; facts: Map<string, ChangedRecords> }>()

  function note({ to, facts }: AddressedEvents, by: string | null) {
    const key = JSON.stringify(to)
    const place = waiting.get(key) ?? { to, facts: new Map<string, ChangedRecords>() }
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

/** Merges an event with others of the same entity, audit and call. */
function add(facts: Map<string, ChangedRecords>, fact: ChangedRecords): void {
  const key = `${fact.entity} ${fact.audit_id} ${fact.by}`
  const known = facts.get(key)
  const ids = known && (known.ids && fact.ids ? [...new Set([...known.ids, ...fact.ids])] : null)
  const all = known ? { ...fact, ids } : fact
  facts.set(key, { ...all, ids: all.ids && all.ids.length <= mostIds ? all.ids : null })
}
