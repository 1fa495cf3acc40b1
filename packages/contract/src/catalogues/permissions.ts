import * as z from 'zod/mini'
import type { messages } from '@apron/messages'

/** The rights of the catalogue. */
export type CataloguePermission = keyof typeof messages.permissions
/**
 * Every permission, each of which has a text: those of the catalogue and the product's own. The feature module that it
 * is about says in which row of the table it stands.
 */
export type Permission = CataloguePermission | keyof typeof messages.productPermissions

/** What external people may not do whatever their user group may: begin audits, see some that they are not named in, and see who did what. */
export const closedOutside: ReadonlySet<string> = new Set<Permission>([
  'CREATE_CHECKLIST',
  'VIEW_ALL_CHECKLIST',
  'VIEW_ORG_CHECKLIST',
  'VIEW_TRAIL',
])

export const permission = z.string() as unknown as z.ZodMiniType<Permission>
