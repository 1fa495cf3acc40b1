import type { BodySent } from '@apron/contract'
import {
  formatsOf,
  type ExportedPaper,
  type exports as calls,
  type ExportFormat,
  type PaperExport,
} from '@apron/contract/audits'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'
import { useMaking } from './making.ts'
import { useExport } from './use-export.ts'

/** What a screen shows, as the server makes it. */
export type Exported = {
  what: ExportedPaper
  of: number
  findingsOnly?: boolean
  /** What the screen of a report is narrowed by. */
  filters?: BodySent<typeof calls.create>['query']
}

const labels = {
  docx: 'exports.docx',
  pdf: 'exports.pdf',
  xlsx: 'exports.xlsx',
  csv: 'exports.csv',
} as const satisfies Record<ExportFormat, string>

/** Saves a paper as a file that the server makes, one after another; says how far it is and why none came. */
export function PaperExport({ exported: { what, of, findingsOnly = false, filters } }: { exported: Exported }) {
  const t = useText()
  const { lang, photos } = useMaking()
  const [format, setFormat] = useState<ExportFormat>('docx')
  const { standing, isMaking, isAsking, ask, cancel } = useExport()
  const query = { ...filters, findings_only: findingsOnly, photos }
  const begin = (chosen: ExportFormat) => {
    setFormat(chosen)
    ask({ what, of, query, format: chosen, languages: [lang] })
  }
  return (
    <>
      {formatsOf(what).map((one) => (
        <Button
          key={one}
          variant="default"
          miw="max-content"
          leftSection={<IconDownload size={18} stroke={1.6} />}
          loading={format === one && (isAsking || isMaking)}
          disabled={isAsking || isMaking}
          onClick={() => begin(one)}
        >
          {t(labels[one])}
        </Button>
      ))}
      {standing && <Standing standing={standing} format={t(labels[format])} cancel={cancel} />}
    </>
  )
}

type Shown = { standing: PaperExport; format: string; cancel: (() => void) | null }

function Standing({ standing: { state, progress, error }, format, cancel }: Shown) {
  const t = useText()
  if (state === 'done') return null
  if (state === 'failed' || state === 'cancelled')
    return (
      <Text role="status" size="sm" c={state === 'failed' ? 'var(--mantine-color-error)' : undefined}>
        {state === 'failed' ? error : t('exports.cancelled', { format })}
      </Text>
    )
  const percent = Math.round(progress * 100)
  return (
    <Group gap="xs" wrap="nowrap">
      <div>
        <Text role="status" size="sm">
          {state === 'waiting' ? t('exports.waiting', { format }) : t('exports.running', { format, percent })}
        </Text>
        <Progress value={percent} aria-label={t('exports.progress')} size="sm" />
      </div>
      {cancel && (
        <Button variant="subtle" size="compact-sm" onClick={cancel}>
          {t('exports.cancel')}
        </Button>
      )}
    </Group>
  )
}
