import { sql } from 'kysely'
import { seesDocument } from '#capabilities/visible/document-access.ts'
import { andMore, dayMonthYear, mostNamed, type Answer, type AssistantContext, type Say } from './saying.ts'

const days = 30

/** Which documents expire within the next 30 days, and how many have expired. */
export async function expiring(asking: AssistantContext, say: Say): Promise<Answer> {
  const [soon, expired] = await Promise.all([expiringSoon(asking), countExpired(asking)])
  const all = soon[0]?.all ?? 0
  const lines =
    all === 0
      ? [say('assistant.no_documents', { days })]
      : [
          say('assistant.documents', { count: all, days }),
          ...soon.map(({ name, version, expires_on }) =>
            say('assistant.document', { name, version, date: dayMonthYear(expires_on) }),
          ),
          ...andMore(say, all),
        ]
  if (expired > 0) lines.push(say('assistant.expired', { count: expired }))
  return { lines }
}

function visibleDocuments({ db, caller }: AssistantContext) {
  const rows = db.selectFrom('documents').where('expires_on', 'is not', null)
  return rows.where(seesDocument(caller, sql`documents.id`, sql`documents.status`))
}

function expiringSoon(asking: AssistantContext) {
  return visibleDocuments(asking)
    .where('expires_on', '>=', asking.today)
    .where('expires_on', '<=', sql<string>`${asking.today}::date + ${days}::integer`)
    .select(['name', 'version', sql<string>`expires_on`.as('expires_on'), sql<number>`count(*) over ()`.as('all')])
    .orderBy('expires_on')
    .orderBy('id')
    .limit(mostNamed)
    .execute()
}

async function countExpired(asking: AssistantContext): Promise<number> {
  const { expired } = await visibleDocuments(asking)
    .where('expires_on', '<', asking.today)
    .select((all) => all.fn.countAll<number>().as('expired'))
    .executeTakeFirstOrThrow()
  return expired
}
