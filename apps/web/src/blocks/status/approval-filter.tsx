import { approvalStatus, auditStatuses } from '@apron/contract'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'

type ApprovalFilterProps = { label: string; status: number | undefined; onChoose: (status: number | undefined) => void }

/** Narrows a list to what is in one state of the approval. */
export function ApprovalFilter({
  label,
  status,
  onChoose,
  ...shown
}: ApprovalFilterProps & Pick<NativeSelectProps, 'w' | 'className'>) {
  const t = useText()
  return (
    <NativeSelect
      aria-label={label}
      value={String(status ?? '')}
      data={[
        { value: '', label: t('actions.all_statuses') },
        ...Object.values(approvalStatus).map((code) => ({ value: String(code), label: t(auditStatuses[code].text) })),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
      {...shown}
    />
  )
}
