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

/** Writes a mail with the caller's transaction: it leaves once that is committed, and never if it is not. */
export async function writeMail(
  { jobs }: Pick<Services, 'jobs'>,
  db: Database,
  to: Addressee,
  { kind, letter }: { kind: string; letter: Letter },
): Promise<number> {
  const { id } = await db
    .insertInto('mails')
    .values({
      to_address: to.email,
      to_name: to.fullname,
      kind,
      language: to.language,
      ...written(to.language, letter),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await jobs.enqueue(db, sending, { mail: id }, null)
  return id
}
