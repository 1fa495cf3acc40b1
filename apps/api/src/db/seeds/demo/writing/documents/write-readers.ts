import { translate, type Language } from '@apron/messages'
import type { Database } from '../../../../client.ts'
import { dayFrom, momentOn } from '../../days.ts'
import type { DemoDocument } from '../../documents/document.ts'
import type { DocumentSeedContext } from './given.ts'

type OfVersion = { given: DocumentSeedContext; document: DemoDocument; versionId: number }

/** Who has to read the version of a document in force, and who has confirmed it. */
export async function writeReaders(
  db: Database,
  language: Language,
  { given, document, versionId }: OfVersion,
): Promise<void> {
  const { readers, approved = 0, name, version } = document
  if (!readers) return
  const { company, clock, documentId, files } = given
  const positions = readers.positions.map((key) => company.position(key))
  const document_id = documentId(document)
  await db
    .insertInto('document_audiences')
    .values(positions.map((target_id) => ({ document_id, kind: 'position', target_id })))
    .execute()
  const asked = await db.selectFrom('users').select('id').where('position_id', 'in', positions).orderBy('id').execute()
  const at = (days: number, minutes: number) => momentOn(dayFrom(clock.today, days), minutes, clock.now)
  const reading = {
    version_id: versionId,
    due_on: dayFrom(clock.today, approved + readers.days),
    asked_at: at(approved, 220),
  }
  const done = new Map(readers.done.map((key, place) => [company.user(key), place]))
  await db
    .insertInto('document_readings')
    .values(
      asked.map(({ id }) => {
        const place = done.get(id)
        if (place === undefined) return { ...reading, user_id: id }
        const [opened_at, ended_at] = [at(approved + 1, 60 + place * 90), at(approved + 1, 66 + place * 90)]
        return {
          ...reading,
          user_id: id,
          opened_at,
          ended_at,
          last_page: 3,
          pages_seen: 3,
          read_seconds: secondsOf(place),
        }
      }),
    )
    .execute()
  await db
    .insertInto('document_acknowledgements')
    .values(
      [...done].map(([user_id, place]) => ({
        version_id: versionId,
        user_id,
        read_seconds: secondsOf(place),
        statement: translate(language, 'controlled.statement', { name: name[language], version }),
        at: at(approved + 1, 67 + place * 90),
        method: 'session',
        digest: files.of(document, version).digest,
      })),
    )
    .execute()
}

const secondsOf = (place: number) => 248 + place * 57
