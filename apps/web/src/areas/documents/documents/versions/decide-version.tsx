import { documentChanges, documents, type DocumentDetail, type DocumentVersion } from '@apron/contract/documents'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { noticeDecided } from '../../../../blocks/review/undo.ts'
import { useRead, useWrite } from '../../../../lib/calls/queries.ts'
import { Link } from '../../../../lib/router/link.tsx'
import { useCanCall } from '../../../../lib/session/can.ts'
import { formatNumber, useText } from '../../../../lib/text/i18n.ts'
import { part } from '../../../../ui/page/part.tsx'
import { LoadingRows } from '../../../../ui/table/loading-rows.tsx'
import classes from '../documents.module.css'

const RejectWindow = part(() => import('../../../../blocks/review/reject-window.tsx'), 'RejectWindow', {
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
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="md">
        {isFirst ? <p className={classes.about}>{t('documentList.first_approval')}</p> : <Impact id={document.id} version={version.id} />}
        <Group justify="flex-end" gap="sm">
          {!isFirst && (
            <Button
              variant="subtle"
              renderRoot={(props) => (
                <Link
                  to="/document/view/$document_id/comparison"
                  params={{ document_id: String(document.id) }}
                  search={{ from: document.current_version_id ?? undefined, to: version.id }}
                  {...props}
                />
              )}
            >
              {t('documentList.compare')}
            </Button>
          )}
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

/** How many questions, running audits and open findings a version touches. */
function Impact({ id, version }: { id: number; version: number }) {
  const t = useText()
  const { data, error } = useRead(documentChanges.impact, { params: { id }, query: { version } }, { quiet: true })
  if (error) return <p className={classes.about}>{t('documentList.impact_unknown')}</p>
  if (!data) return <LoadingRows rows={3} />
  const { has_outline, questions, audits, findings, unseen } = data.data
  if (!has_outline) return <p className={classes.about}>{t('documentList.impact_no_outline')}</p>
  const counts = [
    { text: 'documentList.impact_questions', count: questions.length },
    { text: 'documentList.impact_audits', count: audits.length + unseen.audits },
    { text: 'documentList.impact_findings', count: findings.length + unseen.findings },
  ] as const
  if (counts.every(({ count }) => count === 0)) return <p className={classes.about}>{t('documentList.impact_none')}</p>
  return (
    <>
      <p className={classes.about}>{t('documentList.impact')}</p>
      <ul className={classes.impact}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ text, count }) => (
            <li key={text}>{t(text, { count, formatted: formatNumber(count) })}</li>
          ))}
      </ul>
    </>
  )
}
