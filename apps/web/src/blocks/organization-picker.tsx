import { approvalStatus, organizations } from '@apron/contract'
import type { SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useRead } from '../lib/queries.ts'
import { TreeSelect } from '../ui/tree-select.tsx'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: number | null
  onChange: (id: number | null) => void
  /** Only approved organisations can be chosen, and the one that is chosen already. */
  approvedOnly?: boolean
}

/** An organisation of the tree. */
export function OrganizationPicker({ approvedOnly = false, ...rest }: Props) {
  const { data } = useRead(organizations.list, { query: { per_page: 'all', sort: 'asc' } }, { staleTime: 60_000 })
  const branches = useMemo(
    () =>
      (data?.data ?? []).map((row) => ({
        id: row.id,
        name: row.name,
        parentId: row.parent_id,
        disabled: approvedOnly && row.status.code !== approvalStatus.APPROVAL,
      })),
    [data, approvedOnly],
  )
  return <TreeSelect branches={branches} {...rest} />
}
