import type { BodySent } from '@apron/contract'
import { formatsOf, type AskedFormat, type ExportedPaper, type exports as calls } from '@apron/contract/audits'
import { Button, Text } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { MadeFileStatus } from '#blocks/files/made-file-status.tsx'
import { useText } from '#lib/text/i18n.ts'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import { MenuLine } from '#ui/window/menu-lines.tsx'
import { useMaking } from './making.ts'
import classes from './paper.module.css'
import { useExport } from './use-export.ts'

/** What a screen shows, as the server makes it; and the pack that can be had there. */
export type ExportSource = {
  what: ExportedPaper
  of: number
  findingsOnly?: boolean
  pack?: { what: 'pack' | 'addendum-pack'; of: number }
  /** What the screen of a report is narrowed by. */
  filters?: BodySent<typeof calls.create>['query']
}

/** As the server makes it, or of the older Word, as this page makes it. */
type Format = AskedFormat | 'doc'

const labels = {
  docx: 'exports.docx',
  pdf: 'exports.pdf',
  xlsx: 'exports.xlsx',
  csv: 'exports.csv',
  doc: 'exports.doc',
  zip: 'exports.pack',
} as const satisfies Record<Format, string>

/** Where the browser stores the format in which somebody last took a paper. */
const key = 'papers/format'

/** Saves a paper as a file, in the format that was taken last or another; says how far the server is with it and why none came. */
export function PaperExport({
  exported: { what, of, findingsOnly = false, pack, filters },
  saveWord,
}: {
  exported: ExportSource
  saveWord?: () => Promise<void>
}) {
  const t = useText()
  const { lang, photos } = useMaking()
  const [format, setFormat] = useState(() => localStorage.getItem(key))
  const [isSaving, setSaving] = useState(false)
  const { standing, isMaking, isAsking, ask, cancel } = useExport()
  const query = { ...filters, findings_only: findingsOnly, photos }
  const formats: Format[] = [
    ...formatsOf(what),
    ...(saveWord ? (['doc'] as const) : []),
    ...(pack ? formatsOf(pack.what) : []),
  ]
  const usual = formats.find((one) => one === format) ?? formats[0]!
  const isBusy = isAsking || isMaking || isSaving
  const begin = (chosen: Format) => {
    if (isBusy) return
    setFormat(chosen)
    localStorage.setItem(key, chosen)
    if (chosen === 'doc') {
      setSaving(true)
      return void saveWord?.().finally(() => setSaving(false))
    }
    const asked = chosen === 'zip' && pack ? { ...pack, query: { photos } } : { what, of, query }
    ask({ ...asked, format: chosen, languages: [lang] })
  }
  return (
    <>
      <div className={classes.export}>
        <Button
          variant="default"
          miw="max-content"
          leftSection={<IconDownload size={18} stroke={1.6} />}
          loading={isBusy}
          onClick={() => begin(usual)}
        >
          {t('exports.export', { format: t(labels[usual]) })}
        </Button>
        <ButtonMenu
          position="bottom-end"
          button={
            <Button variant="default" px={8} miw="max-content" aria-label={t('exports.formats')}>
              <IconChevronDown size={18} stroke={1.6} />
            </Button>
          }
        >
          {formats.map((one) => (
            <MenuLine key={one} Icon={one === 'zip' ? IconFileZip : IconDownload} onClick={() => begin(one)}>
              {t(labels[one])}
              {one === 'zip' && (
                <Text size="xs" c="dimmed" maw={280}>
                  {t(pack?.what === 'addendum-pack' ? 'exports.addendum_hint' : 'exports.pack_hint')}
                </Text>
              )}
            </MenuLine>
          ))}
        </ButtonMenu>
      </div>
      {standing && <MadeFileStatus standing={standing} format={t(labels[usual])} cancel={cancel} />}
    </>
  )
}
