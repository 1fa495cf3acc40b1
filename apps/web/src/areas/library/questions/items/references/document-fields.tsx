import { approvalStatus } from '@apron/contract'
import { documentGroups, documents, type Document } from '@apron/contract/documents'
import { Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useRead } from '../../../../../lib/calls/queries.ts'
import { useText } from '../../../../../lib/text/i18n.ts'
import { NameSelect } from '../../../../../ui/form/name-select.tsx'
import { TreeSelect } from '../../../../../ui/form/tree-select.tsx'

/** The company may have ten thousand documents: more than these are found by their words. */
const most = 50

type Named = Pick<Document, 'id' | 'name'>

/** One approved document, of one group if that is chosen first. */
export function DocumentFields({
  document,
  onChange,
}: {
  document: Named | null
  onChange: (document: Named | null) => void
}) {
  const t = useText()
  const [group, setGroup] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 250)
  const status = approvalStatus.APPROVAL
  const groups = useRead(documentGroups.list, { query: { per_page: 'all', status } })
  // What is chosen stands in the field as its own words, and is not looked for.
  const search = document && words.startsWith(document.name) ? undefined : words || undefined
  const found = useRead(documents.list, {
    query: { per_page: most, status, group_id: group ?? undefined, search, sort: 'asc', sort_by: 'name' },
  })
  const branches = useMemo(
    () => (groups.data?.data ?? []).map(({ id, name, parent_id }) => ({ id, name, parentId: parent_id })),
    [groups.data],
  )
  const rows = useMemo(
    () =>
      found.data?.data.map(({ id, name, version, is_expired }) => ({
        id,
        name: `${name} (${version})${is_expired ? ` · ${t('library.document_expired')}` : ''}`,
        document: { id, name },
      })),
    [found.data, t],
  )
  const others = found.data ? found.data.meta.total - found.data.data.length : 0
  const isNone = found.data?.meta.total === 0 && !search && group === null
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
      <NameSelect
        label={t('library.document')}
        description={others > 0 ? t('library.document_more', { count: others }) : t('library.document_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        rows={rows}
        present={document}
        value={document?.id ?? null}
        searchValue={typed}
        onSearchChange={setTyped}
        onChange={(id) => {
          const row = rows?.find((one) => one.id === id)
          if (row) onChange(row.document)
        }}
        nothingFoundMessage={isNone ? t('library.no_documents') : t('actions.nothing_found')}
      />
    </Group>
  )
}
