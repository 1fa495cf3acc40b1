import { auditStatus } from '@apron/contract'
import {
  countsOf,
  papers,
  scribe,
  type AuditDetail,
  type Block,
  type ItemReport,
  type MinutesHead,
  type PaperHead,
  minutesOpening,
} from '@apron/contract/audits'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { today } from '#lib/text/dates.ts'
import { madeHere, useMaking } from '../../domain/paper/making.ts'

/** What minutes that are being written would begin with now; undefined while it is not known whose they are. */
export function useOpening(audit: AuditDetail | undefined, items: readonly ItemReport[]): readonly Block[] | undefined {
  const { data } = useRead(papers.head, {})
  const { lang, photos } = useMaking()
  return useMemo(() => {
    if (!audit || !data) return undefined
    const opening = {
      number: null,
      date: today(),
      is_addendum: audit.status.code === auditStatus.CLOSE,
      checklist: headOf(audit, data.data),
      counts: countsOf(items),
    }
    return minutesOpening(scribe(madeHere({ lang, photos })), opening)
  }, [audit, items, data, lang, photos])
}

function headOf(audit: AuditDetail, paper: PaperHead): MinutesHead {
  const { id, name, minutes_from: starting_date, ending_date, scope, criteria, category, organization, users } = audit
  return {
    id,
    name,
    starting_date,
    ending_date,
    scope,
    criteria,
    category: category?.name ?? null,
    organization,
    users,
    paper,
  }
}
