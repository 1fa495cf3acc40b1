import type { DocumentDetail } from '@apron/contract/documents'
import { Modal } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import type { ImportParam } from '../outline-place.ts'
import { BegunImport } from './begun-import.tsx'
import { ChooseFile } from './choose-file.tsx'

/** The outline of a document from a Word file: chosen, read, looked at, written. */
export function ImportWindow({
  document,
  shown,
  onBegun,
  onClose,
}: {
  document: DocumentDetail
  shown: ImportParam
  onBegun: (id: number | 'new') => void
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('outlineImport.title')}
      size={860}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {shown === 'new' ? (
        <ChooseFile document={document} onBegun={onBegun} onClose={onClose} />
      ) : (
        <BegunImport
          key={shown}
          document={document}
          importId={shown}
          onAnother={() => onBegun('new')}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
