import * as z from 'zod/mini'
import { person } from '../../capabilities/person.ts'
import { id, search } from '../../http/fields.ts'
import { route } from '../../http/route.ts'
import { wire } from '../../http/wire.ts'

/** What may be missing before minutes are saved or an audit moves on, in the order in which it is listed. */
export const missingKinds = ['conflict', 'conclusion', 'date', 'responsible', 'answer', 'correction'] as const
export type MissingKind = (typeof missingKinds)[number]

const missingItem = z.object({
  id,
  group_id: wire('grp_chk_item_id', id),
  header: z.string(),
  finding_number: z.nullable(z.string()),
  status: z.object({ code: z.string(), name: z.string(), color: z.string() }),
})

/** One kind of what is missing; `items` are the first of them, in the order of the tree. */
export const missing = z.object({ kind: z.enum(missingKinds), total: z.number(), items: z.array(missingItem) })
export type MissingItems = z.output<typeof missing>

export const findings = {
  /** Findings without conclusion, date or responsible person, questions without an answer, corrections that are open. */
  missing: route('GET /checklists/:id/missing', {
    access: { audit: 'see' },
    reply: z.array(missing),
    reads: ['audit', 'audit_item', 'comment', 'item_status'],
  }),
  /** Who may answer for a finding, auditees first; the first 50 whose names hold the words. */
  responsiblePeople: route('GET /checklists/:id/responsible-people', {
    access: { audit: ['SET_CORRECTIVE_DATE'] },
    query: z.object({ search }),
    reply: z.array(z.extend(person, { is_auditee: z.boolean() })),
    reads: ['audit', 'user', 'position', 'organization', 'team_role'],
  }),
}
