import { approvalStatus } from '@apron/contract'
import { documents, documentVersions, type DocumentVersion } from '@apron/contract/documents'
import { Button, Modal } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { VersionLine } from './version-line.tsx'
import { reasonAgainst } from './version-state.ts'
import classes from '../documents.module.css'

const UploadWindow = part(() => import('./upload-window.tsx'), 'UploadWindow', { isWindow: true })
const ViewerWindow = part(() => import('#blocks/viewer/viewer-window.tsx'), 'ViewerWindow', {
  isWindow: true,
})

/** The editions of a document: the one that waits, the one in force, and those before. */
export function VersionsWindow({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const canCall = useCanCall()
  const params = { id }
  const { data: shown } = useRead(documents.show, { params })
  const { data, error, refetch } = useRead(documentVersions.list, { params }, { quiet: true })
  const [isAdding, setAdding] = useState(false)
  const [viewed, setViewed] = useState<DocumentVersion | null>(null)
  const reason = viewed && reasonAgainst(viewed)
  const name = shown?.data.name ?? ''
  const versions = data?.data
  const inForce = versions?.find(({ is_in_force }) => is_in_force)
  const waits = ({ status }: DocumentVersion) => status.code === approvalStatus.SUBMITTING
  return (
    <>
      <Modal
        opened
        onClose={onClose}
        title={t('documentList.versions_of', { name })}
        size={640}
        closeButtonProps={{ 'aria-label': t('actions.close') }}
      >
        {canCall(documentVersions.create) && (
          <Button
            mb="md"
            leftSection={<IconFileUpload size={18} stroke={1.6} />}
            disabled={versions?.some(waits) ?? true}
            onClick={() => setAdding(true)}
          >
            {t('documentList.upload_version')}
          </Button>
        )}
        {inForce && versions?.some(waits) && <p className={classes.oneWaits}>{t('documentList.one_waits')}</p>}
        {!data && error && (
          <LoadFailed title={t('documentList.versions')} failure={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <LoadingRows rows={4} />}
        <ul className={classes.versions}>
          {shown &&
            versions?.map((version) => (
              <VersionLine
                key={version.id}
                version={version}
                document={shown.data}
                waits={waits(version)}
                onView={setViewed}
              />
            ))}
        </ul>
      </Modal>
      {isAdding && <UploadWindow id={id} name={name} onClose={() => setAdding(false)} />}
      {viewed?.file && (
        <ViewerWindow
          file={viewed.file}
          title={t('documentList.version_title', { version: viewed.label, name })}
          foot={reason && <strong className={classes.against}>{t(reason)}</strong>}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  )
}
