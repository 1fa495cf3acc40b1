import * as z from 'zod/mini'
import type { Language } from '@apron/messages'
import type { Database } from '../../db/client.ts'
import type { Services } from '../../http/services.ts'
import type { Kind } from '../kind.ts'
import { written, type Letter } from './letter.ts'

export const sending: Kind<{ mail: number }> = {
  name: 'mail',
  title: 'jobs.kind_mail',
  input: z.object({ mail: z.number() }),
  tries: 5,
  seconds: 60,
}

export type Addressee = { email: string; fullname: string; language: Language }

export type Written = {
  to: Addressee
  kind: string
  letter: Letter
  /** Where a mail program turns it off by a POST. */
  unsubscribe?: string
}

/** Writes a mail with the caller's transaction: it leaves once that is committed, and never if it is not. */
export const writeMail = (
  services: Pick<Services, 'jobs'>,
  db: Database,
  to: Addressee,
  mail: Omit<Written, 'to'>,
): Promise<void> => writeMails(services, db, [{ to, ...mail }])

/** The same for many, in two statements. */
export async function writeMails(
  { jobs }: Pick<Services, 'jobs'>,
  db: Database,
  mails: readonly Written[],
): Promise<void> {
  if (mails.length === 0) return
  const ids = await db
    .insertInto('mails')
    .values(
      mails.map(({ to, kind, letter, unsubscribe = null }) => ({
        to_address: to.email,
        to_name: to.fullname,
        kind,
        language: to.language,
        unsubscribe,
        ...written(to.language, letter),
      })),
    )
    .returning('id')
    .execute()
  await jobs.enqueueAll(
    db,
    sending,
    ids.map(({ id }) => ({ mail: id })),
  )
}
