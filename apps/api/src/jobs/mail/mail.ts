import { sql } from 'kysely'
import * as z from 'zod/mini'
import { translate, type Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { Settings } from '#settings/settings.ts'
import type { Config } from '#start/config.ts'
import type { Jobs } from '../jobs.ts'
import type { JobKind } from '../kind.ts'
import { renderLetter, type Letter } from './letter.ts'

export const mailJobKind: JobKind<{ mail: number }> = {
  name: 'mail',
  title: 'jobs.kind_mail',
  input: z.object({ mail: z.number() }),
  tries: 5,
  seconds: 60,
}

export type Addressee = { email: string; fullname: string; language: Language }

export type MailDraft = {
  to: Addressee
  kind: string
  letter: Letter
  /** Where a mail program turns it off by a POST. */
  unsubscribe?: string
  /** An automatic mail: without a mail server it is not written, as it would only lie there. */
  isUnasked?: true
}

type Naming = { config: Config; settings: Settings }

/** What the product is called to people: with the company whose it is, where that is known. */
export function productNamed({ config, settings }: Naming, language: Language): string {
  const company = settings.now().company_name
  return company ? translate(language, 'mails.product_of', { product: config.name, company }) : config.name
}

type MailServices = { jobs: Jobs; config: Config }

/** Writes a mail with the caller's transaction: it is sent after the commit, and never after a rollback. */
export const writeMail = (
  services: MailServices,
  db: Database,
  to: Addressee,
  mail: Omit<MailDraft, 'to'>,
): Promise<void> => writeMails(services, db, [{ to, ...mail }])

/** The same for any number, in a few statements. */
export async function writeMails(
  { jobs, config }: MailServices,
  db: Database,
  mails: readonly MailDraft[],
): Promise<void> {
  const rows = mails
    .filter(({ isUnasked }) => config.mail !== null || !isUnasked)
    .map(({ to, kind, letter, unsubscribe = null }) => ({
      to_address: to.email,
      to_name: to.fullname,
      kind,
      language: to.language,
      unsubscribe,
      ...renderLetter(to.language, letter),
    }))
  if (rows.length === 0) return
  // One parameter for all of a column: there may be more mails than a statement takes values.
  const all = (column: keyof (typeof rows)[number]) => sql`${rows.map((row) => row[column])}::text[]`
  const { rows: ids } = await sql<{ id: number }>`
    insert into mails (to_address, to_name, kind, language, unsubscribe, subject, text, html)
    select * from unnest(${all('to_address')}, ${all('to_name')}, ${all('kind')}, ${all('language')},
      ${all('unsubscribe')}, ${all('subject')}, ${all('text')}, ${all('html')}) returning id`.execute(db)
  const inputs = ids.map(({ id }) => ({ mail: id }))
  await jobs.enqueueAll(db, mailJobKind, inputs)
}
