import { trailFormats, type TrailFilters, type TrailFormat } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { MadeFileStatus } from '#blocks/files/made-file-status.tsx'
import { useText } from '#lib/text/i18n.ts'
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
      {standing && <MadeFileStatus standing={standing} format={t(labels[asked])} cancel={cancel} />}
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
