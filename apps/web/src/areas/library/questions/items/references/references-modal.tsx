import { Button, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { NamedDocument } from '#blocks/document-select.tsx'
import { useText } from '#lib/text/i18n.ts'
import classes from '../../library.module.css'
import { DocumentFields } from './document-fields.tsx'
import { OutlineTicks, type ReferenceChoice } from './outline-ticks.tsx'

/** Offers the approved documents by their groups, and of the chosen one its outline to tick. */
export function ReferencesModal({
  chosen,
  onChange,
  onClose,
}: {
  chosen: ReferenceChoice
  onChange: (parts: ReferenceChoice) => void
  onClose: () => void
}) {
  const t = useText()
  const [document, setDocument] = useState<NamedDocument | null>(chosen[0]?.document ?? null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('library.choose_references')}
      size={760}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="md">
        <DocumentFields document={document} onChange={setDocument} />
        {document && <OutlineTicks key={document.id} document={document} chosen={chosen} onChange={onChange} />}
        <div className={classes.foot}>
          <Text role="status" c="dimmed">
            {t('library.references_chosen', { count: chosen.length })}
          </Text>
          <Button className={classes.done} onClick={onClose}>
            {t('library.done')}
          </Button>
        </div>
      </Stack>
    </Modal>
  )
}
