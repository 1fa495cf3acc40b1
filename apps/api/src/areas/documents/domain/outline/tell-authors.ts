import { sql } from 'kysely'
import { translate } from '@apron/messages'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import { numberOf, words, type NotificationDefinition } from '#capabilities/notifications/notification-type.ts'
import { changesWith, questionsFor, touchedIn } from './touched.ts'

/** A version that is in force now has changed what questions of somebody's refer to. */
export const documentChanged: NotificationDefinition = {
  type: 'DOC_CHANGED',
  icon: 'files',
  link: (data) => `/document/view/${numberOf(data['document_id'])}/comparison?to=${numberOf(data['version_id'])}`,
  message: (data, language) => {
    const [name, version, question] = ['name', 'version', 'question'].map((one) => words(data[one]))
    const count = numberOf(data['count'])
    const said = { name: name!, version: version!, question: question!, count }
    return translate(language, count > 1 ? 'notificationTexts.doc_changed_many' : 'notificationTexts.doc_changed', said)
  },
}

/**
 * Notifies authors of questions that versions in force now have changed what these refer to; returns the ids of the
 * notifications.
 */
export async function tellAuthors(teller: Notifier, versionIds: readonly number[]): Promise<number[]> {
  const told: number[] = []
  for (const id of versionIds) told.push(...(await tellOf(teller, id)))
  return told
}

async function tellOf(teller: Notifier, versionId: number): Promise<number[]> {
  const { db } = teller
  const version = await db
    .selectFrom('document_versions as v')
    .innerJoin('documents as d', 'd.current_version_id', 'v.id')
    .select(['d.id', 'd.name', 'v.label', 'v.replaces_id'])
    .where('v.id', '=', versionId)
    .executeTakeFirst()
  // The first version has changed nothing.
  if (!version || version.replaces_id === null) return []
  const touched = touchedIn(await changesWith(db, version.id, versionId))
  const questions = await questionsFor(
    db,
    touched.map(({ id }) => id),
  )
  if (questions.size === 0) return []
  const about = JSON.stringify({
    document_id: version.id,
    name: version.name,
    version_id: versionId,
    version: version.label,
  })
  return notify(
    teller,
    documentChanged,
    sql`select maker_id as user_id, ${`version:${versionId}`} as subject,
      ${about}::jsonb || jsonb_build_object('count', count(*), 'question', min(header)) as data
      from library_items where id = any(${[...questions.keys()]}::integer[]) and maker_id is not null group by maker_id`,
  )
}
