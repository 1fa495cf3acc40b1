import {
  correctionsPaper,
  type CorrectiveItem,
  type CorrectiveReport,
  type ScribeOptions,
  type PaperHead,
} from '@apron/contract/audits'
import { useCallback } from 'react'
import { today } from '#lib/text/dates.ts'
import { ReportPaper } from '../frame/report-paper.tsx'
import type { CorrectiveFilters } from './filters.ts'

type CorrectivePaperProps = {
  report: CorrectiveReport
  items: readonly CorrectiveItem[]
  paper: PaperHead
  filters: CorrectiveFilters
}

/** The numbers and the findings that are shown, on paper; a file has them all. */
export function OnPaper({ report, items, paper, filters }: CorrectivePaperProps) {
  const date = today()
  const make = useCallback(
    (making: ScribeOptions) => correctionsPaper({ list: { report, items }, paper, date }, making),
    [report, items, paper, date],
  )
  const { organization_id: of, status_ids, from_date, to_date, state } = filters
  return (
    <ReportPaper
      make={make}
      exported={{ what: 'correctives', of, filters: { status_ids, from_date, to_date, state } }}
    />
  )
}
