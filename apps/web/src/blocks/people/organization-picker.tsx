import { approvalStatus, auditStatuses, type AuditStatus } from '@apron/contract'
import { organizations } from '@apron/contract/people'
import type { SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '../../lib/text/i18n.ts'
import { useRead } from '../../lib/calls/queries.ts'
import { useRested } from '../../lib/page/first-rest.ts'
import { TreeSelect } from '../../ui/form/tree-select.tsx'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: number | null
  onChange: (id: number | null) => void
  /** Only approved organisations can be chosen, and the one that is chosen already. */
  approvedOnly?: boolean
}

/** An organisation of the tree. */
export function OrganizationPicker({ approvedOnly = false, ...rest }: Props) {
  const t = useText()
  // What can be chosen is no part of what the screen says first.
  const enabled = useRested() || rest.value !== null
  const { data } = useRead(
    organizations.list,
    { query: { per_page: 'all', sort: 'asc' } },
    { staleTime: 60_000, enabled },
  )
  const branches = useMemo(
    () =>
      (data?.data ?? []).map((row) => ({
        id: row.id,
        name: row.name,
        parentId: row.parent_id,
        disabled: approvedOnly && row.status.code !== approvalStatus.APPROVAL,
        reason: t(auditStatuses[row.status.code as AuditStatus].text),
      })),
    [data, approvedOnly, t],
  )
  return <TreeSelect branches={branches} {...rest} />
}
