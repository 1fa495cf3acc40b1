import type { BodySent } from '@apron/contract'
import { formatsOf, type AskedFormat, type ExportedPaper, type exports as calls } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconDownload, IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { MadeFileStatus } from '../../../../../blocks/files/made-file-status.tsx'
import { useText } from '../../../../../lib/text/i18n.ts'
import { useMaking } from './making.ts'
import { useExport } from './use-export.ts'

/** What a screen shows, as the server makes it; and the minutes whose pack can be had there. */
export type Exported = {
  what: ExportedPaper
  of: number
  findingsOnly?: boolean
  packOf?: number
  /** What the screen of a report is narrowed by. */
  filters?: BodySent<typeof calls.create>['query']
}

const labels = {
  docx: 'exports.docx',
  pdf: 'exports.pdf',
  xlsx: 'exports.xlsx',
  csv: 'exports.csv',
  zip: 'exports.pack',
} as const satisfies Record<AskedFormat, string>

/** Saves a paper as a file that the server makes, one after another; says how far it is and why none came. */
export function PaperExport({ exported: { what, of, findingsOnly = false, packOf, filters } }: { exported: Exported }) {
  const t = useText()
  const { lang, photos } = useMaking()
  const [format, setFormat] = useState<AskedFormat>('docx')
  const { standing, isMaking, isAsking, ask, cancel } = useExport()
  const query = { ...filters, findings_only: findingsOnly, photos }
  const begin = (chosen: AskedFormat) => {
    setFormat(chosen)
    const isPack = chosen === 'zip' && packOf !== undefined
    const asked = isPack ? { what: 'pack' as const, of: packOf, query: { photos } } : { what, of, query }
    ask({ ...asked, format: chosen, languages: [lang] })
  }
  const formats = [...formatsOf(what), ...(packOf === undefined ? [] : formatsOf('pack'))]
  return (
    <>
      {formats.map((one) => (
        <Button
          key={one}
          variant="default"
          miw="max-content"
          title={one === 'zip' ? t('exports.pack_hint') : undefined}
          leftSection={one === 'zip' ? <IconFileZip size={18} stroke={1.6} /> : <IconDownload size={18} stroke={1.6} />}
          loading={format === one && (isAsking || isMaking)}
          disabled={isAsking || isMaking}
          onClick={() => begin(one)}
        >
          {t(labels[one])}
        </Button>
      ))}
      {standing && <MadeFileStatus standing={standing} format={t(labels[format])} cancel={cancel} />}
    </>
  )
}
