import { fileKinds } from '@apron/contract'
import { checklists, mostScans, scans as calls, scanTypes, type MinutesScan } from '@apron/contract/audits'
import { Button, FileButton, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { FileLink } from '#blocks/files/file-link.tsx'
import { useFormFile } from '#blocks/files/use-form-file.ts'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRemoval } from '#blocks/removal.ts'
import { CallError } from '#lib/calls/call-error.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { useCanCall } from '#lib/session/can.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { fileSize } from '#ui/text/file-size.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import classes from './scans.module.css'

const FormFileProgress = part(() => import('#blocks/files/form-file-progress.tsx'), 'FormFileProgress')

type Of = { auditId: number; minutesId: number }

/** Scans of the paper that both sides signed: which are bound to minutes, and the way to bind one. */
export function Scans({ auditId, minutesId }: Of) {
  const t = useText()
  const canCall = useCanCall()
  const { data, error, refetch } = useRead(calls.list, { params: { id: minutesId } }, { quiet: true })
  const audit = useRead(checklists.show, { params: { id: auditId } }, { quiet: true }).data?.data
  const mayBind = audit !== undefined && canCall(calls.create, { permissions: audit.permissions })
  const bound = data?.data
  return (
    <Card className={classes.scans}>
      <h2>{t('scans.title')}</h2>
      <p className={classes.about}>{t('scans.about')}</p>
      {!bound && error && <LoadFailed title={t('scans.title')} failure={error} onRetry={() => void refetch()} />}
      {!bound && !error && <LoadingRows rows={1} />}
      {bound?.length === 0 && <p className={classes.none}>{t('scans.none')}</p>}
      {bound && bound.length > 0 && (
        <ul>
          {bound.map((scan) => (
            <Scan key={scan.id} scan={scan} minutesId={minutesId} mayRemove={mayBind && scan.may_remove} />
          ))}
        </ul>
      )}
      {mayBind && bound && bound.length < mostScans && <Bind minutesId={minutesId} />}
    </Card>
  )
}

function Scan({ scan, minutesId, mayRemove }: { scan: MinutesScan; minutesId: number; mayRemove: boolean }) {
  const t = useText()
  const { remove, isWriting } = useRemoval(calls.remove, confirmDelete)
  const { name, user, created_at: at } = scan
  return (
    <li>
      <div className={classes.words}>
        <FileLink file={scan}>{name}</FileLink> <small>{fileSize(scan.bytes)}</small>
        <p>{t('scans.bound_by', { name: user.fullname, time: dateAndTime(at) })}</p>
      </div>
      {mayRemove && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          loading={isWriting}
          aria-label={t('scans.remove', { name })}
          onClick={() => remove(name, { params: { id: minutesId, scanId: scan.id } })}
        >
          {t('scans.remove_short')}
        </Button>
      )}
    </li>
  )
}

const endings = [...fileKinds.document.endings, ...fileKinds.image.endings].filter((ending) =>
  scanTypes.some((type) => type.endsWith(ending === 'jpg' ? 'jpeg' : ending)),
)

/** Sends a file as soon as it is chosen, as a resumable upload when it is large; its error is shown beneath. */
function Bind({ minutesId }: { minutesId: number }) {
  const t = useText()
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useFormFile('audit')
  const create = useWrite(calls.create, { success: 'scans.bound', quiet: true })
  const isBusy = sending.state !== null || create.isWriting
  const bind = async (file: File | null) => {
    if (!file) return
    setProblem(null)
    try {
      await create.write({ params: { id: minutesId }, ...(await sending.attach('file', file)) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.errors['file']?.[0] ?? error.message)
    }
  }
  return (
    <div className={classes.bind}>
      <FileButton accept={endings.map((ending) => `.${ending}`).join(',')} onChange={(file) => void bind(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconPaperclip size={18} stroke={1.6} />}
            loading={create.isWriting}
            disabled={isBusy}
          >
            {t('scans.bind')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('scans.takes', { endings: endings.join(', '), max: fileSize(fileKinds.document.largest) })}
      </Text>
      {sending.state && <FormFileProgress state={sending.state} />}
      {problem && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
    </div>
  )
}
