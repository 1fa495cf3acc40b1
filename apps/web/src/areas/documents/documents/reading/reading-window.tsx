import { documents, readings, type DocumentDetail, type DocumentFile } from '@apron/contract/documents'
import { Button, Modal } from '@mantine/core'
import { IconListTree } from '@tabler/icons-react'
import { ReviewControl } from '../../../../blocks/status/review-control.tsx'
import { ViewerWindow } from '../../../../blocks/viewer/viewer-window.tsx'
import { useRead } from '../../../../lib/calls/queries.ts'
import { Link } from '../../../../lib/router/link.tsx'
import { useText } from '../../../../lib/text/i18n.ts'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { LoadingRows } from '../../../../ui/table/loading-rows.tsx'
import { ReadingFoot } from '../../domain/reading-foot.tsx'
import { useReading } from '../../domain/use-reading.ts'
import { useReadingSteps } from './use-steps.ts'

/** A document to be read, with the confirmation that it was; its next and previous are those of the list. */
export function ReadingWindow({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const { data, error } = useRead(documents.show, { params: { id } })
  const document = data?.data
  if (document?.file) return <Reading document={document} file={document.file} onClose={onClose} />
  if (error) return null
  return (
    <Modal
      opened
      onClose={onClose}
      title={document?.name ?? t('documentList.document')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {!document && <LoadingRows rows={6} />}
      {document && (
        <EmptyState
          title={t('documentList.no_file')}
          hint={document.has_items ? t('documentList.no_file_outline') : t('documentList.no_file_hint')}
        >
          {document.has_items && (
            <Button
              leftSection={<IconListTree size={18} stroke={1.6} />}
              renderRoot={(props) => (
                <Link to="/document/view/$document_id/view" params={{ document_id: String(id) }} {...props} />
              )}
            >
              {t('documentList.items')}
            </Button>
          )}
        </EmptyState>
      )}
    </Modal>
  )
}

function Reading({
  document,
  file,
  onClose,
}: {
  document: DocumentDetail
  file: DocumentFile
  onClose: () => void
}) {
  const steps = useReadingSteps(document)
  const isInForce = document.current_version_id !== null
  const { data } = useRead(readings.own, { params: { id: document.id } }, { quiet: true, enabled: isInForce })
  const reading = data?.data
  const { end } = useReading(document.id, reading)
  return (
    <ViewerWindow
      file={file}
      title={document.name}
      steps={steps}
      foot={
        isInForce ? (
          reading && <ReadingFoot documentId={document.id} reading={reading} />
        ) : (
          <ReviewControl record={document} name={document.name} kind="documents" routes={documents} />
        )
      }
      onEnd={end}
      onClose={onClose}
    />
  )
}
