import { auditItemEvent } from '../audits/workspace.ts'
import type { Schema } from '../http/route.ts'
import type { ServerEvents } from './realtime.ts'

/** What is pushed under other names than the product's, with the schema that knows them. */
export const eventWords = {
  'audit:item': auditItemEvent,
} satisfies { [Event in keyof ServerEvents]?: Schema }
/** Whoever listens to one of these says by which schema. */
export type WordedEvent = keyof typeof eventWords
