import { permissionOrder } from '@apron/contract/entities'
import { entitiesOf, type ModuleRegistry, type PermissionRow, type FeatureModule } from '#capabilities/area.ts'
import { inMenu } from '#capabilities/menu.ts'
import { statusChanged } from '#capabilities/notifications/status-changed.ts'
import type { NotificationDefinition } from '#capabilities/notifications/notification-type.ts'
import { notifiesOfWaiting, waitingTold } from '#capabilities/notifications/waiting.ts'
import { kindOf } from '#capabilities/review/deciding.ts'
import { feedRoutes } from '#realtime/change-feed.routes.ts'
import type { EventHandler } from '#events/event-handlers.ts'
import type { VisibilityByEntity } from '#events/visibility.ts'
import type { Calls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { fileJobs } from '#capabilities/housekeeping/files.jobs.ts'
import { uploadRoutes } from '#capabilities/uploads.routes.ts'
import { forgetJobs } from '#capabilities/housekeeping/forget.jobs.ts'
import type { Job } from '#jobs/kind.ts'
import { mailJobs } from '#jobs/mail/mail.jobs.ts'
import type { HearingOf } from '#realtime/rooms.ts'
import { audits } from './areas/audits/area.ts'
import { desk } from './areas/desk/area.ts'
import { documents } from './areas/documents/area.ts'
import { library } from './areas/library/area.ts'
import { people } from './areas/people/area.ts'
import { talk } from './areas/talk/area.ts'

const all: readonly FeatureModule[] = [people, documents, library, audits, talk, desk].flat()

/** Who may see which entity; one that no feature module names does not compile. */
export const visibilityByEntity: VisibilityByEntity = {
  ...entitiesOf(people),
  ...entitiesOf(documents),
  ...entitiesOf(library),
  ...entitiesOf(audits),
  ...entitiesOf(talk),
  ...entitiesOf(desk),
}
/** The audiences that a caller's connections join. */
export const hearingOf: HearingOf = (caller) =>
  Object.values(visibilityByEntity).flatMap(({ hearing }) => hearing(caller))
/** The kinds of records that wait for decisions, in the order in which they are held. */
export const waitingOf = (services: Services) =>
  all.flatMap((room) => room.waiting?.(services) ?? []).toSorted((one, other) => (kindOf(one) < kindOf(other) ? -1 : 1))
/** The event handlers of all feature modules, in order. */
export const eventHandlersOf = (services: Services): EventHandler[] => [
  ...waitingOf(services).map(notifiesOfWaiting),
  ...all.flatMap(({ eventHandlers }) => eventHandlers?.(services) ?? []),
]

/** All notification types. */
export const notificationTypesOf = (services: Services): readonly NotificationDefinition[] => [
  statusChanged(waitingOf(services).map(({ reviewed }) => reviewed)),
  waitingTold(waitingOf(services)),
  ...all.flatMap(({ notificationTypes: own = [] }) => own),
]
/** Every table whose records have a parent among themselves. */
export const trees = all.flatMap((room) => room.trees ?? [])
/** What keeps records from being deleted. */
export const uses = all.flatMap((room) => room.uses ?? [])

/** The screens that a menu leads to, in their order. */
export const menu = inMenu(all.flatMap((room) => room.menu ?? []))
const rowsOf = Map.groupBy(
  all.flatMap((room): readonly PermissionRow[] => room.permissions ?? []),
  ({ row }) => row,
)
/** The table of permissions. */
export const permissionRows = permissionOrder.flatMap((row) => rowsOf.get(row) ?? [])
/** Every permission of the product. */
export const permissions = permissionRows.flatMap((row) => row.permissions)

/** What is drawn of documents. */
export const papers = all.flatMap((room) => room.papers ?? [])

const registryOf = (services: Services): ModuleRegistry => ({
  notificationTypes: new Map(notificationTypesOf(services).map((told) => [told.type, told])),
  uses,
  menu,
  permissions,
  waiting: waitingOf(services),
  papers,
  reports: all.flatMap(({ reports = [] }) => reports),
  awaited: all.flatMap(({ awaited }) => awaited ?? []),
  hanging: all.flatMap(({ hanging }) => hanging ?? []),
})

/** The calls that the product serves, by feature module. */
export const callsOf = (services: Services): Calls[] => {
  const gathered = registryOf(services)
  return [
    feedRoutes(visibilityByEntity),
    uploadRoutes(services),
    ...all.map(({ calls }) => calls?.(services, gathered) ?? []),
  ]
}

/** What is done in the background, by the platform and by the areas. */
export const backgroundJobs = (services: Services): Job[] => [
  ...forgetJobs(services.db),
  ...fileJobs(services),
  ...mailJobs(services),
  ...all.flatMap((room) => room.jobs?.(services, registryOf(services)) ?? []),
]
