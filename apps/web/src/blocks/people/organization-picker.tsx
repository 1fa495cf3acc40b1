import { approvalStatus, auditStatuses, type AuditStatus } from '@apron/contract'
import { organizations } from '@apron/contract/people'
import type { SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { TreeSelect } from '#ui/form/tree-select.tsx'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: number | null
  onChange: (id: number | null) => void
  /** Only approved organisations can be chosen, and the one that is chosen already. */
  approvedOnly?: boolean
  /** Words for all of them, which can be chosen too, as 0. */
  all?: string
}

/** Where all of them stand in the tree, of which 0 is the root. */
const everything = -1

/** An organisation of the tree. */
export function OrganizationPicker({ approvedOnly = false, all, value, onChange, ...rest }: Props) {
  const t = useText()
  // What can be chosen is no part of what the screen says first.
  const enabled = useRested() || value !== null
  const { data } = useRead(
    organizations.list,
    { query: { per_page: 'all', sort: 'asc' } },
    { staleTime: 60_000, enabled },
  )
  const branches = useMemo(
    () => [
      ...(all === undefined ? [] : [{ id: everything, name: all, parentId: 0, isFirst: true }]),
      ...(data?.data ?? []).map((row) => ({
        id: row.id,
        name: row.name,
        parentId: row.parent_id,
        disabled: approvedOnly && row.status.code !== approvalStatus.APPROVAL,
        reason: t(auditStatuses[row.status.code as AuditStatus].text),
      })),
    ],
    [data, approvedOnly, all, t],
  )
  return (
    <TreeSelect
      branches={branches}
      value={value === 0 ? everything : value}
      onChange={(id) => onChange(id === everything ? 0 : id)}
      {...rest}
    />
  )
}
