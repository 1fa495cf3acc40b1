import { approvalStatus } from '@apron/contract'
import type { DocumentVersion } from '@apron/contract/documents'
import { NativeSelect } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'

/** Which two versions stand side by side. */
export function Versions({
  versions,
  from,
  to,
  onChange,
}: {
  versions: readonly DocumentVersion[]
  from: number | null
  to: number | null
  onChange: (changed: { from?: number; to?: number }) => void
}) {
  const t = useText()
  const nameOf = ({ label, status, is_in_force }: DocumentVersion) => {
    if (is_in_force) return `${label} (${t('comparison.in_force')})`
    return status.code === approvalStatus.SUBMITTING ? `${label} (${t('comparison.waits')})` : label
  }
  const data = versions.map((version) => ({ value: String(version.id), label: nameOf(version) }))
  const unset = { value: '', label: '–', disabled: true }
  return (
    <>
      <NativeSelect
        label={t('comparison.from')}
        value={String(from ?? '')}
        data={[
          ...(from === null ? [unset] : []),
          ...data.map((one) => ({ ...one, disabled: one.value === String(to) })),
        ]}
        onChange={({ currentTarget }) => onChange({ from: Number(currentTarget.value) })}
      />
      <NativeSelect
        label={t('comparison.to')}
        value={String(to ?? '')}
        data={[
          ...(to === null ? [unset] : []),
          ...data.map((one) => ({ ...one, disabled: one.value === String(from) })),
        ]}
        onChange={({ currentTarget }) => onChange({ to: Number(currentTarget.value) })}
      />
    </>
  )
}
