import { approvalStatus, type Status } from '@apron/contract'
import type { ReviewedKind } from '@apron/contract/entities'
import { part } from '#ui/page/part.tsx'

const Rejected = part(() => import('./rejected.tsx'), 'Rejected')

/** Of a rejected record: by whom, when and why; of any other nothing. */
export function RejectedLine({
  kind,
  record,
  name,
}: {
  kind: ReviewedKind
  record: { id: number; status: Status }
  name: string
}) {
  if (record.status.code !== approvalStatus.REJECTION) return null
  return <Rejected kind={kind} id={record.id} name={name} />
}
