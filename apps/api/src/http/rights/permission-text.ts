import type { Permission } from '@apron/contract'
import { messages, type MessageKey } from '@apron/messages'

/** The text of one of the product's permissions, of the catalogue or beside it. */
export function textOfPermission(code: Permission): MessageKey {
  const isOfProduct = (own: Permission): own is keyof typeof messages.productPermissions =>
    own in messages.productPermissions
  return isOfProduct(code) ? `productPermissions.${code}` : `permissions.${code}`
}
