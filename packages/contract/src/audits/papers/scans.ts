import * as z from 'zod/mini'
import { id, instant } from '../../http/fields.ts'
import { route } from '../../http/route.ts'

/** What a scan may be. */
export const scanTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png']
/** Scans that minutes may have. */
export const mostScans = 20

/** Who bound a scan, and when. */
export const scanMark = z.object({ id, user: z.object({ id, fullname: z.string() }), created_at: instant })

/** The paper that both sides signed, bound back to the minutes that it was printed from. */
export const minutesScan = z.extend(scanMark, {
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  url: z.string(),
  /** SHA-256 of its bytes. */
  digest: z.string(),
  may_remove: z.boolean(),
})
export type MinutesScan = z.output<typeof minutesScan>

export const scans = {
  list: route('GET /minutes/:id/scans', {
    subject: 'minutes',
    access: { audit: 'see' },
    reply: z.array(minutesScan),
    reads: 'minutes_scan',
  }),
  /** One file, PDF, JPEG or PNG (415); the same bytes are bound once (400). */
  create: route('POST /minutes/:id/scans', {
    subject: 'minutes',
    access: { audit: ['EXPORT_MINUTES'] },
    files: { file: { kinds: ['document', 'image'], atMost: 1, isRequired: true } },
    reply: minutesScan,
    trail: 'minutes.scan_bound',
    changes: 'minutes_scan',
  }),
  /** For whoever bound it, within a day, and for the super group at any time; 403 for others. */
  remove: route('DELETE /minutes/:id/scans/:scanId', {
    subject: 'minutes',
    access: { audit: ['EXPORT_MINUTES'] },
    trail: 'minutes.scan_removed',
    changes: 'minutes_scan',
  }),
}
