import { resultPaper, type AuditResult, type ScribeOptions } from '@apron/contract/audits'
import { Checkbox } from '@mantine/core'
import { useCallback } from 'react'
import type { RawSearch } from '#lib/router/route.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { useText } from '#lib/text/i18n.ts'
import { useAddress } from '../address.ts'
import { ToRegister } from '../findings/to-register.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import { makeSo, paperSearch, type PaperSearch } from '../../domain/paper/making.ts'
import { PaperPage } from '../../domain/paper/paper-page.tsx'
import { OffPaper } from '../../domain/paper/paper-sheet.tsx'
import { Scans } from '../scans/scans-part.ts'
import { WithResult } from './with-result.tsx'

type ResultSearch = PaperSearch & { findings?: 1 | undefined }

/** The newest minutes with the result of every item. */
export function ResultScreen() {
  const t = useText()
  const { auditId } = useAddress()
  return (
    <WithResult auditId={auditId} title={t('minutes.result')}>
      {(result) => <Result auditId={auditId} result={result} />}
    </WithResult>
  )
}
ResultScreen.search = {
  read: (given: RawSearch): ResultSearch => ({ ...paperSearch(given), ...(given['findings'] ? { findings: 1 } : {}) }),
}

function Result({ auditId, result }: { auditId: number; result: AuditResult }) {
  const t = useText()
  const areFindings = useSearch<ResultSearch>().findings === 1
  const make = useCallback((making: ScribeOptions) => resultPaper(result, making, areFindings), [result, areFindings])
  const { name, organization } = result.checklist
  return (
    <>
      <PaperPage
        title={t('minutes.result')}
        about={t('minutes.about', { name, organization: organization.name })}
        name={name || organization.name}
        make={make}
        exported={{
          what: 'result',
          of: auditId,
          findingsOnly: areFindings,
          pack: { what: 'pack', of: result.minutes_id },
        }}
      >
        <Checkbox
          label={t('minutes.findings_only')}
          checked={areFindings}
          onChange={({ currentTarget }) => makeSo({ findings: currentTarget.checked ? 1 : undefined })}
        />
        <ToRegister auditId={auditId} />
        <HistoryLink auditId={auditId} />
      </PaperPage>
      <OffPaper>
        <Scans auditId={auditId} minutesId={result.minutes_id} />
      </OffPaper>
    </>
  )
}
