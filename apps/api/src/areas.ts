import type { Area } from './capabilities/area.ts'
import { statusChanged, type WithStatus } from './capabilities/status-changed.ts'
import type { Told } from './capabilities/told.ts'
import type { Room } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { audits } from './areas/audits/area.ts'
import { desk } from './areas/desk/area.ts'
import { documents } from './areas/documents/area.ts'
import { library } from './areas/library/area.ts'
import { people } from './areas/people/area.ts'
import { talk } from './areas/talk/area.ts'

const areas: readonly Area[] = [audits, desk, documents, library, people, talk]

/** Every table whose records have a status that people are told of. */
export const withStatus: readonly WithStatus[] = areas.flatMap((area) => area.withStatus ?? [])
/** Everything that people are told of. */
export const tells: readonly Told[] = [statusChanged(withStatus), ...areas.flatMap(({ tells: own = [] }) => own)]
const byType = new Map<string, Told>(tells.map((told) => [told.type, told]))

/** The calls that the product serves, room by room. */
export const rooms = (services: Services): Room[] => areas.flatMap(({ calls }) => calls(services, byType))
