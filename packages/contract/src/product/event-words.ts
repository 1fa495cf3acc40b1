import { commentEvent } from '../audits/comments.ts'
import { auditItemEvent, quickReportEvent } from '../audits/workspace.ts'
import type { Schema } from '../http/route.ts'
import { chatChannelEvent, chatMessageEvent } from '../talk/chat.ts'
import type { ServerEvents } from './realtime.ts'

/** What is pushed under other names than the product's, with the schema that knows them. */
export const eventWords = {
  'audit:item': auditItemEvent,
  'audit:comment': commentEvent,
  'audit:quick-report': quickReportEvent,
  'chat:message': chatMessageEvent,
  'chat:read': chatChannelEvent,
  'chat:typing': chatChannelEvent,
} satisfies { [Event in keyof ServerEvents]?: Schema }
/** Whoever listens to one of these says by which schema. */
export type WordedEvent = keyof typeof eventWords
