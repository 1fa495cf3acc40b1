import { sql } from 'kysely'
import { percent, root } from '@apron/contract'
import type { AuditGroup } from '@apron/contract/audits'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import { queryTemplate } from '#db/query-templates/query-template.ts'

type GroupRow = {
  group_id: number
  parent_id: number | null
  index_html: string
  header: string
  items: number
  checked_items: number
  shown: number
  shown_checked: number
}
type Overview = { groups: AuditGroup[]; total: number; checked: number; percent: number }

/** The tree of an audit with its counts; with statuses, only the groups that lead to items in one of them. */
export async function overview(db: Database, auditId: number, statuses?: number[]): Promise<Overview> {
  const rows = await read(db, { statuses }, auditId)
  const groups = countBelow(rows.map(present))
  const total = sum(rows.map((row) => row.items))
  const checked = sum(rows.map((row) => row.checked_items))
  return {
    groups: statuses ? groups.filter((group) => group.total > 0) : groups,
    total,
    checked,
    percent: percent(checked, total),
  }
}

/** Every group before the groups below it. */
const read = queryTemplate((_, { statuses }: { statuses: number[] | undefined }, auditId: number) => {
  const shown = statuses ? sql`s.id = any(${statuses})` : sql`true`
  return sql<GroupRow>`
    select g.group_id, g.parent_id, g.index_html, g.header,
      coalesce(c.items, 0) as items, coalesce(c.checked_items, 0) as checked_items,
      coalesce(c.shown, 0) as shown, coalesce(c.shown_checked, 0) as shown_checked
    from audit_groups g
    left join (
      select i.group_id, count(*) as items, count(*) filter (where not s.is_default) as checked_items,
        count(*) filter (where ${shown}) as shown,
        count(*) filter (where not s.is_default and ${shown}) as shown_checked
      from audit_items i ${joinStatus()}
      where i.audit_id = ${auditId}
      group by i.group_id
    ) c on c.group_id = g.group_id
    where g.audit_id = ${auditId}
    order by g.position, g.group_id`
})

const present = (row: GroupRow): AuditGroup => ({
  id: row.group_id,
  parent_id: row.parent_id ?? root,
  index: row.index_html,
  header: row.header,
  total: row.shown,
  checked: row.shown_checked,
  own_total: row.shown,
})

/** Adds to every group what the groups below it hold; they come after it. */
function countBelow(groups: AuditGroup[]): AuditGroup[] {
  const byId = new Map(groups.map((group) => [group.id, group]))
  for (const group of groups.toReversed()) {
    const parent = byId.get(group.parent_id)
    if (!parent) continue
    parent.total += group.total
    parent.checked += group.checked
  }
  return groups
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
