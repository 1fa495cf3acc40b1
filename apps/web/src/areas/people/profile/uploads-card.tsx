import { uploads, type OpenUpload } from '@apron/contract/product'
import { Button, Progress, Text, Title } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { fileSize } from '#ui/text/file-size.ts'
import classes from './profile.module.css'

/** Unfinished uploads of the person, from whichever device, with a button to drop them; absent while there are none. */
export function UploadsCard() {
  const t = useText()
  const { data, refetch } = useRead(uploads.mine, {}, { quiet: true })
  const dropping = useWrite(uploads.remove, { success: 'profile.upload_dropped', onDone: () => void refetch() })
  const open = data?.data ?? []
  if (open.length === 0) return null
  const drop = async ({ id, name }: OpenUpload) => {
    const isSure = await ask({
      title: t('profile.upload_drop_title'),
      text: t('profile.upload_drop_text', { name }),
      confirm: t('profile.upload_drop'),
      destroys: true,
    })
    if (isSure) dropping.start({ params: { id } })
  }
  return (
    <Card>
      <Title order={2} size="h4">
        {t('profile.uploads')}
      </Title>
      <Text c="dimmed" size="sm">
        {t('profile.uploads_about')}
      </Text>
      <ul className={classes.sessions}>
        {open.map((upload) => (
          <Line key={upload.id} upload={upload} isBusy={dropping.isWriting} onDrop={() => void drop(upload)} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ upload, isBusy, onDrop }: { upload: OpenUpload; isBusy: boolean; onDrop: () => void }) {
  const t = useText()
  const { name, bytes, kept_bytes: kept, purpose, touched_at: touched } = upload
  return (
    <li className={classes.session}>
      <IconFileUpload size={22} stroke={1.5} aria-hidden="true" />
      <div>
        <Text fw={550}>{name}</Text>
        <Text c="dimmed" size="sm">
          {t(`profile.upload_for_${purpose}`)} ·{' '}
          {t('profile.upload_kept', { kept: fileSize(kept), bytes: fileSize(bytes) })} ·{' '}
          {t('profile.last_used', { time: relativeTime(touched) })}
        </Text>
        <Progress.Root size="sm" mt={6}>
          <Progress.Section value={(kept / bytes) * 100} aria-label={t('profile.upload_share', { name })} />
        </Progress.Root>
      </div>
      <Button variant="default" aria-label={t('profile.upload_drop_of', { name })} disabled={isBusy} onClick={onDrop}>
        {t('profile.upload_drop')}
      </Button>
    </li>
  )
}
