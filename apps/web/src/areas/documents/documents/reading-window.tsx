import { documents, readings, type DocumentDetail } from '@apron/contract/documents'
import { Button, Modal } from '@mantine/core'
import { IconListTree } from '@tabler/icons-react'
import { useState } from 'react'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { ViewerWindow } from '#blocks/viewer/viewer-window.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { DocumentTies } from '../domain/document-ties.tsx'
import { ExpiredNote } from '../domain/expired-note.tsx'
import { ReadingFoot } from '../domain/reading-foot.tsx'
import { useReading } from '../domain/use-reading.ts'
import { useReadingSteps } from './use-steps.ts'

/** A document to be read, with the confirmation that it was; its next and previous are those of the list. */
export function ReadingWindow({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const params = { id }
  const { data, error } = useRead(documents.show, { params })
  const document = data?.data
  const isInForce = document !== undefined && document.current_version_id !== null
  const own = useRead(readings.own, { params }, { quiet: true, enabled: isInForce })
  const reading = isInForce ? own.data?.data : undefined
  const { end, turn } = useReading(id, reading)
  const steps = useReadingSteps(id)
  const [lost, setLost] = useState<readonly number[]>([])
  const [downloaded, setDownloaded] = useState<number | null>(null)
  const file = document?.file
  const unseen = file && file.id !== downloaded ? lost : []
  if (error) return null
  if (document && !document.file) return <NoFile document={document} onClose={onClose} />
  // Where the reader was the last time is known before a page is drawn.
  const isReady = document !== undefined && (!isInForce || !own.isPending)
  return (
    <ViewerWindow
      file={isReady ? (document.file ?? undefined) : undefined}
      title={document?.name ?? t('documentList.document')}
      steps={steps}
      foot={
        document && (
          <>
            <ExpiredNote document={document} />
            <DocumentTies document={document} />
            <Foot document={document} reading={reading} lost={unseen} />
          </>
        )
      }
      firstPage={reading?.last_page ?? undefined}
      onEnd={end}
      onPage={turn}
      onLost={setLost}
      onDownload={() => {
        if (!file || lost.length === 0) return
        setDownloaded(file.id)
        end()
      }}
      onClose={onClose}
    />
  )
}

/** What the reader does once it is read: confirms one that is in force, and decides about one that waits. */
function Foot({
  document,
  reading,
  lost,
}: {
  document: DocumentDetail
  lost: readonly number[]
  reading: Parameters<typeof ReadingFoot>[0]['reading'] | undefined
}) {
  if (document.current_version_id === null)
    return (
      <>
        <ReviewControl record={document} name={document.name} kind="documents" routes={documents} />
        <RejectedLine kind="documents" record={document} name={document.name} />
      </>
    )
  return reading && <ReadingFoot documentId={document.id} reading={reading} lost={lost} />
}

function NoFile({ document, onClose }: { document: DocumentDetail; onClose: () => void }) {
  const t = useText()
  return (
    <Modal opened onClose={onClose} title={document.name} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <EmptyState
        title={t('documentList.no_file')}
        hint={document.has_items ? t('documentList.no_file_outline') : t('documentList.no_file_hint')}
      >
        {document.has_items && (
          <Button
            leftSection={<IconListTree size={18} stroke={1.6} />}
            renderRoot={(props) => (
              <Link to="/document/view/$document_id/view" params={{ document_id: String(document.id) }} {...props} />
            )}
          >
            {t('documentList.items')}
          </Button>
        )}
      </EmptyState>
    </Modal>
  )
}
