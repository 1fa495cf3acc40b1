import { actions, actionsPaper, mostReported, type CorrectiveActions, type ScribeOptions } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import type { RawSearch } from '#lib/router/route.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { paperSearch, type PaperSearch } from '../domain/paper/making.ts'
import { PaperPage } from '../domain/paper/paper-page.tsx'
import { useAddress } from './address.ts'

type Search = PaperSearch & { ids?: string | undefined }

/** What was done about all findings of the audit that the address names, or about those whose numbers it has. */
export function ActionsScreen() {
  const { auditId } = useAddress()
  return auditId > 0 ? <OfAudit id={auditId} /> : <OfFindings />
}
ActionsScreen.search = {
  read: (given: RawSearch): Search => ({ ...paperSearch(given), ids: idsIn(String(given['ids'] ?? '')) }),
}

function OfAudit({ id }: { id: number }) {
  const { data } = useRead(actions.ofAudit, { params: { id } }, { screen: true })
  return data ? <Told told={data.data} auditId={id} /> : <LoadingRows rows={12} />
}

function OfFindings() {
  const { ids = '' } = useSearch<Search>()
  const named = ids.split(',').filter(Boolean).map(Number)
  const isNone = named.length === 0
  const { data } = useRead(actions.ofFindings, { query: { ids: named } }, { screen: true, enabled: !isNone })
  if (isNone) return <NoneNamed />
  return data ? <Told told={data.data} ids={named} /> : <LoadingRows rows={12} />
}

/** Numbers with commas between them, at most as many as a report has; nothing for anything else. */
function idsIn(sent: string): string | undefined {
  const ids = sent.split(',').filter((part) => /^\d{1,10}$/.test(part))
  return ids.length > 0 ? ids.slice(0, mostReported).join(',') : undefined
}

function Told({ told, auditId = 0, ids = [] }: { told: CorrectiveActions; auditId?: number; ids?: number[] }) {
  const t = useText()
  const make = useCallback((making: ScribeOptions) => actionsPaper(told, making), [told])
  const { name, about } = useCalled(told)
  return (
    <PaperPage
      title={t('correctiveActions.title')}
      about={about}
      name={t('correctiveActions.file', { name })}
      make={make}
      exported={{ what: 'actions', of: auditId, ...(auditId === 0 && { filters: { finding_ids: ids } }) }}
    />
  )
}

function NoneNamed() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('correctiveActions.title')} />
      <Card>
        <EmptyState icon={IconFlag} title={t('correctiveActions.none')} hint={t('correctiveActions.none_hint')}>
          <Button variant="default" renderRoot={(props) => <Link href="/findings" {...props} />}>
            {t('correctiveActions.to_register')}
          </Button>
        </EmptyState>
      </Card>
    </>
  )
}

/** By what the report is known: its audit, its one finding, or how many it has. */
function useCalled({ audit, findings }: CorrectiveActions): { name: string; about: string } {
  const t = useText()
  const [only] = findings
  if (!audit && (findings.length !== 1 || !only)) {
    const count = t('correctiveActions.of_several', { count: findings.length })
    return { name: count, about: count }
  }
  const name = audit?.name ?? only?.finding_number ?? only?.header ?? ''
  const { name: organization } = (audit ?? only!).organization
  return { name, about: t('correctiveActions.of_one', { name, organization }) }
}
