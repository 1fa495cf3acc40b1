import { sql } from 'kysely'
import { findingMoves } from '@apron/contract'
import { translate, type MessageKey } from '@apron/messages'
import { notify } from '#capabilities/notifications/notify.ts'
import {
  codeOf,
  longestReason,
  words,
  type NotificationDefinition,
} from '#capabilities/notifications/notification-type.ts'
import { calledInWords } from '#capabilities/visible/conclusion.ts'
import { detailHandler } from '#events/event-handlers.ts'
import type { FindingChange } from '../changes.ts'
import { parties } from '../finding/parties.ts'
import { findingLink } from '../links.ts'

const longestCalled = 180

/** A finding has made a step on its way; one line for each finding, which says the newest. */
export const findingMoved: NotificationDefinition = {
  type: 'FINDING_STEP',
  icon: 'route',
  link: findingLink,
  message: (data, language) => {
    const move = String(data['move']) as FindingChange['move']
    const [finding, audit] = [words(data['finding'], longestCalled), words(data['audit'])]
    const date = words(data['date']).split('-').reverse().join('/')
    const said = translate(language, `findingWorkflow.told_${move}` as MessageKey, { finding, audit, date })
    const reason = words(data['reason'], longestReason)
    return reason ? translate(language, 'notificationTexts.because', { said, reason }) : said
  },
  subject: (data, language) =>
    translate(language, `findingWorkflow.mailed_${String(data['move'])}` as MessageKey, {
      finding: words(data['number']) || words(data['finding'], longestCalled),
      about: words(data['about'], longestCalled) || words(data['audit']),
    }),
  folded: {
    link: ({ data }) => findingLink(data),
    message: ({ data }, language) => findingMoved.message(data, language),
    codes: ({ data }) => codeOf(data),
  },
}

export const tellsFindingMoved = detailHandler<FindingChange>('finding', async (facts, context) => {
  for (const { id, detail } of facts) {
    const { tells } = findingMoves[detail.move]
    await notify(
      context,
      findingMoved,
      sql`select one.user_id, 'finding:' || i.id as subject, jsonb_build_object('audit_id', a.id, 'audit', a.name,
          'item_id', i.id, 'finding', ${calledInWords('i')}, 'number', i.finding_number,
          'about', ${calledInWords('i', false)}, 'move', ${detail.move}::text,
          'date', ${detail.date}::text, 'reason', ${detail.reason}::text) as data
        from audit_items i join audits a on a.id = i.audit_id
        cross join lateral (${sql.join(
          tells.map((party) => sql`select user_id from ${parties[party]} told`),
          sql` union `,
        )}) one
        where i.id = ${id}`,
      { line: sql`r.subject`, said: sql`1` },
    )
  }
})
