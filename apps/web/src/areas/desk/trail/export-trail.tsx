import { trailFormats, type TrailExport, type TrailFilters, type TrailFormat } from '@apron/contract/desk'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../lib/text/i18n.ts'
import { useExport } from './use-export.ts'

const labels = { xlsx: 'trail.export_xlsx', ndjson: 'trail.export_ndjson' } as const satisfies Record<
  TrailFormat,
  string
>

/** Saves what the filters leave as a file that the server makes; says how far it is and why none came. */
export function ExportTrail({ filters }: { filters: TrailFilters }) {
  const t = useText()
  const { standing, isMaking, ask, cancel } = useExport()
  const [asked, setAsked] = useState<TrailFormat>('xlsx')
  return (
    <>
      {standing && <Standing standing={standing} cancel={cancel} />}
      {trailFormats.toReversed().map((format) => (
        <Button
          key={format}
          variant="default"
          title={t('trail.export_about')}
          leftSection={<IconDownload size={18} stroke={1.6} />}
          loading={isMaking && asked === format}
          disabled={isMaking}
          onClick={() => {
            setAsked(format)
            ask(format, filters)
          }}
        >
          {t(labels[format])}
        </Button>
      ))}
    </>
  )
}

function Standing({
  standing: { state, progress, error },
  cancel,
}: {
  standing: TrailExport
  cancel: (() => void) | null
}) {
  const t = useText()
  if (state === 'done') return null
  if (state === 'failed' || state === 'cancelled')
    return (
      <Text role="status" size="sm" c={state === 'failed' ? 'var(--mantine-color-error)' : undefined}>
        {state === 'failed' ? error : t('trail.export_cancelled')}
      </Text>
    )
  const percent = Math.round(progress * 100)
  return (
    <Group gap="xs" wrap="nowrap">
      <div>
        <Text role="status" size="sm">
          {state === 'waiting' ? t('trail.export_waits') : t('trail.exporting', { percent })}
        </Text>
        <Progress value={percent} aria-label={t('trail.export_progress')} size="sm" />
      </div>
      {cancel && (
        <Button variant="subtle" size="compact-sm" onClick={cancel}>
          {t('trail.export_cancel')}
        </Button>
      )}
    </Group>
  )
}
