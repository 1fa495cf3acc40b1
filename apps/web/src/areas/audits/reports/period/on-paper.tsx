import {
  periodPaper,
  type ScribeOptions,
  type PaperHead,
  type PeriodReport,
  type PeriodSearch,
} from '@apron/contract/audits'
import { useCallback } from 'react'
import { today } from '#lib/text/dates.ts'
import { ReportPaper } from '../frame/report-paper.tsx'

/** The report as a paper. */
export function OnPaper({ report, paper, filters }: { report: PeriodReport; paper: PaperHead; filters: PeriodSearch }) {
  const date = today()
  const make = useCallback(
    (making: ScribeOptions) => periodPaper({ report, paper, date }, making),
    [report, paper, date],
  )
  const { organization_id: of, ...asked } = filters
  return <ReportPaper make={make} exported={{ what: 'report', of, filters: asked }} />
}
