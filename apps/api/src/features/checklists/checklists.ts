import { permissionAreas, permissions, type Audit, type AuditDetail, type Permission } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import { holds, type Caller } from '../../http/caller.ts'
import { presentStatus } from '../../http/status-text.ts'
import * as queries from './checklists.queries.ts'
import * as team from './team.ts'

/** Rights that have a meaning inside one audit. */
const inAudits: ReadonlySet<Permission> = new Set([...permissionAreas.checklist, ...permissionAreas.comment])
const relevant = permissions.filter((permission) => inAudits.has(permission))

export type Reader = { db: Database; caller: Caller; language: Language; fileStore: FileStore }

/** The audits as one reader sees them, each with what they may do inside it. */
export async function present(
  reader: Pick<Reader, 'db' | 'caller' | 'language'>,
  rows: readonly queries.AuditRow[],
): Promise<Audit[]> {
  const byGroup = await queries.permissionsOfGroups(
    reader.db,
    rows.flatMap((row) => row.role_group_ids),
  )
  return rows.map((row) => {
    const fromRoles = new Set(row.role_group_ids.flatMap((id) => byGroup.get(id) ?? []))
    return {
      id: row.id,
      name: row.name,
      starting_date: row.starting_date,
      ending_date: row.ending_date,
      start_corrective_date: row.corrective_starting_date,
      end_corrective_date: row.corrective_ending_date,
      closing_date: row.closing_date,
      status: presentStatus(row.status, reader.language),
      organization: { id: row.organization_id, name: row.organization_name, address: row.organization_address },
      category:
        row.category_id !== null && row.category_name !== null
          ? { id: row.category_id, name: row.category_name }
          : null,
      org_id: row.organization_id,
      ctg: row.category_id,
      author: { id: row.author_id, name: row.author_name },
      team_size: row.team_size,
      permissions: relevant.filter((permission) => holds(reader.caller, permission) || fromRoles.has(permission)),
    }
  })
}

/** One audit with its team and its items counted. */
export async function detail(reader: Reader, id: number): Promise<AuditDetail> {
  const [audit] = await present(reader, [await queries.find(reader.db, reader.caller, id)])
  const items = await queries.countItems(reader.db, id)
  const roles = await team.of(reader.db, reader.fileStore, id)
  return {
    ...audit!,
    users: roles,
    checklist_users: roles.map(({ group_alias_id, users }) => ({
      group_alias_id,
      users: users.map((user) => user.id),
    })),
    total: items.total,
    checked: items.checked,
    chk_item_ids: items.library_item_ids,
  }
}
