import { sql } from 'kysely'
import { translate, type Language } from '@apron/messages'
import type { EventHandler } from '#events/event-handlers.ts'
import { kindOf, mayPerson, type ApprovalDefinition } from '../review/deciding.ts'
import { notify, type Notifier } from './notify.ts'
import { toldOne, toldSeveral } from './nouns.ts'
import { calledIn } from './status-changed.ts'
import { numberOf, words, type NotificationData, type NotificationDefinition } from './notification-type.ts'

/**
 * Records have begun to wait for a decision that the reader may make; one line for each kind and sender while it is not
 * read.
 */
export function waitingTold(waiting: readonly Pick<ApprovalDefinition, 'reviewed'>[]): NotificationDefinition {
  const link = () => '/waiting'
  const say = (data: NotificationData, count: number, language: Language) => {
    const entity = waiting.find(({ reviewed }) => reviewed.table === data['kind'])?.reviewed.entity
    if (count > 1) {
      const kind = entity ? toldSeveral(entity, language) : translate(language, 'notificationTexts.kinds_other')
      return translate(language, 'notificationTexts.waiting_many', { count, kind })
    }
    const kind = entity ? toldOne(entity, language) : translate(language, 'notificationTexts.kind_other')
    return translate(language, 'notificationTexts.waiting', { name: words(data['name']), kind })
  }
  return {
    type: 'WAITING',
    icon: 'inbox',
    link,
    message: (data, language) => say(data, numberOf(data['count']), language),
    folded: { link, message: ({ data, said }, language) => say(data, said, language), codes: () => [] },
  }
}

/**
 * Notifies those who may decide about records (null: all) that have begun to wait in this very transaction, in one
 * notification, and never their writers.
 */
export async function tellWaiting(
  teller: Notifier,
  deciding: ApprovalDefinition,
  ids: readonly number[] | null,
): Promise<void> {
  const { table, otherMaker } = deciding.reviewed
  await notify(
    teller,
    waitingTold([deciding]),
    sql`select person.id as user_id, ${`waiting:${kindOf(deciding)}`}::text as subject,
        jsonb_build_object('kind', ${table}::text, 'count', count(*), 'id', min(record.id),
          'name', (array_agg(${calledIn(deciding.reviewed)} order by record.id))[1]) as data
      from ${sql.table(table)} record join users person
        on person.id is distinct from record.maker_id ${otherMaker ? sql`and person.id is distinct from ${otherMaker}` : sql``}
        and ${mayPerson(deciding)}
      where ${ids ? sql`record.id = any(${[...ids]}) and` : sql``} record.status = 0 and record.waits_since = now() and ${deciding.waits ?? sql`true`} group by person.id`,
    { line: sql`r.subject || ':' || ${teller.caller?.id ?? 0}::integer`, said: sql`r.data ->> 'count'` },
  )
}

/** Notifies those who may decide about records as soon as a call makes them wait. */
export const notifiesOfWaiting = (deciding: ApprovalDefinition): EventHandler => ({
  entity: deciding.reviewed.entity,
  run: async (facts, context) => {
    const ids = facts.flatMap(({ id }) => id ?? [])
    // For several without ids, only those that began to wait now are known.
    const isSeveral = facts.some(({ id }) => id === null)
    if (facts.length > 0) await tellWaiting(context, deciding, isSeveral ? null : ids)
  },
})
