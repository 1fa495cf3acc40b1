import type { Language } from '@apron/messages'
import type { FileStore } from '../../../files/store.ts'
import type { Database } from '../../client.ts'
import type { Photos } from './photos.ts'
import type { Clock } from './plan.ts'
import { writeAudits } from './write-audits.ts'
import { writeCatalogues } from './write-catalogues.ts'
import { writeChats } from './write-chats.ts'
import { writeCompany, type Accounts } from './write-company.ts'
import { writeMakers } from './write-decisions.ts'
import { writeDocuments } from './write-documents.ts'
import { writeHistory } from './write-history.ts'
import { writeLibrary } from './write-library.ts'
import { writeMinutes } from './write-minutes.ts'
import { writeNotifications } from './write-notifications.ts'
import { writeTalk } from './write-talk.ts'
import { writeTrail } from './write-trail.ts'

type Given = { language: Language; accounts: Accounts; clock: Clock; store: FileStore; photos: Photos }

/** Writes the demonstration company: people, library, audits on their way, and what people were told and wrote. */
export async function seedDemo(db: Database, { language, accounts, clock, store, photos }: Given): Promise<void> {
  const company = await writeCompany(db, language, accounts)
  const catalogues = await writeCatalogues(db, language)
  const makerId = company.user('bichNgoc')
  const references = await writeDocuments(db, language, makerId)
  const library = await writeLibrary(db, language, { tag: catalogues.tag, references, makerId })
  const written = await writeAudits(db, language, { company, catalogues, library, clock })
  const talk = await writeTalk(db, language, { company, written, clock, store, photos })
  await writeHistory(db, { company, written, said: talk.said, clock })
  await writeMinutes(db, language, { company, written, talk, references, clock })
  await writeMakers(db, company)
  await writeNotifications(db, { language, company, written, said: talk.said, library, clock })
  await writeChats(db, language, company, clock)
  await writeTrail(db)
}
