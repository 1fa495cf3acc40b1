import { dashboardPanels, type DashboardPanel } from '@apron/contract/desk'
import { locked } from '#capabilities/held.ts'
import type { Database } from '#db/client.ts'
import { found } from '#kernel/refusals.ts'

/** The panels of a group's dashboard in their order, `usual` for one that has arranged nothing; 404 when there is no such group. */
export async function find(db: Database, groupId: number, usual: readonly DashboardPanel[]): Promise<DashboardPanel[]> {
  const group = await db
    .selectFrom('groups')
    .leftJoin('group_dashboards', 'group_dashboards.group_id', 'groups.id')
    .select(['panels', 'known'])
    .where('groups.id', '=', groupId)
    .executeTakeFirst()
  const { panels, known } = found(group)
  return panels ? withNewer(panels, known ?? []) : [...usual]
}

/** A saved choice with the panels that have come since, each before what follows it at first. Nobody chose against these; who chose nothing keeps that. */
function withNewer(saved: readonly DashboardPanel[], known: readonly string[]): DashboardPanel[] {
  const panels = [...saved]
  if (saved.length === 0) return panels
  for (const [place, panel] of dashboardPanels.entries()) {
    if (known.includes(panel) || panels.includes(panel)) continue
    const next = panels.findIndex((other) => dashboardPanels.indexOf(other) > place)
    panels.splice(next < 0 ? panels.length : next, 0, panel)
  }
  return panels
}

/** The same, with the group held: of two people who save at once the second sees what the first has saved. */
export async function hold(db: Database, groupId: number, usual: readonly DashboardPanel[]): Promise<DashboardPanel[]> {
  await locked(db, 'groups', groupId, ['id'])
  return find(db, groupId, usual)
}

export async function save(db: Database, groupId: number, chosen: readonly DashboardPanel[]): Promise<void> {
  const panels = JSON.stringify(chosen)
  const known = JSON.stringify(dashboardPanels)
  await db
    .insertInto('group_dashboards')
    .values({ group_id: groupId, panels, known })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ panels, known }))
    .execute()
}
