import type { TrailEntry } from '@apron/contract/desk'
import { useText } from '#lib/text/i18n.ts'

/** Who is behind an entry: a person, the product itself, or somebody who had not signed in. */
export function useWho(): (entry: TrailEntry) => string {
  const t = useText()
  return ({ user, is_product }) => user?.fullname ?? t(is_product ? 'trail.product' : 'trail.nobody')
}
