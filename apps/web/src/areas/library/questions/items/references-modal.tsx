import { approvalStatus, type DocumentItemRef } from '@apron/contract'
import { documents, type DocumentItem } from '@apron/contract/documents'
import { Button, Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { formatNumber, useText } from '../../../../lib/text/i18n.ts'
import { plain } from '../../../../lib/text/plain-text.ts'
import { useRead } from '../../../../lib/calls/queries.ts'
import { NameSelect } from '../../../../ui/form/name-select.tsx'
import classes from '../library.module.css'

type Props = {
  chosen: readonly DocumentItemRef[]
  onChange: (parts: readonly DocumentItemRef[]) => void
  onClose: () => void
}

/** Offers the approved documents, and of the chosen one its outline to tick. */
export function ReferencesModal({ chosen, onChange, onClose }: Props) {
  const t = useText()
  const query = { per_page: 'all', status: approvalStatus.APPROVAL } as const
  const { data } = useRead(documents.list, { query })
  const [picked, setPicked] = useState<number | null>(chosen[0]?.document.id ?? null)
  const rows = useMemo(() => data?.data.map(({ id, name, version }) => ({ id, name: `${name} (${version})` })), [data])
  const document = data?.data.find(({ id }) => id === picked)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('library.choose_references')}
      size={600}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="md">
        <NameSelect
          label={t('library.document')}
          description={t('library.document_hint')}
          data-autofocus
          rows={rows}
          value={document?.id ?? null}
          onChange={setPicked}
          nothingFoundMessage={data?.data.length === 0 ? t('library.no_documents') : t('actions.nothing_found')}
        />
        {document && <Outline key={document.id} document={document} chosen={chosen} onChange={onChange} />}
        <Button className={classes.done} onClick={onClose}>
          {t('library.done')}
        </Button>
      </Stack>
    </Modal>
  )
}

/** More lines than these are found by searching. */
const mostShown = 200

function Outline({ document, chosen, onChange }: { document: { id: number; name: string } } & Omit<Props, 'onClose'>) {
  const t = useText()
  const { data } = useRead(documents.items, { params: { id: document.id } })
  const [words, setWords] = useState('')
  const levels = useMemo(() => levelsOf(data?.data ?? []), [data])
  const found = (data?.data ?? []).filter(({ index, header }) => plain(`${index} ${header}`).includes(plain(words)))
  const ticked = new Set(chosen.map(({ id }) => id))
  const toggle = ({ id, index, header }: DocumentItem) =>
    onChange(
      ticked.has(id)
        ? chosen.filter((part) => part.id !== id)
        : [...chosen, { id, index, header, document: { id: document.id, name: document.name } }],
    )
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('library.outline_search')}
        placeholder={t('library.outline_search')}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.outline} role="group" aria-label={document.name}>
        {found.slice(0, mostShown).map((part) => (
          <Checkbox
            key={part.id}
            label={`${part.index} ${part.header}`}
            checked={ticked.has(part.id)}
            onChange={() => toggle(part)}
            style={{ paddingInlineStart: 8 + (words ? 0 : (levels.get(part.id) ?? 0) * 20) }}
          />
        ))}
        {data && found.length === 0 && <Text c="dimmed">{t('library.outline_empty')}</Text>}
      </div>
      {found.length > mostShown && (
        <Text c="dimmed">{t('library.outline_more', { count: formatNumber(found.length - mostShown) })}</Text>
      )}
    </>
  )
}

function levelsOf(parts: readonly DocumentItem[]): Map<number, number> {
  const levels = new Map<number, number>()
  for (const { id, parent_id } of parts) levels.set(id, (levels.get(parent_id) ?? -1) + 1)
  return levels
}
