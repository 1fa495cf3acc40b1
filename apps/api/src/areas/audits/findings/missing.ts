import { sql } from 'kysely'
import { auditStatus, correctiveStatus } from '@apron/contract'
import { missingKinds, type MissingItems, type MissingKind } from '@apron/contract/audits'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import type { Database } from '#db/client.ts'
import { inConflict } from '../domain/heads/conflicts.ts'
import type { AuditAccess } from '#http/rights/audit-access.ts'

/** Items of each kind that are named. */
const most = 20

type Row = {
  kind: MissingKind
  total: number
  id: number
  group_id: number
  header: string
  finding_number: string | null
  code: string
  name: string
  color: string
}

/** What an audit lacks before its minutes are saved or it moves on, as far as there is something. Corrections are awaited only while findings are corrected. */
export async function list(db: Database, audit: AuditAccess): Promise<MissingItems[]> {
  const isCorrected = audit.status === auditStatus.CORRECTIVE
  const { rows } = await sql<Row>`
    with lacking as (
      select i.id, i.group_id, i.header, i.finding_number, i.position, s.code, s.name, s.color, lacks.kind
      from audit_items i ${joinStatus()}
      cross join lateral (values
        ('conflict', i.id in (${inConflict(audit.id)})),
        ('answer', s.is_default),
        ('conclusion', s.is_finding and ${conclusionOf()} is null),
        ('date', s.is_finding and i.corrective_date is null),
        ('responsible', s.is_finding and i.responsible_id is null),
        ('correction', ${isCorrected} and s.is_finding and i.corrective_status = ${correctiveStatus.INCOMPLETE})
      ) lacks (kind, is_so)
      where i.audit_id = ${audit.id} and lacks.is_so
    ), placed as (
      select *, row_number() over (partition by kind order by position, id) as place,
        count(*) over (partition by kind) as total
      from lacking
    )
    select * from placed where place <= ${most} order by place`.execute(db)
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return missingKinds.flatMap((kind) => {
    const some = byKind.get(kind)
    return some ? [{ kind, total: some[0]!.total, items: some.map(present) }] : []
  })
}

const present = ({ id, group_id, header, finding_number, code, name, color }: Row): MissingItems['items'][number] => ({
  id,
  group_id,
  header,
  finding_number,
  status: { code, name, color },
})
