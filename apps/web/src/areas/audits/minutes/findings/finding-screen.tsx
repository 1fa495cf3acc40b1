import { findingPaper, type AuditResult, type ItemReport, type ScribeOptions } from '@apron/contract/audits'
import { IconFileText } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { useAddress } from '../address.ts'
import { paperSearch } from '../../domain/paper/making.ts'
import { PaperPage } from '../../domain/paper/paper-page.tsx'
import { WithResult } from '../result/with-result.tsx'
import { findingsOf } from './findings-of.ts'
import { ToRegister } from './to-register.tsx'

/** One finding of the newest minutes, as a paper with room for what comes of it. */
export function FindingScreen() {
  const t = useText()
  const { auditId, itemId } = useAddress()
  return (
    <WithResult auditId={auditId} title={t('minutes.finding')}>
      {(result) => {
        const item = findingsOf(result).find(({ id }) => id === itemId)
        return item ? <Finding auditId={auditId} result={result} item={item} /> : <NoFinding auditId={auditId} />
      }}
    </WithResult>
  )
}
FindingScreen.search = { read: paperSearch }

function Finding({ auditId, result, item }: { auditId: number; result: AuditResult; item: ItemReport }) {
  const t = useText()
  const make = useCallback((making: ScribeOptions) => findingPaper(result, item, making), [result, item])
  const called = item.finding_number ?? item.header
  return (
    <PaperPage
      title={t('minutes.finding')}
      about={t('minutes.about', { name: called, organization: result.checklist.organization.name })}
      name={called}
      make={make}
      exported={{ what: 'finding', of: item.id }}
    >
      <ToRegister auditId={auditId} />
    </PaperPage>
  )
}

function NoFinding({ auditId }: { auditId: number }) {
  const t = useText()
  return (
    <>
      <PageHeader title={t('minutes.finding')} />
      <Card>
        <EmptyState icon={IconFileText} title={t('minutes.no_finding')} hint={t('minutes.no_finding_hint')}>
          <ToRegister auditId={auditId} />
        </EmptyState>
      </Card>
    </>
  )
}
