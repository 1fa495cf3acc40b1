import * as z from 'zod/mini'
import type { messages } from '@apron/messages'

/** Every right of the product, each of which has a text; in which row of the table it stands is said on the server, by the room that it is about. */
export type Permission = keyof typeof messages.permissions

export const permission = z.string() as unknown as z.ZodMiniType<Permission>
