import { sql } from 'kysely'
import type { DomainEvent } from '#events/domain-events.ts'
import type { Settings } from '#settings/settings.ts'
import type { Config } from '#start/config.ts'
import type { Database } from '#db/client.ts'
import type { ChangeAnnouncer } from '#events/change-announcer.ts'
import { defineJob, type Job, type JobRun } from '../kind.ts'
import { ownEntry, writeTrail } from '#trail/trail.ts'
import { mailJobKind } from './mail.ts'
import { openMailTransport, type MailTransport } from './post.ts'

type DeliveryServices = { db: Database; events: { announcer: ChangeAnnouncer } }
type Posting = DeliveryServices & { config: Config; settings: Settings }
type Outcome = { state: 'sent' | 'kept' | 'failed' | 'waiting'; error: string | null }

export const mailJobs = (services: Posting): Job[] => {
  const post = openMailTransport(services.config, { company: () => services.settings.now().company_name })
  return [defineJob(mailJobKind, ({ input, isLast }) => send(services, post, input.mail, isLast))]
}

/** Hands one over. After a kill in between it is handed over once more: twice is better than never. */
async function send(
  services: DeliveryServices,
  post: MailTransport,
  id: number,
  isLast: JobRun['isLast'],
): Promise<void> {
  const mail = await services.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (mail?.state !== 'waiting') return
  try {
    const state = await post(mail)
    await settle(services, id, { state, error: null })
  } catch (error) {
    const said = (error as Error).message.slice(0, 500)
    await settle(services, id, { state: isLast(error) ? 'failed' : 'waiting', error: said })
    throw error
  }
}

async function settle({ db, events: { announcer } }: DeliveryServices, id: number, outcome: Outcome): Promise<void> {
  const facts: DomainEvent[] = [{ entity: 'mail', id, auditId: null }]
  const places = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('mails')
      .set({ ...outcome, tries: sql<number>`tries + 1`, sent_at: outcome.state === 'sent' ? new Date() : null })
      .where('id', '=', id)
      .execute()
    const entry = ownEntry({ action: 'mail.handed_over', subjectId: id, agent: mailJobKind.name, after: outcome })
    await writeTrail(trx, entry, facts)
    return announcer.places(trx, facts)
  })
  announcer.tell(places, null)
}
