import { root } from '@apron/contract'
import type { Organization } from '@apron/contract/people'

export type OrganizationValues = Record<'name' | 'code' | 'type' | 'phone' | 'address', string> & {
  parent_id: number
  head_id: number | null
}

/** What the form starts with: an organisation as it is, or an empty one below another. */
export function valuesOf(organization: Organization | null, parent: number = root): OrganizationValues {
  return {
    name: organization?.name ?? '',
    code: organization?.code ?? '',
    type: organization?.type ?? '',
    phone: organization?.phone ?? '',
    address: organization?.address ?? '',
    parent_id: organization?.parent_id ?? parent,
    head_id: organization?.head_id ?? null,
  }
}
