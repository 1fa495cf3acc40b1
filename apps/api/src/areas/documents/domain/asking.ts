import { sql, type RawBuilder } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { translate, type Language } from '@apron/messages'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import {
  numberOf,
  words,
  type NotificationData,
  type NotificationDefinition,
} from '#capabilities/notifications/notification-type.ts'
import { hasRead } from '#capabilities/visible/document-access.ts'
import type { Database } from '#db/client.ts'
import { audienceOf } from './audience.ts'

/** Somebody is asked to read a version; `version_id` is the one by which readings are counted. */
export type ReadingRequest = { version_id: number; user_id: number }

const { APPROVAL } = approvalStatus
const allDocuments = sql`(select document_id from document_audiences)`
const these = (documents: readonly number[]) => sql`(select unnest(${[...documents]}::integer[]))`

/** Documents in force with the version that is read, for `from`. */
const inForce = sql`documents d join document_versions v on v.id = d.current_version_id and d.status = ${sql.lit(APPROVAL)}`

/**
 * Asks whoever has to read the documents (all of them where none are named) and has neither confirmed the version in
 * force nor been asked yet; gives whom. An edition that differs in its wording only asks nobody anew.
 */
export async function askReaders(
  db: Database,
  documents: readonly number[] | null,
  today: string,
): Promise<ReadingRequest[]> {
  const { rows } = await sql<ReadingRequest>`
    insert into document_readings as r (version_id, user_id, due_on, asked_at)
    select v.reading_of_id, a.user_id, ${today}::date + d.audience_due_days, now()
    from ${audienceOf(documents ? these(documents) : allDocuments)} a join ${inForce} on d.id = a.document_id
    where not ${hasRead('v', sql`a.user_id`)}
    order by 1, 2
    on conflict (version_id, user_id) do update set due_on = excluded.due_on, asked_at = excluded.asked_at
      where r.asked_at is null
    returning version_id, user_id`.execute(db)
  return rows
}

/** A document is to be read and confirmed by its reader. */
export const documentToRead: NotificationDefinition = {
  type: 'DOC_READ',
  icon: 'book-2',
  link: (data) => `/document/list?document=${numberOf(data['document_id'])}&panel=read`,
  message: (data, language) => {
    const values = { name: words(data['name']), version: words(data['version']), date: dayOf(data, language) }
    return translate(
      language,
      data['again'] === true ? 'notificationTexts.doc_read_reminder' : 'notificationTexts.doc_read',
      values,
    )
  },
}

/** The day in the order in which the language says it. */
function dayOf(data: NotificationData, language: Language): string {
  const due = typeof data['due_on'] === 'string' ? new Date(`${data['due_on']}T00:00:00Z`) : null
  const locale = language === 'vi' ? 'vi-VN' : 'en-GB'
  return due
    ? due.toLocaleDateString(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
    : ''
}

type ReadingNotificationInput = { versions: readonly number[]; which: RawBuilder<unknown>; again: boolean }

/** Notifies those who were asked to read these versions; `which` is about the row `r` of the readings. */
function tell(teller: Notifier, { versions, which, again }: ReadingNotificationInput): Promise<number[]> {
  const documents = sql`(select document_id from document_versions where id = any(${[...versions]}))`
  return notify(
    teller,
    documentToRead,
    sql`select r.user_id, 'read:' || d.id as subject, jsonb_build_object('document_id', d.id, 'name', d.name,
        'version', v.label, 'due_on', r.due_on, 'again', ${again}::boolean) as data
      from ${inForce} join document_readings r on r.version_id = v.reading_of_id and r.asked_at is not null
      join ${audienceOf(documents)} a on a.document_id = d.id and a.user_id = r.user_id
      where ${which} and not ${hasRead('v', sql`r.user_id`)}`,
  )
}

const pairs = (some: readonly ReadingRequest[]) => sql`(r.version_id, r.user_id) in (
  select * from unnest(${some.map((one) => one.version_id)}::integer[], ${some.map((one) => one.user_id)}::integer[]))`
const versionsOf = (some: readonly ReadingRequest[]) => [...new Set(some.map(({ version_id }) => version_id))]

/** Notifies people that they are asked to read, except those who have confirmed meanwhile. */
export async function tellAsked(teller: Notifier, asked: readonly ReadingRequest[]): Promise<number[]> {
  if (asked.length === 0) return []
  return tell(teller, { versions: versionsOf(asked), which: pairs(asked), again: false })
}

/** The same once versions have come into force for good. */
export function tellReadersOf(teller: Notifier, versions: readonly number[]): Promise<number[]> {
  const which = sql`v.id = any(${[...versions]}) and v.reading_of_id = v.id`
  return tell(teller, { versions, which, again: false })
}

/** Reminds people of what they have not confirmed; returns how many were notified. */
export async function remind(teller: Notifier, some: readonly ReadingRequest[]): Promise<number> {
  if (some.length === 0) return 0
  await sql`update document_readings r set reminded_at = now() where ${pairs(some)}`.execute(teller.db)
  return (await tell(teller, { versions: versionsOf(some), which: pairs(some), again: true })).length
}
