import type { ServerEvents } from '@apron/contract/product'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import type { Authenticator } from './authenticate.ts'
import type { Audience } from './context.ts'
import type { Limits } from './limits.ts'

/** What a process offers to every call. */
export type Services = {
  config: Config
  db: Database
  fileStore: FileStore
  authenticator: Authenticator
  limits: Limits
  /** The present instant; fixed in tests. */
  now(): Date
  /** Who is connected now, to any process. */
  online(): Promise<number[]>
  /** Whether anybody may hear an event. */
  hears(to: Audience): boolean
  emit<Name extends keyof ServerEvents>(to: Audience, event: Name, payload: ServerEvents[Name]): void
}
