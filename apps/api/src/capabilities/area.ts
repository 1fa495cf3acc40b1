import type { Entity } from '@apron/contract'
import type { Follow } from '../facts/follow.ts'
import type { Seen } from '../facts/seen.ts'
import type { Room } from '../http/serve.ts'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/kind.ts'
import type { Reviewed, WithStatus } from './telling/status-changed.ts'
import type { Told } from './telling/told.ts'

/** What the areas together tell people of, by type. */
export type Tells = ReadonlyMap<string, Told>

/** What the rest of the server must know of an area. */
export type Area<Own extends Entity = Entity> = {
  /** Its calls, room by room. */
  calls(services: Services, tells: Tells): Room[]
  /** What it does in the background. */
  jobs?(services: Services): Job[]
  /** Who sees what of it. */
  entities: Record<Own, Seen>
  /** What follows from changes of it: events, and what people are told. */
  follows?: (services: Services) => readonly Follow[]
  /** Its tables whose records a checker approves; who wrote one is told. */
  reviewed?: readonly Reviewed[]
  /** Its other tables whose records have a status that people are told of. */
  withStatus?: readonly WithStatus[]
  /** What else it tells people of. */
  tells?: readonly Told[]
}
