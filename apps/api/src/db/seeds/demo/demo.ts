import type { Language } from '@apron/messages'
import type { FileStore } from '#files/store.ts'
import type { Database } from '../../client.ts'
import type { DocumentFiles } from './documents/files.ts'
import type { Photos } from './photos/photos.ts'
import type { Clock } from './plan.ts'
import { writeAudits } from './writing/write-audits.ts'
import { writeCatalogues } from './writing/write-catalogues.ts'
import { writeChats } from './writing/write-chats.ts'
import { writeCompany, type Accounts } from './writing/write-company.ts'
import { writeMakers } from './writing/write-decisions.ts'
import { writeDocuments } from './writing/documents/write-documents.ts'
import { writeForum } from './writing/write-forum.ts'
import { writeHistory } from './writing/write-history.ts'
import { writeLibrary } from './writing/write-library.ts'
import { writeMedia } from './writing/write-media.ts'
import { writeMinutes } from './writing/write-minutes.ts'
import { writeNotifications } from './writing/write-notifications.ts'
import { writeTalk } from './writing/write-talk.ts'
import { writeTrail } from './writing/write-trail.ts'

type DemoOptions = {
  language: Language
  accounts: Accounts
  clock: Clock
  store: FileStore
  photos: Photos
  files: DocumentFiles
}

/** Writes the demonstration company: people, library, audits in progress, notifications and conversations. */
export async function seedDemo(
  db: Database,
  { language, accounts, clock, store, photos, files }: DemoOptions,
): Promise<void> {
  const company = await writeCompany(db, language, accounts)
  const catalogues = await writeCatalogues(db, language)
  const makerId = company.user('bichNgoc')
  const references = await writeDocuments(db, language, { company, clock, store, files })
  const library = await writeLibrary(db, language, { tag: catalogues.tag, references, makerId })
  const written = await writeAudits(db, language, { company, catalogues, library, clock })
  const talk = await writeTalk(db, language, { company, written, clock, store, photos })
  await writeHistory(db, { company, written, said: talk.said, clock })
  await writeMinutes(db, language, { company, written, talk, references, clock })
  await writeMakers(db, company)
  await writeNotifications(db, { language, company, written, said: talk.said, library, clock })
  await writeChats(db, language, company, clock)
  await writeForum(db, language, { company, written, clock })
  await writeMedia(db, { company, store, photos, files })
  await writeTrail(db)
}
