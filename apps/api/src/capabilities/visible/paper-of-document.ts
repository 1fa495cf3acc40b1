import type { ReadingList } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'

/** What a paper about a document is drawn from, without its company's head. */
export type DocumentSource = { what: 'readings'; list: Omit<ReadingList, 'paper'> }

/** A paper about a document: who may have it, and what it says on a day of the company's time zone. */
export type DocumentPaper = {
  what: DocumentSource['what']
  /** 404 for whoever may not. */
  checkSeen(db: Database, documentId: number, caller: Caller): Promise<void>
  read(db: Database, documentId: number, at: { today: string; timeZone: string }): Promise<DocumentSource>
}
