import { sql } from 'kysely'
import type { DocumentItemRef, FindingState } from '@apron/contract'
import type { CorrectiveActions, PaperHead } from '@apron/contract/audits'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { isOverdue, stateOf } from '#capabilities/visible/finding-state.ts'
import { findingsInSight, hasStarted } from '#capabilities/visible/findings-to-correct.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found, notFound } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import { judgementsOf } from '../judgements.ts'
import { shownOf } from './shown.ts'
import { waysOf } from './way.ts'

type Reader = {
  db: Database
  fileStore: Pick<FileStore, 'url'>
  timeZone: string
  today: string
  /** Whose paper it would be. */
  paper: PaperHead
}
type FindingSelection = { auditId: number } | { ids: readonly number[] }

/** 404 unless the caller sees every one of the findings, and for none. */
export async function checkSeen(db: Database, caller: Caller, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids)
  const rows = await findingsInSight(db, caller)
    .where('audit_items.id', '=', sql<number>`any(${[...wanted]}::integer[])`)
    .select('audit_items.id')
    .execute()
  if (wanted.size === 0 || rows.length < wanted.size || !caller.isAdmitted) throw notFound()
}

/**
 * What was done about all findings of an audit, or about the named ones, in a fixed number of statements; the caller
 * checks who may read it. 404 where one of the named ones is no longer a finding.
 */
export async function readActions(reader: Reader, wanted: FindingSelection): Promise<CorrectiveActions> {
  const { db, paper, today, timeZone } = reader
  const audit = 'auditId' in wanted ? await headOf(db, wanted.auditId) : null
  const rows = await findingsOf(reader, wanted)
  if ('ids' in wanted && rows.length < new Set(wanted.ids).size) throw notFound()
  const ids = rows.map(({ id }) => id)
  const wayOf = await waysOf(db, ids, timeZone)
  const shownBy = await shownOf(reader, ids)
  const judgementOf = await judgementsOf(db, ids, timeZone)
  const findings = rows.map((row) => ({
    ...present(row, reader),
    ...wayOf(row.id),
    ...shownBy(row.id),
    ...judgementOf(row.id),
  }))
  return { paper, date: today, audit, findings }
}

type Row = {
  id: number
  finding_number: string | null
  header: string
  content: string
  state: FindingState
  corrective_date: string | null
  is_overdue: boolean
  code: string
  status_name: string
  responsible_id: number | null
  responsible_name: string | null
  audit_id: number
  audit_name: string
  organization_id: number
  organization_name: string
  category: string | null
  refs: DocumentItemRef[] | null
}

async function findingsOf({ db, today }: Reader, wanted: FindingSelection): Promise<Row[]> {
  const which =
    'auditId' in wanted ? sql`i.audit_id = ${wanted.auditId}` : sql`i.id = any(${[...wanted.ids]}::integer[])`
  const { rows } = await sql<Row>`
    select i.id, i.finding_number, i.header, i.content, ${stateOf()} as state, i.corrective_date,
      ${isOverdue(today)} as is_overdue, s.code, s.name as status_name, u.id as responsible_id,
      u.fullname as responsible_name, audits.id as audit_id, audits.name as audit_name, o.id as organization_id,
      o.name as organization_name, c.name as category, (
        select json_agg(json_build_object('id', r.id, 'index', r.index, 'header', r.header,
          'document', json_build_object('id', d.id, 'name', d.name)) order by d.name, d.id,
          r.index collate natural_order, r.id)
        from library_item_references l
        join document_items r on r.id = l.document_item_id join documents d on d.id = r.document_id
        where l.item_id = i.library_item_id) as refs
    from audit_items i join audits on audits.id = i.audit_id join organizations o on o.id = audits.organization_id
    left join categories c on c.id = audits.category_id left join users u on u.id = i.responsible_id ${joinStatus()}
    where ${which} and s.is_finding and ${hasStarted}
    order by audits.starting_date, audits.id, i.position, i.id`.execute(db)
  return rows
}

const present = (row: Row, { fileStore }: Reader) => ({
  id: row.id,
  finding_number: row.finding_number,
  header: row.header,
  content: signImages(row.content, fileStore),
  document_items: row.refs ?? [],
  state: row.state,
  corrective_date: row.corrective_date,
  is_overdue: row.is_overdue,
  status: { code: row.code, name: row.status_name },
  responsible: row.responsible_id === null ? null : { id: row.responsible_id, fullname: row.responsible_name! },
  audit: { id: row.audit_id, name: row.audit_name },
  organization: { id: row.organization_id, name: row.organization_name },
  category: row.category,
})

type Head = NonNullable<CorrectiveActions['audit']>

async function headOf(db: Database, auditId: number): Promise<Head> {
  const { rows } = await sql<Head>`
    select a.name, a.scope, a.criteria, a.starting_date, a.ending_date, c.name as category,
      json_build_object('id', o.id, 'name', o.name, 'address', o.address) as organization
    from audits a join organizations o on o.id = a.organization_id left join categories c on c.id = a.category_id
    where a.id = ${auditId}`.execute(db)
  return found(rows[0])
}
