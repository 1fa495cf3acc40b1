import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useSearch } from '#lib/router/use-router.ts'
import { sentLanguage } from '#lib/text/language.ts'
import { useText } from '#lib/text/i18n.ts'
import { makeSo, useMaking, type PaperSearch } from './making.ts'
import { printSheet } from './print-window.ts'

type Props = { sheet: RefObject<HTMLElement | null>; hasPhotos?: boolean; children: ReactNode }

/** Prints a paper; beside it what else is done with it, and in which language and with which photos it is made. */
export function PaperActions({ sheet, hasPhotos = false, children }: Props) {
  const text = useText()
  const [isPrinting, setPrinting] = useState(false)
  const { lang, photos } = useMaking()
  usePrintAsAsked(sheet)
  const print = () => {
    if (!sheet.current) return
    setPrinting(true)
    void printSheet(sheet.current).finally(() => setPrinting(false))
  }
  return (
    <>
      <Button
        miw="max-content"
        leftSection={<IconPrinter size={18} stroke={1.6} />}
        loading={isPrinting}
        onClick={print}
      >
        {text('actions.print')}
      </Button>
      {children}
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
