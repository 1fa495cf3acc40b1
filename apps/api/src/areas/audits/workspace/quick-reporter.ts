import type { Services } from '#http/services.ts'
import { quickReport } from './quick-report.ts'

const milliseconds = 250

/** Sends an audit's quick report to the people who have it open, once for all the answers of a quarter of a second. */
export function quickReporter({ db, emit, hears }: Services): (auditId: number) => void {
  const waiting = new Set<number>()
  async function send(auditId: number) {
    waiting.delete(auditId)
    const rows = await quickReport(db, auditId)
    emit({ audit: auditId }, 'audit:quick-report', { audit_id: auditId, rows })
  }
  return (auditId) => {
    if (waiting.has(auditId) || !hears({ audit: auditId })) return
    waiting.add(auditId)
    // A report that cannot be sent is sent with the next answer.
    setTimeout(() => void send(auditId).catch(() => undefined), milliseconds).unref()
  }
}
