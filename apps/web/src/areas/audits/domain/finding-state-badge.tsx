import { findingStateList, type FindingState } from '@apron/contract'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge, type Tint } from '#ui/text/status-badge.tsx'

const tints: Record<(typeof findingStateList)[FindingState]['color'], Tint> = {
  warning: 'yellow',
  info: 'blue',
  danger: 'red',
  primary: 'orange',
  success: 'green',
}

/** Where a finding stands on its way. */
export function FindingStateBadge({ state }: { state: FindingState }) {
  const t = useText()
  const { text, color } = findingStateList[state]
  return <StatusBadge tint={tints[color]}>{t(text)}</StatusBadge>
}
