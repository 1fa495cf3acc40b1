import { sql } from 'kysely'
import { correctiveStatus, type DocumentItemRef, type FindingState } from '@apron/contract'
import { severestFirst, type CorrectedFinding, type Correction, type CorrectiveResult } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { isOverdue } from '#capabilities/visible/finding-state.ts'
import type { Database } from '#db/client.ts'
import { found } from '#kernel/refusals.ts'
import { correctionsOf } from './finding/corrections.ts'
import * as comments from './comment-rows.ts'

type Row = {
  id: number
  status_id: number
  header: string
  content: string
  finding_number: string | null
  corrective_date: string | null
  corrective_status: number
  finding_state: FindingState
  is_overdue: boolean
  responsible_id: number | null
  fullname: string | null
  code: string
  name: string
  color: string
  severity: number
  refs: DocumentItemRef[] | null
}
export type CorrectiveResultReader = comments.CommentReader & { db: Database; today: string }

/** The findings of an audit in the order of the tree. */
async function findingsOf({ db, today }: CorrectiveResultReader, auditId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.id, s.id as status_id, i.header, i.content, i.finding_number, i.corrective_date, i.corrective_status,
      i.finding_state, ${isOverdue(today)} as is_overdue, u.id as responsible_id, u.fullname, s.code, s.name, s.color, s.severity, (
        select json_agg(json_build_object('id', o.id, 'index', o.index, 'header', o.header,
          'document', json_build_object('id', d.id, 'name', d.name)) order by d.name, d.id,
          o.index collate natural_order, o.id)
        from library_item_references r
        join document_items o on o.id = r.document_item_id join documents d on d.id = o.document_id
        where r.item_id = i.library_item_id) as refs
    from audit_items i left join users u on u.id = i.responsible_id ${joinStatus()}
    where i.audit_id = ${auditId} and s.is_finding order by i.position, i.id`.execute(db)
  return rows
}

/** What concludes a finding with what answers it; while nothing does, everything that was said of it. */
function threadsOf(rows: comments.CommentRow[], asking: CorrectiveResultReader): CorrectedFinding['comments'] {
  const final = rows.find(({ is_final }) => is_final)
  if (!final) return comments.threads(rows, asking)
  const head = final.parent_id ?? final.id
  const others = rows.filter(({ id, parent_id }) => id !== final.id && (id === head || parent_id === head))
  return [comments.present(final, others, asking)]
}

type FindingDetails = { said: comments.CommentRow[]; correction: Correction }

const present = (row: Row, { said, correction }: FindingDetails, asking: CorrectiveResultReader): CorrectedFinding => ({
  id: row.id,
  finding_number: row.finding_number,
  corrective_date: row.corrective_date,
  status: row.corrective_status,
  finding_state: row.finding_state,
  is_overdue: row.is_overdue,
  ...correction,
  responsible: row.responsible_id === null ? null : { id: row.responsible_id, fullname: row.fullname! },
  answer: { code: row.code, name: row.name, color: row.color },
  question: {
    header: row.header,
    content: signImages(row.content, asking.fileStore),
    document_items: row.refs ?? [],
  },
  comments: threadsOf(said, asking),
})

/** Pairs of how many are incomplete and complete, a status each, the severest first. */
function chartOf(rows: readonly Row[], language: Language): CorrectiveResult['chart'] {
  const byStatus = [...Map.groupBy(rows, ({ status_id }) => status_id)].toSorted(([, [one]], [, [other]]) =>
    severestFirst({ ...one!, is_finding: true }, { ...other!, is_finding: true }),
  )
  const datasets = byStatus.map(([id, [first, ...others]]) => {
    const { code, name, color } = first!
    const all = [first!, ...others]
    const complete = all.filter((row) => row.corrective_status === correctiveStatus.COMPLETE).length
    const overdue = all.filter((row) => row.is_overdue).length
    const data: [number, number] = [all.length - complete, complete]
    return { id, code, name, color, label: code, data, overdue }
  })
  const word = (key: 'statuses.incomplete' | 'statuses.complete') => translate(language, key)
  return { labels: [word('statuses.incomplete'), word('statuses.complete')], datasets }
}

type Head = Omit<CorrectiveResult['checklist'], 'organization' | 'paper'> & {
  organization_id: number
  organization_name: string
  address: string | null
}

async function headOf(db: Database, auditId: number) {
  const { rows } = await sql<Head>`
    select a.name, a.scope, a.criteria, a.starting_date, a.ending_date, c.name as category,
      o.id as organization_id, o.name as organization_name, o.address
    from audits a join organizations o on o.id = a.organization_id left join categories c on c.id = a.category_id
    where a.id = ${auditId}`.execute(db)
  const { organization_id: id, organization_name: name, address, ...head } = found(rows[0])
  return { ...head, organization: { id, name, address } }
}

type CorrectiveResultInput = {
  auditId: number
  language: Language
  paper: CorrectiveResult['checklist']['paper']
  timeZone: string
}

/** What has come of an audit's findings; of those that are complete or incomplete alone, where `only` says so. */
export async function read(
  asking: CorrectiveResultReader,
  { auditId, language, paper, timeZone }: CorrectiveResultInput,
  only: number | undefined,
): Promise<CorrectiveResult> {
  const { db, today } = asking
  const rows = await findingsOf(asking, auditId)
  const shown = rows.filter((row) => only === undefined || row.corrective_status === only)
  const ids = shown.map(({ id }) => id)
  const said = Map.groupBy(await comments.listOf(db, ids), ({ audit_item_id }) => audit_item_id)
  const correctionOf = await correctionsOf(db, ids, timeZone)
  return {
    checklist: { ...(await headOf(db, auditId)), paper },
    date: today,
    chart: chartOf(rows, language),
    items: shown.map((row) => present(row, { said: said.get(row.id) ?? [], correction: correctionOf(row.id) }, asking)),
  }
}
