import type { AnswerOf } from '@apron/contract'
import { media } from '@apron/contract/documents'
import { Alert, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconDatabase } from '@tabler/icons-react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { fileSize } from '#ui/text/file-size.ts'
import { MediaPlaces } from '../frame/media-places.tsx'
import { ShareTable } from './share-table.tsx'
import { sharesOf, sumOf } from './shares.ts'
import classes from './room.module.css'

type Room = AnswerOf<typeof media.room>['data']

/** Administrators are warned while there still is as many times as much as has to stay free. */
const early = 3

/** What takes the room of the store, whose it is and since when; for administrators. */
export function RoomScreen() {
  const t = useText()
  return (
    <OnlyFor route={media.room}>
      <PageHeader title={t('mediaScreens.room_title')} about={t('mediaScreens.room_about')} />
      <Card flush>
        <MediaPlaces />
        <Report />
      </Card>
    </OnlyFor>
  )
}

function Report() {
  const t = useText()
  const { data, error, refetch } = useRead(media.room, {}, { quiet: true })
  if (data) return <Figures room={data.data} />
  if (!error) return <LoadingRows rows={10} />
  return <LoadFailed title={t('mediaScreens.failed_room')} failure={error} onRetry={() => void refetch()} />
}

function Figures({ room }: { room: Room }) {
  const t = useText()
  const kinds = sharesOf(room.kinds, ({ kind }) => t(`mediaScreens.kinds_${kind}`))
  const uses = sharesOf(room.uses, ({ use }) => t(`mediaScreens.use_${use}`))
  const owners = sharesOf(room.owners, ({ owner }) => owner?.fullname ?? t('mediaScreens.owner_gone'))
  const all = sumOf(kinds)
  return (
    <>
      <div className={classes.total}>
        <Text component="p" className={classes.figure}>
          {t('mediaScreens.room_used', {
            size: fileSize(all.bytes),
            files: t('mediaScreens.files', { count: all.count }),
          })}
        </Text>
        <Free bytes={room.free_bytes} least={room.least_free_bytes} />
      </div>
      {all.count === 0 ? (
        <EmptyState icon={IconDatabase} title={t('mediaScreens.room_none')} />
      ) : (
        <>
          <Part title={t('mediaScreens.by_kind')} name={t('mediaScreens.kind')} rows={kinds} of={all.bytes} />
          <Part title={t('mediaScreens.by_use')} name={t('mediaScreens.use')} rows={uses} of={sumOf(uses).bytes} />
          <Part
            title={t('mediaScreens.by_owner')}
            hint={t('mediaScreens.by_owner_hint')}
            name={t('mediaScreens.person')}
            rows={owners}
            of={all.bytes}
          />
        </>
      )}
    </>
  )
}

function Free({ bytes, least }: { bytes: number | null; least: number }) {
  const t = useText()
  if (bytes === null) return null
  const size = fileSize(bytes)
  if (bytes >= early * least) return <Text c="dimmed">{t('mediaScreens.room_free', { size })}</Text>
  return (
    <Alert color="red" mt="sm" icon={<IconAlertTriangle size={18} stroke={1.6} />}>
      {t('mediaScreens.room_low', { size, least: fileSize(least) })}
    </Alert>
  )
}

function Part({
  title,
  hint,
  ...table
}: { title: string; hint?: string } & Omit<Parameters<typeof ShareTable>[0], 'label'>) {
  if (table.rows.length === 0) return null
  return (
    <section className={classes.part}>
      <Title order={2}>{title}</Title>
      {hint && <Text c="dimmed">{hint}</Text>}
      <ShareTable label={title} {...table} />
    </section>
  )
}
