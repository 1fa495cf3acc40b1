import type { BodyOf } from '@apron/contract'
import type { exports as routes } from '@apron/contract/audits'
import type { ReportPaper } from '#capabilities/visible/paper-of-report.ts'
import type { Database } from '#db/client.ts'
import type { ReportAsSaid } from '#db/schema/papers/exports.ts'
import { found, notFound } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'

type ReportPaperContext = {
  db: Database
  caller: Caller
  today: string
  timeZone: string
  body: BodyOf<typeof routes.create>
}

/** The content of a report for the caller, stored so that the paper says just that; refuses as the report does. */
export async function reportOf({ db, caller, today, timeZone, body }: ReportPaperContext, report: ReportPaper) {
  const reader = { db, caller, today, timeZone, language: body.languages[0]! }
  const { source, audits } = await report.read(reader, body.of, body.query)
  const said: ReportAsSaid = { source, date: today, audits }
  return { ...nothing, report: JSON.stringify(said) }
}

const nothing = { audit_id: null, document_id: null, minutes_id: null, item_id: null, addendum_id: null }

type Row = { id: number; user_id: number | null }

/** 404 for everybody but whoever asked for the report, and for them too once they may no longer see all that it counts. */
export async function checkReport(db: Database, row: Row, caller: Caller, report: ReportPaper): Promise<void> {
  if (row.user_id !== caller.id || !caller.isAdmitted) throw notFound()
  const kept = await db.selectFrom('exports').select('report').where('id', '=', row.id).executeTakeFirst()
  if (!(await report.stillSeen(db, found(found(kept).report), caller))) throw notFound()
}
