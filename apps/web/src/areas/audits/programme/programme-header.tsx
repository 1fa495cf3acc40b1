import { programme } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconPrinter, IconRepeat } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { AddButton, PageHeader } from '#ui/page/page-header.tsx'
import type { ProgrammeFilters } from './filters.ts'
import { ProgrammeExport } from './programme-export.ts'

/** The title of the screen; beside it what gives the year out as a paper, and what plans it. */
export function ProgrammeHeader({
  filters: { organization_id, category_id },
  year,
  isPrinting,
  onPrint,
  onAdd,
  onIntervals,
  children,
}: {
  filters: ProgrammeFilters
  year: number
  isPrinting: boolean
  onPrint: () => void
  onAdd: () => void
  onIntervals: () => void
  /** The way to proposals. */
  children: ReactNode
}) {
  const t = useText()
  const mayPlan = useCanCall()(programme.create)
  return (
    <PageHeader title={t('programme.title')} about={t('programme.about')}>
      {mayPlan && (
        <Button variant="subtle" leftSection={<IconRepeat size={18} stroke={1.6} />} onClick={onIntervals}>
          {t('programme.intervals')}
        </Button>
      )}
      <Button
        variant="default"
        miw="max-content"
        leftSection={<IconPrinter size={18} stroke={1.6} />}
        loading={isPrinting}
        onClick={onPrint}
      >
        {t('actions.print')}
      </Button>
      <ProgrammeExport exported={{ what: 'programme', of: organization_id ?? 0, filters: { year, category_id } }} />
      {children}
      {mayPlan && <AddButton onClick={onAdd}>{t('programme.add')}</AddButton>}
    </PageHeader>
  )
}
