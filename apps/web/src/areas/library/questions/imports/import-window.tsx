import { importEndings } from '@apron/contract/library'
import { Alert, Button, Checkbox, FileButton, Group, Modal, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState, type DragEvent } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { Example } from './example.tsx'
import { Preview } from './preview.tsx'
import { useImport } from './use-import.ts'
import classes from './imports.module.css'

const accept = importEndings.map((ending) => `.${ending}`).join(',')

/** A file with groups and questions: chosen, looked at, written. What comes first into a library is approved unless somebody says otherwise, later files only where they say so. */
export function ImportWindow({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const t = useText()
  const { file, shown, problem, look, write, isReading, isWriting } = useImport(onClose)
  const [choice, setChoice] = useState<boolean | null>(null)
  const approves = choice ?? isFirst
  const isReady = shown !== null && shown.error_count === 0 && shown.groups.new + shown.items.new > 0
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped && !isReading && !isWriting) void look(dropped)
  }
  return (
    <Modal
      opened
      onClose={() => isWriting || onClose()}
      title={t('imports.open')}
      size={640}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('imports.about')}</Text>
        <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <IconFileSpreadsheet size={26} stroke={1.5} aria-hidden="true" />
          {file && <Text className={classes.name}>{file.name}</Text>}
          <FileButton accept={accept} onChange={(chosen) => chosen && void look(chosen)}>
            {(props) => (
              <Button variant={file ? 'default' : 'filled'} {...props} disabled={isReading || isWriting} data-autofocus>
                {t(file ? 'imports.choose_other' : 'imports.choose')}
              </Button>
            )}
          </FileButton>
        </div>
        <div aria-live="polite" className={classes.outcome}>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          {isReading && (
            <>
              <Text size="sm">{t('imports.reading')}</Text>
              <LoadingRows rows={3} />
            </>
          )}
          {shown && !isReading && <Preview shown={shown} />}
          {!file && <Example />}
        </div>
        {isReady && (
          <>
            {shown.may_approve ? (
              <Checkbox
                label={t('imports.approve')}
                description={t('imports.approve_hint')}
                checked={approves}
                onChange={({ currentTarget }) => setChoice(currentTarget.checked)}
              />
            ) : (
              <Text size="sm">{t('imports.waits')}</Text>
            )}
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isWriting}>
            {t(isReady ? 'actions.cancel' : 'actions.close')}
          </Button>
          {isReady && (
            <Button loading={isWriting} onClick={() => void write(shown.may_approve && approves)}>
              {t('imports.write')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
