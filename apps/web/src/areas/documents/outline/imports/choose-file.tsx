import { outlineImports, type DocumentDetail } from '@apron/contract/documents'
import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconFileTypeDocx } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { FormFileProgress } from '#blocks/files/form-file-progress.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useSending } from './use-import.ts'
import classes from './imports.module.css'

/** Takes the file; says what is already on its way, or held, for this document. */
export function ChooseFile({
  document,
  onBegun,
  onClose,
}: {
  document: DocumentDetail
  onBegun: (id: number) => void
  onClose: () => void
}) {
  const t = useText()
  const { problem, send, sending, isSending } = useSending(document.id, onBegun)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped && !isSending) void send(dropped)
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('outlineImport.about')}</Text>
      <Open document={document} onOpen={onBegun} />
      {document.new_version !== null && <Alert color="blue">{t('outlineImport.will_be_held')}</Alert>}
      <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <IconFileTypeDocx size={28} stroke={1.5} aria-hidden="true" />
        <FileButton accept=".docx" onChange={(chosen) => chosen && void send(chosen)}>
          {(props) => (
            <Button {...props} disabled={isSending} data-autofocus>
              {t('outlineImport.choose')}
            </Button>
          )}
        </FileButton>
        <Text c="dimmed">{t('outlineImport.or_drop')}</Text>
      </div>
      <div aria-live="polite" className={classes.outcome}>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {sending && <FormFileProgress state={sending} />}
        {isSending && !sending && (
          <>
            <Text size="sm">{t('outlineImport.uploading')}</Text>
            <LoadingRows rows={2} />
          </>
        )}
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </Group>
    </Stack>
  )
}

/** What is said of an import that has not ended: of the reader's own, and of another's. */
const left = {
  waiting: ['outlineImport.own_reading', 'outlineImport.their_reading'],
  reading: ['outlineImport.own_reading', 'outlineImport.their_reading'],
  preview: ['outlineImport.own_preview', 'outlineImport.their_preview'],
  held: ['outlineImport.own_held', 'outlineImport.their_held'],
} as const

/** Imports that somebody left open, to go back to. */
function Open({ document, onOpen }: { document: DocumentDetail; onOpen: (id: number) => void }) {
  const t = useText()
  const me = useSession()?.user.id
  const { data } = useRead(outlineImports.list, { params: { id: document.id } }, { quiet: true })
  return data?.data.map(({ id, state, started_by }) => {
    if (state === 'done' || state === 'failed' || state === 'cancelled') return null
    const [own, theirs] = left[state]
    return (
      <Alert key={id} color="blue">
        <Group justify="space-between" gap="sm">
          <Text size="sm">{started_by?.id === me ? t(own) : t(theirs, { name: started_by?.fullname ?? '–' })}</Text>
          <Button size="xs" variant="default" onClick={() => onOpen(id)}>
            {t('outlineImport.open')}
          </Button>
        </Group>
      </Alert>
    )
  })
}
