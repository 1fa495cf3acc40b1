import { session } from '@apron/contract/people'
import { useRead } from '../../../lib/calls/queries.ts'
import { settings } from '../../../lib/session/settings.ts'

/** Whose minutes they are; as it was on the last visit until it is known, or cannot be known, how it is now. */
export function useCompany() {
  const { data, isFetching } = useRead(session.settings, {}, { quiet: true })
  return { company: data?.data ?? settings(), isKnown: !isFetching }
}
