import type { QueryOf } from '@apron/contract'
import type { Mail, mails as routes } from '@apron/contract/desk'
import type { Selectable } from 'kysely'
import { paged } from '#capabilities/paging/paged.ts'
import { holdsWords } from '#capabilities/search.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { found, refused } from '#kernel/refusals.ts'
import type { Services } from '#http/services.ts'
import { mailJobKind } from '#jobs/mail/mail.ts'

type Row = Pick<
  Selectable<Tables['mails']>,
  'id' | 'to_address' | 'subject' | 'state' | 'tries' | 'error' | 'opened_at' | 'created_at' | 'sent_at'
>

const columns = [
  'id',
  'to_address',
  'subject',
  'state',
  'tries',
  'error',
  'opened_at',
  'created_at',
  'sent_at',
] as const

export const list = paged(['search'], (db: Database, query: QueryOf<typeof routes.list>) => {
  let rows = db.selectFrom('mails')
  if (query.state !== undefined) rows = rows.where('state', '=', query.state)
  if (query.search) rows = rows.where(holdsWords('mails.search', query.search))
  return { rows, select: (page: typeof rows) => page.select(columns).orderBy('id', query.sort) }
})

/** Held until the transaction ends; 404. */
export const hold = async (db: Database, id: number): Promise<Row> =>
  found(await db.selectFrom('mails').select(columns).where('id', '=', id).forUpdate().executeTakeFirst())

/** Whether nobody has seen the words of one that did not leave. */
const isSealed = ({ state, opened_at }: Row) => opened_at === null && (state === 'kept' || state === 'failed')

/** The words of a held mail, which are shown once; 400 afterwards, and for one that has left. */
export async function open(db: Database, mail: Row): Promise<{ row: Row; text: string }> {
  if (!isSealed(mail)) throw refused('mail_not_sealed')
  const { text } = await db.selectFrom('mails').select('text').where('id', '=', mail.id).executeTakeFirstOrThrow()
  await db.updateTable('mails').set({ opened_at: new Date() }).where('id', '=', mail.id).execute()
  return { row: { ...mail, opened_at: new Date().toISOString() as never }, text }
}

/** Sends a locked mail once more; 400 for one that has left or is about to. */
export async function retry(db: Database, jobs: Services['jobs'], mail: Row): Promise<Row> {
  if (mail.state !== 'kept' && mail.state !== 'failed') throw refused('mail_on_its_way')
  await db.updateTable('mails').set({ state: 'waiting', error: null }).where('id', '=', mail.id).execute()
  await jobs.enqueue(db, mailJobKind, { mail: mail.id }, null)
  return { ...mail, state: 'waiting', error: null }
}

export const present = (row: Row): Mail => {
  const { to_address, opened_at: _, ...mail } = row
  return { ...mail, to: to_address, is_sealed: isSealed(row) }
}
