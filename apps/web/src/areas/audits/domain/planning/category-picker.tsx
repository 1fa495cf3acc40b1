import { categories } from '@apron/contract/library'
import type { SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useRead } from '../../../../lib/calls/queries.ts'
import { useRested } from '../../../../lib/page/first-rest.ts'
import { TreeSelect } from '../../../../ui/form/tree-select.tsx'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: number | null
  onChange: (id: number | null) => void
}

/** A category of the tree. */
export function CategoryPicker(props: Props) {
  const isRested = useRested()
  const { data } = useRead(categories.list, {}, { staleTime: 60_000, enabled: isRested || props.value !== null })
  const branches = useMemo(
    () => (data?.data ?? []).map((row) => ({ id: row.id, name: row.name, parentId: row.parent_id })),
    [data],
  )
  return <TreeSelect branches={branches} {...props} />
}
