import { categories } from '@apron/contract/library'
import type { SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { useText } from '#lib/text/i18n.ts'
import { TreeSelect } from '#ui/form/tree-select.tsx'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: number | null
  onChange: (id: number | null) => void
  /** Says which one an audit gets while none is chosen. */
  saysDefault?: boolean
}

/** A category of the tree. */
export function CategoryPicker({ saysDefault = false, ...props }: Props) {
  const t = useText()
  const isRested = useRested()
  const { data } = useRead(categories.list, {}, { staleTime: 60_000, enabled: isRested || props.value !== null })
  const branches = useMemo(
    () => (data?.data ?? []).map((row) => ({ id: row.id, name: row.name, parentId: row.parent_id })),
    [data],
  )
  const usual = saysDefault && props.value === null && data?.data.find(({ is_default }) => is_default)
  const says = usual ? { description: t('checklists.category_default', { name: usual.name }) } : {}
  return <TreeSelect branches={branches} {...says} {...props} />
}
