import type { AuditItem } from '@apron/contract/audits'
import { LoadFailed } from '#blocks/load-failed.tsx'
import type { CallError } from '#lib/calls/call-error.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { part } from '#ui/page/part.tsx'
import type { CardState } from './item-card.tsx'

const ItemView = part(() => import('./item-view.tsx'), 'ItemView', { soon: true })

/** One question alone; what stands in its place when it could not be read. */
export function SingleItem({
  item,
  turn,
  failure,
  onRetry,
  ...state
}: Pick<CardState, 'unsaved' | 'flash'> & {
  item: AuditItem | undefined
  turn: number
  failure: CallError | null
  onRetry: () => void
}) {
  const t = useText()
  if (item) return <ItemView item={item} turn={turn} isActive={false} takesFocus={false} isCommented {...state} />
  if (!failure) return null
  return (
    <Card>
      <LoadFailed title={t('auditWorkspace.list_failed')} failure={failure} onRetry={onRetry} />
    </Card>
  )
}
