import { organizations, type Organization, type OrganizationHead } from '@apron/contract/people'
import { useRead } from '#lib/calls/queries.ts'

/** Who leads an organisation, by name; undefined while that loads. */
export function useHead({ id, head_id }: Organization): OrganizationHead | undefined {
  const { data } = useRead(organizations.show, { params: { id } }, { enabled: head_id !== null })
  const head = data?.data.head
  return head?.id === head_id ? (head ?? undefined) : undefined
}
