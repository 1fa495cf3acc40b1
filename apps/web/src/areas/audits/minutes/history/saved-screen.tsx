import { minutes } from '@apron/contract/audits'
import { useRef } from 'react'
import { dateAndTime } from '../../../../lib/text/dates.ts'
import { useOwnTitle } from '../../../../lib/page/own-title.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { useRead } from '../../../../lib/calls/queries.ts'
import { LoadingRows } from '../../../../ui/table/loading-rows.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { useAddress } from '../address.ts'
import { HistoryLink } from './history-link.tsx'
import { ItemsTable } from '../result/items-table.tsx'
import { ReferredDocuments } from '../result/references.tsx'
import { MinutesClosing } from '../minutes-closing.tsx'
import { OffPaper, PrintSheet } from '../sheet/print-sheet.tsx'
import { SavedBody } from './saved-body.tsx'
import { SheetActions } from '../sheet/sheet-actions.tsx'

/** Saved minutes: read, print, Word. */
export function SavedScreen() {
  const t = useText()
  const { auditId, minutesId } = useAddress()
  const sheet = useRef<HTMLElement>(null)
  const { data } = useRead(minutes.show, { params: { id: auditId, minutesId } }, { screen: true })
  useOwnTitle(data?.data.is_addendum ? t('minutes.addendum') : null)
  if (!data) return <LoadingRows rows={12} />
  const saved = data.data
  const { name, organization } = saved.checklist
  const count = saved.items.length
  const title = t(saved.is_addendum ? 'minutes.addendum' : 'minutes.title')
  return (
    <>
      <OffPaper>
        <PageHeader
          title={title}
          about={t('minutes.saved_by', { name: saved.user.fullname, time: dateAndTime(saved.created_at) })}
        >
          <SheetActions sheet={sheet} name={name || organization.name} />
          <HistoryLink auditId={auditId} />
        </PageHeader>
      </OffPaper>
      <PrintSheet ref={sheet} label={title}>
        <SavedBody minutes={saved} />
        {count > 0 && (
          <section>
            <h3>{t('minutes.reported', { count })}</h3>
            <ItemsTable label={t('minutes.reported', { count })} groups={[{ items: saved.items }]} />
          </section>
        )}
        <MinutesClosing>
          <ReferredDocuments items={saved.items} />
        </MinutesClosing>
      </PrintSheet>
    </>
  )
}
