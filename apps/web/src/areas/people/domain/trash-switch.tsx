import { SegmentedControl } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'

/** Chooses between the records in use and those in the trash. */
export function TrashSwitch({
  label,
  isTrash,
  onChange,
}: {
  label: string
  isTrash: boolean
  onChange: (isTrash: boolean) => void
}) {
  const t = useText()
  return (
    <SegmentedControl
      aria-label={label}
      value={isTrash ? 'trash' : 'list'}
      data={[
        { value: 'list', label: t('trash.in_use') },
        { value: 'trash', label: t('trash.title') },
      ]}
      onChange={(place) => onChange(place === 'trash')}
    />
  )
}
