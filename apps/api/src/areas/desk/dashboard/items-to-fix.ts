import { sql } from 'kysely'
import type { PageQuery } from '@apron/contract'
import { shorten } from '@apron/contract/text'
import type { AuditToFix, FixFilter } from '@apron/contract/desk'
import { dueRules } from '#capabilities/visible/due.ts'
import { conclusionSaid } from '#capabilities/visible/conclusion.ts'
import { findingsToCorrect } from '#capabilities/visible/findings-to-correct.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'

type Row = {
  id: number
  audit_id: number
  audit_name: string
  group_id: number
  header: string
  content: string
  finding_number: string | null
  conclusion: string | null
  corrective_date: string | null
  code: string
  name: string
  color: string
}

type Query = PageQuery & { due: number; organization_id?: number | undefined }

const date = sql<string | null>`audit_items.corrective_date`

/** One page of the findings that are to be corrected in audits that the caller may see, the soonest first. */
export const list = paged(['organization_id'], (db: Database, query: Query, caller: Caller, today: string) => {
  const { organization_id } = query
  let rows = findingsToCorrect(db, caller).where(dueRules[query.due as FixFilter](today))
  if (organization_id) rows = rows.where('audits.organization_id', '=', organization_id)
  const select = (page: typeof rows) =>
    page
      .select(['audit_items.id', 'audit_items.audit_id', 'audits.name as audit_name', 'audit_items.group_id'])
      .select([
        'audit_items.header',
        'audit_items.content',
        'audit_items.finding_number',
        'present.code',
        'present.name',
      ])
      .select(['present.color', date.as('corrective_date'), conclusionSaid().as('conclusion')])
      .orderBy('audit_items.corrective_date')
      .orderBy('audit_items.id')
  return { rows, select }
})

const longest = 300

const words = (html: string) => shorten(plainText(html), longest)

/** Findings under their audits; both stay in the order in which they are due. */
export function byAudit(rows: readonly Row[]): AuditToFix[] {
  const audits = new Map<number, AuditToFix>()
  for (const row of rows) {
    const audit = audits.get(row.audit_id) ?? { id: row.audit_id, name: row.audit_name, checklist_items: [] }
    audit.checklist_items.push({
      id: row.id,
      group_id: row.group_id,
      header: shorten(row.header, longest),
      content: words(row.content),
      finding_number: row.finding_number,
      conclusion: row.conclusion === null ? null : words(row.conclusion),
      status: { code: row.code, name: row.name, color: row.color },
      pivot: { corrective_date: row.corrective_date },
    })
    audits.set(row.audit_id, audit)
  }
  return [...audits.values()]
}
