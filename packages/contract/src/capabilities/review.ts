import * as z from 'zod/mini'
import type { Entity } from '../catalogues/entities.ts'
import type { Permission } from '../catalogues/permissions.ts'
import { route, type Endpoint, type Entities } from '../http/route.ts'

/** A status on the wire. */
export const status = z.object({ code: z.number(), name: z.string(), color: z.string() })
export type Status = z.output<typeof status>

/** The status of an audit: its code stands in it as its id too. */
export const auditState = z.extend(status, { id: z.number() })
export type AuditState = z.output<typeof auditState>

/** The two calls of the maker-checker flow; each answers with the new status. */
export function review<const Path extends string>(path: Path, entity: Entity, approve: Permission, reject: Permission) {
  // A call that takes its place may change more.
  const changes = entity as Entities
  return {
    approval: route(`POST /${path}/:id/approval` satisfies Endpoint, {
      access: approve,
      reply: status,
      trail: `${entity}.approved`,
      changes,
    }),
    rejection: route(`POST /${path}/:id/rejection` satisfies Endpoint, {
      access: [reject, approve],
      reply: status,
      trail: `${entity}.rejected`,
      changes,
    }),
  }
}
