import { mostExported, register, registerFormats, type FindingFilters } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { download } from '#blocks/viewer/download.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { noticeSuccess, noticeWarning } from '#lib/page/notices.ts'
import { useText } from '#lib/text/i18n.ts'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import { MenuLine } from '#ui/window/menu-lines.tsx'

const ways = {
  xlsx: { Icon: IconFileSpreadsheet, text: 'register.export_xlsx' },
  csv: { Icon: IconFileTypeCsv, text: 'register.export_csv' },
} as const

/** Puts the findings that are shown into a file for spreadsheets, of the kind that is chosen. */
export function ExportRegister({ filters }: { filters: FindingFilters }) {
  const t = useText()
  const { start, isWriting } = useWrite(register.export, {
    onDone: ({ data: { name, type, content, total } }) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
      const url = URL.createObjectURL(new Blob([bytes], { type }))
      download({ url, name })
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      if (total >= mostExported) noticeWarning('register.exported_most', { count: total })
      else noticeSuccess('register.exported', { count: total })
    },
  })
  return (
    <ButtonMenu
      position="bottom-end"
      button={
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.6} />} loading={isWriting}>
          {t('register.export')}
        </Button>
      }
    >
      {registerFormats.map((format) => (
        <MenuLine key={format} Icon={ways[format].Icon} onClick={() => start({ body: { format, query: filters } })}>
          {t(ways[format].text)}
        </MenuLine>
      ))}
    </ButtonMenu>
  )
}
