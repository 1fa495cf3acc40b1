import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../../client.ts'
import { dayFrom, momentOn } from '../days.ts'
import { decidedGroups, decidedPositions } from '../decisions.ts'
import { groups } from '../../ready/groups.ts'
import type { Clock } from '../plan.ts'
import { positions } from '../company/positions.ts'
import type { DemoNotification } from './told.ts'
import type { Company } from './write-company.ts'

/** Says who wrote the records about whose approval somebody is notified; people come after groups and positions. */
export async function writeMakers(db: Database, company: Company): Promise<void> {
  const made = (list: readonly { maker: DemoNotification['to'][number]; keys: readonly unknown[] }[]) =>
    list.flatMap(({ maker, keys }) => keys.map(() => company.user(maker)))
  const groupIds = decidedGroups.flatMap(({ keys }) => keys.map(company.group))
  const positionIds = decidedPositions.flatMap(({ keys }) => keys.map(company.position))
  await sql`
    update groups set maker_id = made.by from unnest(${groupIds}::integer[], ${made(decidedGroups)}::integer[])
      made (id, by) where made.id = groups.id`.execute(db)
  await sql`
    update positions set maker_id = made.by from unnest(${positionIds}::integer[], ${made(decidedPositions)}::integer[])
      made (id, by) where made.id = positions.id`.execute(db)
}

/** The notifications to the makers when their user groups and positions were approved. */
export function decisions(language: Language, company: Company, { today, now }: Clock): DemoNotification[] {
  const approved = (
    kind: 'groups' | 'positions',
    id: number,
    name: string,
    { maker, checker, day }: (typeof decidedGroups | typeof decidedPositions)[number],
  ): DemoNotification => ({
    type: 'CHANGESTATUS',
    subject: `${kind}:${id}`,
    data: { kind, id, group_id: null, status: approvalStatus.APPROVAL, reason: null, name, others: 0 },
    by: checker,
    to: [maker],
    at: momentOn(dayFrom(today, day), 250, now),
  })
  return [
    ...decidedGroups.flatMap((decided) =>
      decided.keys.map((key) => approved('groups', company.group(key), groups[key].name[language], decided)),
    ),
    ...decidedPositions.flatMap((decided) =>
      decided.keys.map((key) => approved('positions', company.position(key), positions[key].name[language], decided)),
    ),
  ]
}
