import type { Area, Room } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { audits } from './areas/audits/area.ts'
import { desk } from './areas/desk/area.ts'
import { documents } from './areas/documents/area.ts'
import { library } from './areas/library/area.ts'
import { people } from './areas/people/area.ts'
import { talk } from './areas/talk/area.ts'

const areas: readonly Area[] = [audits, desk, documents, library, people, talk]

/** The calls that the product serves, room by room. */
export const rooms = (services: Services): Room[] => areas.flatMap(({ calls }) => calls(services))
