import { Button } from '@mantine/core'
import { IconFileTypeDoc, IconPrinter } from '@tabler/icons-react'
import { useEffect, useState, type RefObject } from 'react'
import { navigate } from '../../../../lib/router/router.ts'
import { useSearch } from '../../../../lib/router/use-router.ts'
import { t, useText } from '../../../../lib/text/i18n.ts'
import { noticeProblem } from '../../../../lib/page/notices.ts'
import { useCompany } from '../company.ts'
import { printSheet } from './print-window.ts'
import { exportWord } from '../word/export-word.ts'

/** Prints the sheet, or saves it as a Word file of that name. */
export function SheetActions({ sheet, name }: { sheet: RefObject<HTMLElement | null>; name: string }) {
  const text = useText()
  const [busy, setBusy] = useState<'print' | 'word' | null>(null)
  usePrintAsAsked(sheet)
  const run = (what: 'print' | 'word', work: (element: HTMLElement) => Promise<void>) => {
    if (!sheet.current || busy) return
    setBusy(what)
    void work(sheet.current).finally(() => setBusy(null))
  }
  return (
    <>
      <Button
        miw="max-content"
        leftSection={<IconPrinter size={18} stroke={1.6} />}
        loading={busy === 'print'}
        onClick={() => run('print', printSheet)}
      >
        {text('actions.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileTypeDoc size={18} stroke={1.6} />}
        loading={busy === 'word'}
        onClick={() => run('word', (element) => saveWord(element, name))}
      >
        {text('actions.export_word')}
      </Button>
    </>
  )
}

/** Prints once when the address asks for it, under the company's present name; a reload does not print again. */
function usePrintAsAsked(sheet: RefObject<HTMLElement | null>) {
  const { print } = useSearch<{ print?: 1 }>()
  const { isKnown } = useCompany()
  useEffect(() => {
    if (!print || !isKnown || !sheet.current) return
    void navigate({ to: '.', search: (before: object) => ({ ...before, print: undefined }), replace: true })
    void printSheet(sheet.current)
  }, [print, isKnown, sheet])
}

async function saveWord(element: HTMLElement, name: string): Promise<void> {
  const missing = await exportWord(element, name)
  if (missing > 0) noticeProblem(t('minutes.pictures_missing', { count: missing }))
}
