import * as z from 'zod/mini'
import type { Permission } from '../catalogues/permissions.ts'
import { id, line } from '../http/fields.ts'
import { route, type Endpoint, type Entities, type Route } from '../http/route.ts'

/** A status on the wire. */
export const status = z.object({ code: z.number(), name: z.string(), color: z.string() })
export type Status = z.output<typeof status>

/** The status of an audit: its code stands in it as its id too. */
export const auditState = z.extend(status, { id: z.number() })
export type AuditState = z.output<typeof auditState>

/** What a decision answers with beside the rest: its number, by which whoever made it can take it back for a moment. */
export const byDecision = { decision: id }
export const decided = z.extend(status, byDecision)
export type DecisionReply = z.output<typeof decided>

const mostOfReason = 500
/** Why something is rejected; other clients send none. */
export const reason = z._default(z.nullable(z.string().check(z.trim(), z.maxLength(mostOfReason))), null)
export const reasonForm = z.object({ reason })
/** The same where our screens ask for one. */
export const requiredReason = z.object({ reason: line(mostOfReason) })

const withReason = new Set([
  'audits',
  'library_groups',
  'library_items',
  'document_groups',
  'documents',
  'document_versions',
  'topics',
])
/** Whether our screens ask for a reason when records of these kinds are rejected. */
export const asksReason = (kinds: readonly string[]): boolean => kinds.some((kind) => withReason.has(kind))

type ReviewDefinition = {
  access: Permission | readonly Permission[]
  reply: typeof decided
  trail: string
  changes: Entities
}
/** The two calls of the maker-checker flow, of whatever record; one that takes the place of another may change more. */
export type ReviewRoutes = {
  approval: Route<`POST /${string}/:id/approval`, ReviewDefinition>
  rejection: Route<`POST /${string}/:id/rejection`, ReviewDefinition & { body: typeof reasonForm }>
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
      reply: decided,
      trail: `${entity}.approved`,
      changes: entity,
    }),
    rejection: route(`POST /${path}/:id/rejection` satisfies Endpoint, {
      access: [reject, approve],
      body: reasonForm,
      reply: decided,
      trail: `${entity}.rejected`,
      changes: entity,
    }),
  }
}
