import { documents, type DocumentDetail, type DocumentVersion } from '@apron/contract/documents'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { noticeDecided } from '#blocks/review/undo.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'
import { VersionImpact } from '../../domain/version-impact.tsx'
import classes from '../documents.module.css'

const RejectWindow = part(() => import('#blocks/review/reject-window.tsx'), 'RejectWindow', {
  isWindow: true,
})

type Props = { document: DocumentDetail; version: DocumentVersion }

/** Approves or rejects the edition that waits; what it touches is said before it comes into force. */
export function DecideVersion({ document, version }: Props) {
  const t = useText()
  const canCall = useCanCall()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const params = { id: document.id }
  const reject = useWrite(documents.rejection, {
    onDone: ({ data }) => noticeDecided(data.decision, 'actions.rejection_success'),
  })
  const name = t('documentList.version_of', { version: version.label, name: document.name })
  const close = () => setAsked(null)
  return (
    <>
      {canCall(documents.approval) && (
        <Button size="xs" leftSection={<IconCheck size={16} stroke={1.8} />} onClick={() => setAsked('approve')}>
          {t('actions.approve')}
        </Button>
      )}
      {canCall(documents.rejection) && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconX size={16} stroke={1.8} />}
          onClick={() => setAsked('reject')}
        >
          {t('actions.reject')}
        </Button>
      )}
      {asked === 'approve' && <ApproveWindow document={document} version={version} name={name} onClose={close} />}
      {asked === 'reject' && (
        <RejectWindow
          title={t('decisions.reject_title', { name })}
          kinds={['document_versions']}
          reject={(reason) => reject.write({ params, body: { reason } })}
          onClose={close}
        />
      )}
    </>
  )
}

function ApproveWindow({ document, version, name, onClose }: Props & { name: string; onClose: () => void }) {
  const t = useText()
  const params = { id: document.id }
  const approve = useWrite(documents.approval, {
    onDone: ({ data }) => {
      noticeDecided(data.decision, 'actions.approval_success')
      onClose()
    },
  })
  const isFirst = document.current_version_id === null
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('documentList.approve_title', { name })}
      size={640}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="md">
        <p className={classes.about}>{isFirst ? t('documentList.first_approval') : t('documentList.next_approval')}</p>
        {!isFirst && <VersionImpact documentId={document.id} versionId={version.id} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button loading={approve.isWriting} onClick={() => approve.start({ params })}>
            {t('actions.approve')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
