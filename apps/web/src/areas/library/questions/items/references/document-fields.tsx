import { approvalStatus } from '@apron/contract'
import { documentGroups } from '@apron/contract/documents'
import { Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DocumentSelect, type NamedDocument } from '#blocks/document-select.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { TreeSelect } from '#ui/form/tree-select.tsx'

const status = approvalStatus.APPROVAL

/** One approved document, of one group if that is chosen first. */
export function DocumentFields({
  document,
  onChange,
}: {
  document: NamedDocument | null
  onChange: (document: NamedDocument) => void
}) {
  const t = useText()
  const [group, setGroup] = useState<number | null>(null)
  const groups = useRead(documentGroups.list, { query: { per_page: 'all', status } })
  const branches = useMemo(
    () => (groups.data?.data ?? []).map(({ id, name, parent_id }) => ({ id, name, parentId: parent_id })),
    [groups.data],
  )
  return (
    <Group align="flex-start" gap="md" grow preventGrowOverflow={false}>
      <TreeSelect
        label={t('library.document_group')}
        placeholder={t('library.document_group_any')}
        clearable
        clearButtonProps={{ 'aria-label': t('library.document_group_any') }}
        branches={branches}
        value={group}
        onChange={setGroup}
      />
      <DocumentSelect
        label={t('library.document')}
        description={t('library.document_hint')}
        data-autofocus
        among={{ status, group_id: group ?? undefined }}
        value={document}
        onChange={(chosen) => chosen && onChange(chosen)}
      />
    </Group>
  )
}
