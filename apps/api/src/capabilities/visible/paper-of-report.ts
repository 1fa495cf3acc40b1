import type { BodyOf } from '@apron/contract'
import type { CorrectiveList, exports as routes, PeriodReport, TaggedList, YearProgramme } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { ReportAsSaid } from '#db/schema/papers/exports.ts'
import type { Caller } from '#kernel/caller.ts'

/** The content of a report, without its company's head. */
export type ReportSource =
  | { what: 'report'; report: PeriodReport }
  | { what: 'tag-report'; list: TaggedList }
  | { what: 'correctives'; list: CorrectiveList }
  | { what: 'programme'; programme: YearProgramme }

type ExportBody = BodyOf<typeof routes.create>
export type ReportReader = { db: Database; caller: Caller; language: Language; today: string; timeZone: string }

/** A report as a paper: its present content for the caller, and the audits that it counts. */
export type ReportPaper = {
  what: ReportSource['what']
  /** 403 or 404 for callers who may not read the screen of the report, 404 for an unknown organisation. */
  read(
    reader: ReportReader,
    of: number,
    query: ExportBody['query'],
  ): Promise<{ source: ReportSource; audits: number[] }>
  /** Whether the caller may still see all of its content. */
  stillSeen(db: Database, said: ReportAsSaid, caller: Caller): Promise<boolean>
}
