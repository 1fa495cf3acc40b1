import { exportFormats, type ExportedPaper, type PaperExport } from '@apron/contract/audits'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'
import { useMaking } from './making.ts'
import { useExport } from './use-export.ts'

/** What a screen shows, as the server makes it. */
export type Exported = { what: ExportedPaper; of: number; findingsOnly?: boolean }

type Format = (typeof exportFormats)[number]

const labels = { docx: 'exports.docx', pdf: 'exports.pdf' } as const satisfies Record<Format, string>

/** Saves a paper as a file that the server makes, one after another; says how far it is and why none came. */
export function PaperExport({ exported: { what, of, findingsOnly = false } }: { exported: Exported }) {
  const t = useText()
  const { lang, photos } = useMaking()
  const [format, setFormat] = useState<Format>(exportFormats[0])
  const { standing, isMaking, isAsking, ask, cancel } = useExport()
  const query = { findings_only: findingsOnly, photos }
  const begin = (chosen: Format) => {
    setFormat(chosen)
    ask({ what, of, query, format: chosen, languages: [lang] })
  }
  return (
    <>
      {exportFormats.map((one) => (
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
