import { tags } from '@apron/contract/library'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { NameSelect } from '#ui/form/name-select.tsx'
import { TagForm } from '../tag-form.tsx'

/** Chooses the tag that questions are to bear, or adds it. */
export function ChooseTag({
  present,
  onChoose,
  onClose,
}: {
  present: number | null
  onChoose: (id: number) => void
  onClose: () => void
}) {
  const t = useText()
  const canCall = useCanCall()
  const { data } = useRead(tags.list, { query: { per_page: 'all', sort_by: 'name', sort: 'asc' } })
  const [chosen, setChosen] = useState(present)
  const [isAdding, setAdding] = useState(false)
  if (isAdding) return <TagForm tag={null} onClose={() => setAdding(false)} onCreated={({ id }) => onChoose(id)} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tags.choose')}
      size={480}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="md">
        <NameSelect
          label={t('tags.name')}
          placeholder={t('actions.nothing_chosen')}
          nothingFoundMessage={t('actions.nothing_found')}
          data-autofocus
          openOnFocus={false}
          rows={data?.data}
          value={chosen}
          onChange={setChosen}
        />
        <Group justify="space-between" gap="sm" mt="xs">
          {canCall(tags.create) ? (
            <Button variant="subtle" leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setAdding(true)}>
              {t('tags.add')}
            </Button>
          ) : (
            <span />
          )}
          <Button disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
            {t('tags.choose_confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
