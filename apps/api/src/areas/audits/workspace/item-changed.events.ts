import type { EventHandler } from '#events/event-handlers.ts'
import { detailHandler } from '#events/event-handlers.ts'
import type { Services } from '#http/services.ts'
import type { ItemChange } from '../domain/changes.ts'
import { quickReporter } from './quick-reporter.ts'

/** An item that changed goes to the people who have its audit open, and soon after an answer the counts of the whole. */
export function itemChanged(services: Services): EventHandler {
  const reportSoon = quickReporter(services)
  return detailHandler<ItemChange>('audit_item', (facts, { publish, caller, afterCommit }) => {
    for (const { auditId, detail } of facts) {
      if (auditId === null || !caller) continue
      publish({ audit: auditId }, 'audit:item', { audit_id: auditId, item: detail.item, actor_id: caller.id })
      if (detail.isAnswered) afterCommit(() => reportSoon(auditId))
    }
  })
}

/** Items that nobody counts came or went. */
export const itemsChanged: EventHandler = {
  entity: 'audit_item',
  run: (facts, { publish, caller }) => {
    const audits = new Set(facts.flatMap(({ id, auditId }) => (id === null && auditId !== null ? auditId : [])))
    for (const audit of audits)
      if (caller) publish({ audit }, 'audit:items-changed', { audit_id: audit, actor_id: caller.id })
  },
}
