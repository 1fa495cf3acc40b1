import { detailHandler, type EventHandler } from '#events/event-handlers.ts'
import type { AuditChange } from '../domain/changes.ts'

/** Sends the status to the people who have an audit open, also where only what stands beside it changed. */
export const auditChanged = detailHandler<AuditChange>('audit', (facts, { publish, caller }) => {
  for (const { id, detail } of facts) {
    if (detail.status && caller)
      publish({ audit: id }, 'audit:status', { audit_id: id, status: detail.status, actor_id: caller.id })
  }
})

/** Whoever came into a team or left it has other rights there. */
export const accessChanged: EventHandler = {
  entity: 'audit_access',
  run: (facts, { publish }) => {
    for (const { id } of facts) if (id !== null) publish({ user: id }, 'session:changed', {})
  },
}
