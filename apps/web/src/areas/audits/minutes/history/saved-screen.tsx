import { minutes, minutesPaper, type ScribeOptions } from '@apron/contract/audits'
import { useCallback } from 'react'
import { dateAndTime } from '#lib/text/dates.ts'
import { useOwnTitle } from '#lib/page/own-title.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useAddress } from '../address.ts'
import { paperSearch } from '../../domain/paper/making.ts'
import { PaperPage } from '../../domain/paper/paper-page.tsx'
import { OffPaper } from '../../domain/paper/paper-sheet.tsx'
import { Scans } from '../scans/scans-part.ts'
import { HistoryLink } from './history-link.tsx'

/** Saved minutes: read, print, Word. */
export function SavedScreen() {
  const t = useText()
  const { auditId, minutesId } = useAddress()
  const { data } = useRead(minutes.show, { params: { id: auditId, minutesId } }, { screen: true })
  const saved = data?.data
  useOwnTitle(saved?.is_addendum ? t('minutes.addendum') : null)
  const make = useCallback((making: ScribeOptions) => minutesPaper(saved!, making), [saved])
  if (!saved) return <LoadingRows rows={12} />
  const { name, organization } = saved.checklist
  return (
    <>
      <PaperPage
        title={t(saved.is_addendum ? 'minutes.addendum' : 'minutes.title')}
        about={t('minutes.saved_by', { name: saved.user.fullname, time: dateAndTime(saved.created_at) })}
        name={name || organization.name}
        make={make}
        exported={{ what: 'minutes', of: minutesId, pack: { what: 'pack', of: minutesId } }}
      >
        <HistoryLink auditId={auditId} />
      </PaperPage>
      <OffPaper>
        <Scans auditId={auditId} minutesId={minutesId} />
      </OffPaper>
    </>
  )
}
SavedScreen.search = { read: paperSearch }
