import type { ScribeOptions, Paper } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useContext, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { sentLanguage } from '#lib/text/language.ts'
import { useText } from '#lib/text/i18n.ts'
import { madeHere } from '../../domain/paper/making.ts'
import { PaperExport, type ExportSource } from '../../domain/paper/paper-export.tsx'
import { PaperSheet } from '../../domain/paper/paper-sheet.tsx'
import { printSheet } from '../../domain/paper/print-window.ts'
import { ReportSlots } from './slots.ts'

/** A report as a paper: printed from a light sheet that no screen shows, or saved as a file. `make` is the same function as long as the report says the same. */
export function ReportPaper({ make, exported }: { make: (making: ScribeOptions) => Paper; exported: ExportSource }) {
  const t = useText()
  const sheet = useRef<HTMLElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  const slots = useContext(ReportSlots)
  const lang = sentLanguage()
  const paper = useMemo(() => make(madeHere({ lang, photos: 'small' })), [make, lang])
  const print = () => {
    if (!sheet.current) return
    setPrinting(true)
    void printSheet(sheet.current).finally(() => setPrinting(false))
  }
  const actions = (
    <>
      <Button
        miw="max-content"
        leftSection={<IconPrinter size={18} stroke={1.6} />}
        loading={isPrinting}
        onClick={print}
      >
        {t('actions.print')}
      </Button>
      <PaperExport exported={exported} />
    </>
  )
  return (
    <>
      {slots.actions && createPortal(actions, slots.actions)}
      {slots.sheet && createPortal(<PaperSheet ref={sheet} paper={paper} />, slots.sheet)}
    </>
  )
}
