import type { Room } from '../http/serve.ts'
import type { Services } from '../http/services.ts'
import type { WithStatus } from './status-changed.ts'
import type { Told } from './told.ts'

/** What the areas together tell people of, by type. */
export type Tells = ReadonlyMap<string, Told>

/** What the rest of the server must know of an area. */
export type Area = {
  /** Its calls, room by room. */
  calls(services: Services, tells: Tells): Room[]
  /** Its tables whose records have a status that people are told of. */
  withStatus?: readonly WithStatus[]
  /** What else it tells people of. */
  tells?: readonly Told[]
}
