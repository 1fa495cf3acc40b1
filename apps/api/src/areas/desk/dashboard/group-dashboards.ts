import type { DashboardPanel } from '@apron/contract/desk'
import { held } from '../../../capabilities/held.ts'
import type { Database } from '../../../db/client.ts'
import { found } from '../../../http/answering/refusal.ts'

/** The panels of a group's dashboard in their order, `usual` for one that has arranged nothing; 404 when there is no such group. */
export async function find(db: Database, groupId: number, usual: readonly DashboardPanel[]): Promise<DashboardPanel[]> {
  const group = await db
    .selectFrom('groups')
    .leftJoin('group_dashboards', 'group_dashboards.group_id', 'groups.id')
    .select('panels')
    .where('groups.id', '=', groupId)
    .executeTakeFirst()
  return found(group).panels ?? [...usual]
}

/** The same, with the group held: of two people who save at once the second sees what the first has saved. */
export async function hold(db: Database, groupId: number, usual: readonly DashboardPanel[]): Promise<DashboardPanel[]> {
  await held(db, 'groups', groupId, ['id'])
  return find(db, groupId, usual)
}

export async function save(db: Database, groupId: number, chosen: readonly DashboardPanel[]): Promise<void> {
  const panels = JSON.stringify(chosen)
  await db
    .insertInto('group_dashboards')
    .values({ group_id: groupId, panels })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ panels }))
    .execute()
}
