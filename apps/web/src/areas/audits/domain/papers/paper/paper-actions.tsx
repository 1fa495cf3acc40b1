import type { Paper } from '@apron/contract/audits'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconFileTypeDoc, IconPrinter } from '@tabler/icons-react'
import { useEffect, useState, type RefObject } from 'react'
import { noticeProblem } from '../../../../../lib/page/notices.ts'
import { useSearch } from '../../../../../lib/router/use-router.ts'
import { sentLanguage } from '../../../../../lib/text/language.ts'
import { t, useText } from '../../../../../lib/text/i18n.ts'
import { exportWord } from '../word/export-word.ts'
import { makeSo, useMaking, type PaperSearch } from './making.ts'
import { printSheet } from './print-window.ts'

type Props = {
  paper: Paper
  sheet: RefObject<HTMLElement | null>
  /** Of its Word file. */
  name: string
  hasPhotos?: boolean
}

/** In which language and with which photos a paper is made; prints it, or saves it as a Word file. */
export function PaperActions({ paper, sheet, name, hasPhotos = false }: Props) {
  const text = useText()
  const [busy, setBusy] = useState<'print' | 'word' | null>(null)
  const { lang, photos } = useMaking()
  usePrintAsAsked(sheet)
  const run = (what: 'print' | 'word', work: () => Promise<void>) => {
    if (busy) return
    setBusy(what)
    void work().finally(() => setBusy(null))
  }
  const print = async () => {
    if (sheet.current) await printSheet(sheet.current)
  }
  return (
    <>
      {hasPhotos && (
        <Checkbox
          label={text('minutes.large_photos')}
          checked={photos === 'large'}
          onChange={({ currentTarget }) => makeSo({ photos: currentTarget.checked ? 'large' : undefined })}
        />
      )}
      <NativeSelect
        aria-label={text('minutes.paper_language')}
        value={lang}
        onChange={({ currentTarget: { value } }) => makeSo({ in: value === sentLanguage() ? undefined : value })}
        data={[
          { value: 'vi', label: text('shell.vietnamese') },
          { value: 'en', label: text('shell.english') },
        ]}
      />
      <Button
        miw="max-content"
        leftSection={<IconPrinter size={18} stroke={1.6} />}
        loading={busy === 'print'}
        onClick={() => run('print', print)}
      >
        {text('actions.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileTypeDoc size={18} stroke={1.6} />}
        loading={busy === 'word'}
        onClick={() => run('word', () => saveWord(paper, name))}
      >
        {text('actions.export_word')}
      </Button>
    </>
  )
}

/** Prints once when the address asks for it; a reload does not print again. */
function usePrintAsAsked(sheet: RefObject<HTMLElement | null>) {
  const { print } = useSearch<PaperSearch>()
  useEffect(() => {
    if (!print || !sheet.current) return
    makeSo({ print: undefined })
    void printSheet(sheet.current)
  }, [print, sheet])
}

async function saveWord(paper: Paper, name: string): Promise<void> {
  const missing = await exportWord(paper, name)
  if (missing > 0) noticeProblem(t('minutes.pictures_missing', { count: missing }))
}
