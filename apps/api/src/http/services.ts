import type { ServerEvents } from '@apron/contract/product'
import type { Config } from '#start/config.ts'
import type { Database } from '#db/client.ts'
import type { EventHandler } from '#events/event-handlers.ts'
import type { VisibilityByEntity } from '#events/visibility.ts'
import type { ChangeAnnouncer } from '#events/change-announcer.ts'
import type { FileStore } from '#files/store.ts'
import type { Authenticator } from './rights/authenticate.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Audience } from '#kernel/context.ts'
import type { Settings } from '#settings/settings.ts'
import type { Limits } from './rate-limits/limits.ts'
import type { RoomLeft } from './rate-limits/room-left.ts'

/** What a process offers to every call. */
export type Services = {
  config: Config
  /** Settings that can be changed at runtime. */
  settings: Settings
  db: Database
  fileStore: FileStore
  authenticator: Authenticator
  limits: Limits
  /** Whether the disks have space for writes. */
  room: RoomLeft
  /** Background jobs. */
  jobs: Jobs
  /** Event handlers, who may see which entity, and what announces changes. */
  events: { handlers: readonly EventHandler[]; visibility: VisibilityByEntity; announcer: ChangeAnnouncer }
  /** The present instant; fixed in tests. */
  now(): Date
  /** Who is connected now, to any process. */
  online(): Promise<number[]>
  /** Whether anybody may receive an event. */
  hears(to: Audience): boolean
  emit<Name extends keyof ServerEvents>(to: Audience, event: Name, payload: ServerEvents[Name]): void
}
