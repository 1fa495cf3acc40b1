import { auditStatus, type AuditStatus } from '@apron/contract'
import { frameOf, type Audit, type AuditDetail, type ListedAudit } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { defaultCategory } from '../domain/planning/category.ts'
import { inAudits } from '../domain/permissions.ts'
import { carryOut } from '../domain/planning/plans.ts'
import { holds, type Caller } from '#kernel/caller.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import * as queries from './audits.queries.ts'
import { progressOf } from './listed/progress.ts'
import * as form from './form.ts'
import * as team from '../domain/planning/team.ts'

export type AuditReader = { db: Database; caller: Caller; language: Language; fileStore: FileStore; today: string }

/** The audits as one reader sees them, each with what they may do inside it. */
export async function present(
  reader: Pick<AuditReader, 'db' | 'caller' | 'language'>,
  rows: readonly queries.ShownRow[],
): Promise<Audit[]> {
  const byGroup = await queries.permissionsOfGroups(
    reader.db,
    rows.flatMap((row) => row.role_group_ids),
  )
  const own = new Set<string>(inAudits.filter((permission) => holds(reader.caller, permission)))
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
      organization_id: row.organization_id,
      category_id: row.category_id,
      author: { id: row.author_id, name: row.author_name },
      team_size: row.team_size,
      permissions: inAudits.filter((permission) => own.has(permission) || fromRoles.has(permission)),
    }
  })
}

/** The same with how far each of them is. */
export async function presentListed(
  reader: Pick<AuditReader, 'db' | 'caller' | 'language'>,
  rows: readonly queries.ListedRow[],
): Promise<ListedAudit[]> {
  const audits = await present(reader, rows)
  return rows.map((row, place) => ({ ...audits[place]!, ...progressOf(row) }))
}

/** One audit with its team and its items counted. */
export async function detail(reader: AuditReader, id: number): Promise<AuditDetail> {
  const row = await queries.find(reader.db, reader.caller, id)
  const [audit] = await present(reader, [row])
  const items = await queries.countItems(reader.db, id)
  const roles = await team.of(reader.db, reader.fileStore, team.inAudit(id))
  return {
    ...audit!,
    ...frameOf(row),
    minutes_from: [row.starting_date, row.started_on ?? reader.today, reader.today].toSorted()[0]!,
    users: roles,
    checklist_users: roles.map(({ team_role_id, users }) => ({
      team_role_id,
      users: users.map((user) => user.id),
    })),
    total: items.total,
    checked: items.checked,
    library_item_ids: items.library_item_ids,
    statuses: await queries.statuses(reader.db, id),
  }
}

/** The trail's values of an audit, with the names of what a checker looks at. */
export function noted(audit: AuditDetail) {
  const leaders = audit.users.filter(({ part }) => part === 'leader').flatMap(({ users }) => users)
  const byId = new Map(leaders.map(({ id, fullname }) => [id, fullname]))
  return {
    ...audit,
    organization_name: audit.organization.name,
    category_name: audit.category?.name ?? null,
    leaders: [...byId.values()].join(', '),
  }
}

/**
 * A new audit with its team, whose members are notified; 422 for an invalid choice, and what `carryOut` refuses where
 * it carries out a plan.
 */
export async function create(db: Database, given: form.AuditValues, maker: Caller, planId: number | null = null) {
  const values = await inCategory(db, given)
  const { team: sent, ...columns } = values
  await form.checkChoices(db, values)
  await team.check(db, sent)
  const { id } = await db
    .insertInto('audits')
    .values({ ...columns, author_id: maker.id, maker_id: maker.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await team.replace(db, team.inAudit(id), sent)
  if (planId !== null) await carryOut(db, maker, planId, { ...columns, id })
  return { id, newcomers: team.newcomers(sent) }
}

/** An audit that is given no category gets the default. */
async function inCategory(db: Database, values: form.AuditValues): Promise<form.AuditValues> {
  return { ...values, category_id: values.category_id ?? (await defaultCategory(db)) }
}

type LockedAudit = form.AuditReferences & form.Plan & { id: number; status: AuditStatus }

/** Writes a held audit anew, to be submitted again where it was rejected or is another plan than the approved one; 422 for what is fixed once it runs. Says its status, who came into the team and whose rights in it changed. */
export async function update(db: Database, audit: LockedAudit, given: form.AuditValues, maker: { id: number }) {
  const values = await inCategory(db, given)
  const { team: sent, ...columns } = values
  const present = await team.members(db, team.inAudit(audit.id))
  form.checkFixed(audit, values)
  await form.checkChoices(db, values, audit)
  await team.check(db, sent, present)
  const isOther = form.isOtherPlan(audit, values) || (await team.leadChanges(db, sent, present))
  const isBack = audit.status === auditStatus.REJECTION || (audit.status === auditStatus.APPROVAL && isOther)
  const status = isBack ? auditStatus.SUBMITTING : audit.status
  await db
    .updateTable('audits')
    .set({ ...columns, status, maker_id: maker.id })
    .where('id', '=', audit.id)
    .execute()
  const changed = await team.replace(db, team.inAudit(audit.id), sent, present)
  return { status, changed, newcomers: team.newcomers(sent, present) }
}

export async function remove(db: Database, id: number): Promise<void> {
  await db.deleteFrom('audits').where('id', '=', id).execute()
}
