import { mostExported, register, type FindingFilters } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../../../blocks/viewer/download.ts'
import { useWrite } from '../../../lib/calls/queries.ts'
import { noticeSuccess, noticeWarning } from '../../../lib/page/notices.ts'
import { useText } from '../../../lib/text/i18n.ts'

/** Puts the findings that are shown into a file for spreadsheets. */
export function ExportRegister({ filters }: { filters: FindingFilters }) {
  const t = useText()
  const { start, isWriting } = useWrite(register.export, {
    onDone: ({ data: { name, text, total } }) => {
      const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
      download({ url, name })
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      if (total >= mostExported) noticeWarning('register.exported_most', { count: total })
      else noticeSuccess('register.exported', { count: total })
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.6} />}
      loading={isWriting}
      onClick={() => start({ body: { format: 'csv', query: filters } })}
    >
      {t('register.export')}
    </Button>
  )
}
