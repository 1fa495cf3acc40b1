import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { route, type Endpoint, type Entities, type Route } from '../http/route.ts'

/** A status on the wire. */
export const status = z.object({ code: z.number(), name: z.string(), color: z.string() })
export type Status = z.output<typeof status>

/** The status of an audit: its code stands in it as its id too. */
export const auditState = z.extend(status, { id: z.number() })
export type AuditState = z.output<typeof auditState>

type Reviewing = { access: Permission | readonly Permission[]; reply: typeof status; trail: string; changes: Entities }
/** The two calls of the maker-checker flow, of whatever record; one that takes the place of another may change more. */
export type ReviewRoutes = {
  [Move in 'approval' | 'rejection']: Route<`POST /${string}/:id/${Move}`, Reviewing>
}

/** The two calls of the maker-checker flow; each answers with the new status. */
export function review<const Path extends string, const Entity extends string>(
  path: Path,
  entity: Entity,
  approve: Permission,
  reject: Permission,
) {
  return {
    approval: route(`POST /${path}/:id/approval` satisfies Endpoint, {
      access: approve,
      reply: status,
      trail: `${entity}.approved`,
      changes: entity,
    }),
    rejection: route(`POST /${path}/:id/rejection` satisfies Endpoint, {
      access: [reject, approve],
      reply: status,
      trail: `${entity}.rejected`,
      changes: entity,
    }),
  }
}
