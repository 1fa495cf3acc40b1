import * as z from 'zod/mini'
import type { messages } from '@apron/messages'

/** The rights of the catalogue. */
export type CataloguePermission = keyof typeof messages.permissions
/** Every right, each of which has a text: those of the catalogue and the product's own beside it; in which row of the table it stands is said on the server, by the room that it is about. */
export type Permission = CataloguePermission | keyof typeof messages.productPermissions

export const permission = z.string() as unknown as z.ZodMiniType<Permission>
