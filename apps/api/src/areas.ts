import type { Area } from './capabilities/area.ts'
import { statusChanged, tellsOfDecisions, type WithStatus } from './capabilities/telling/status-changed.ts'
import type { Told } from './capabilities/telling/told.ts'
import { feedRoutes } from './facts/feed.routes.ts'
import type { Follow } from './facts/follow.ts'
import type { SeenEntities } from './facts/seen.ts'
import type { Room } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { fileJobs } from './files/files.jobs.ts'
import { forgetJobs } from './jobs/forget.jobs.ts'
import type { Job } from './jobs/kind.ts'
import type { HearingOf } from './realtime/rooms.ts'
import { audits } from './areas/audits/area.ts'
import { desk } from './areas/desk/area.ts'
import { documents } from './areas/documents/area.ts'
import { library } from './areas/library/area.ts'
import { people } from './areas/people/area.ts'
import { talk } from './areas/talk/area.ts'

const areas: readonly Area<never>[] = [audits, desk, documents, library, people, talk]

/** Who sees what; an entity that no area names does not compile. */
export const entities: SeenEntities = {
  ...audits.entities,
  ...desk.entities,
  ...documents.entities,
  ...library.entities,
  ...people.entities,
  ...talk.entities,
}
/** What somebody's connections hear by their rights. */
export const hearingOf: HearingOf = (caller) => Object.values(entities).flatMap(({ hearing }) => hearing(caller))
const reviewed = areas.flatMap((area) => area.reviewed ?? [])
/** What follows from facts, area by area. */
export const followsOf = (services: Services): Follow[] => [
  ...reviewed.map(tellsOfDecisions),
  ...areas.flatMap(({ follows }) => follows?.(services) ?? []),
]

/** Every table whose records have a status that people are told of. */
export const withStatus: readonly WithStatus[] = [...reviewed, ...areas.flatMap((area) => area.withStatus ?? [])]
/** Everything that people are told of. */
export const tells: readonly Told[] = [statusChanged(withStatus), ...areas.flatMap(({ tells: own = [] }) => own)]
const byType = new Map<string, Told>(tells.map((told) => [told.type, told]))

/** The calls that the product serves, room by room. */
export const rooms = (services: Services): Room[] => [
  feedRoutes(entities),
  ...areas.flatMap(({ calls }) => calls(services, byType)),
]

/** What is done in the background, by the platform and by the areas. */
export const backgroundJobs = (services: Services): Job[] => [
  ...forgetJobs(services.db),
  ...fileJobs(services),
  ...areas.flatMap((area) => area.jobs?.(services) ?? []),
]
