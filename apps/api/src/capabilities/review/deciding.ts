import { sql, type RawBuilder } from 'kysely'
import {
  approvalStatus,
  superGroup,
  type ApprovalMove,
  type ApprovalStatus,
  type AuditState,
  type Permission,
  type Route,
} from '@apron/contract'
import type { MessageKey } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { Context } from '#http/handler.ts'
import { isSuper, passes, type Caller } from '#kernel/caller.ts'
import { notDeleted } from '../held.ts'
import type { Notifier } from '../notifications/notify.ts'
import { calledIn, type Outcome, type ReviewedEntity } from '../notifications/status-changed.ts'

/** Held records of one kind. */
export type Part = { deciding: ApprovalDefinition; records: readonly { id: number }[] }
/** The call that decides. */
export type DecisionContext = Pick<
  Context<Route>,
  'db' | 'language' | 'today' | 'changed' | 'enqueue' | 'afterCommit'
> & {
  caller: Caller
}

type Rule = (permissions: readonly Permission[]) => RawBuilder<boolean>

/** A kind of records that wait for a decision. SQL is about the row `record` of their table. */
export type ApprovalDefinition = {
  reviewed: ReviewedEntity
  /** The heading under which they stand in the work queue. */
  section: MessageKey
  /** One of these permissions is needed. */
  needs: Record<ApprovalMove, readonly Permission[]>
  /** The writers read their log, beside those who decide. */
  writes: readonly Permission[]
  /** Where the permission belongs to each record: whether `person`, a row of users, has it there. */
  inEach?: Rule
  /** Which of them somebody sees; all of them where absent. */
  sees?: (caller: Caller) => RawBuilder<boolean>
  /** A query of one row, `id` and `name`: in which branch the record stands. */
  branch?: RawBuilder<unknown>
  /** The name of one in a list, where it is not the column `name`. */
  title?: RawBuilder<string>
  /** Words that tell one from others. */
  detail?: RawBuilder<string>
  /** Which of those with the status wait by themselves, and not with a record of another kind; all where absent. */
  waits?: RawBuilder<boolean>
  /** Throws what else forbids a decision about locked records. */
  check?: (db: Database, move: ApprovalMove, ids: readonly number[]) => Promise<void> | void
  /** Records of another kind that are decided about with these; they are locked. */
  alongside?: (db: Database, move: ApprovalMove, ids: readonly number[]) => Promise<Part>
  /** Further changes of a decision, once locked records have their status. */
  moved?: (context: DecisionContext, move: ApprovalMove, ids: readonly number[]) => Promise<void>
  /** Refuses to undo the decision about locked records, where something has been built upon it. */
  mayTakeBack?: (db: Database, move: ApprovalMove, ids: readonly number[]) => Promise<void>
  /** Undoes the further changes, once the records have their former status. */
  tookBack?: (
    context: Pick<DecisionContext, 'db' | 'changed'>,
    move: ApprovalMove,
    ids: readonly number[],
  ) => Promise<void>
  /** Notifies others whom a decision concerns, once it stands; returns the ids of the notifications. */
  tells?: (teller: Notifier, move: ApprovalMove, ids: readonly number[]) => Promise<number[]>
  /** Runs after records have been decided about, or that was undone, and it is committed. */
  afterwards?: () => void
  /** The fields of its form whose changes a checker reads, by name. */
  fields: Readonly<Record<string, MessageKey>>
  /** The recipients of a decision, for `notify`; the writers of the records where absent. */
  concerned?: (ids: readonly number[], outcome: Outcome) => RawBuilder<unknown>
  /** The event detail of a record with this status. */
  said?: (status: AuditState) => unknown
}

/** One of the records chosen together; `name` is what a person calls it. */
export type ApprovalRecord = {
  id: number
  name: string
  status: ApprovalStatus
  maker_id: number | null
  /** Further writers of what the decision is about. */
  other_maker_id?: number | null
}

/** The chosen records in the order of their ids, locked until the transaction ends; missing ones are left out. */
export async function holdChosen(
  db: Database,
  reviewed: ReviewedEntity,
  ids: readonly number[],
): Promise<ApprovalRecord[]> {
  const { table, within, otherMaker = sql`null::integer` } = reviewed
  if (within) {
    await sql`select id from ${sql.table(within.table)} where id in (
      select ${sql.ref(within.column)} from ${sql.table(table)} where id = any(${[...ids]})) order by id for update`.execute(
      db,
    )
  }
  const { rows } = await sql<ApprovalRecord>`
    select id, ${calledIn(reviewed)} as name, status, maker_id, ${otherMaker} as other_maker_id
    from ${sql.table(table)} record where id = any(${[...ids]}) and ${notDeleted(table)} order by id for update of record`.execute(
    db,
  )
  return rows
}

/** Whether somebody has written any of what a decision about the record is about. */
export const wrote = (
  { id }: Pick<Caller, 'id'>,
  record: Pick<ApprovalRecord, 'maker_id' | 'other_maker_id'>,
): boolean => record.maker_id === id || record.other_maker_id === id

/** Whether `person`, a row of users, has one of the permissions by their own group. */
export const holdsOne: Rule = (permissions) => sql<boolean>`exists (
  select from groups own where own.id = person.group_id and own.status = ${approvalStatus.APPROVAL} and (own.id = ${superGroup}
    or exists (select from group_permissions given join permissions p on p.id = given.permission_id
      where given.group_id = own.id and p.code = any(${[...permissions]}))))`

const deciders = ({ needs }: ApprovalDefinition) => [...needs.approval, ...needs.rejection]

/** Whether `person` may decide, one way or the other. */
export const mayPerson = (deciding: ApprovalDefinition) => (deciding.inEach ?? holdsOne)(deciders(deciding))

/** Whether the caller may make the move. */
export const mayMake = (deciding: ApprovalDefinition, move: ApprovalMove, caller: Caller) =>
  hasOne(deciding, deciding.needs[move], caller)

/** Whether the caller may write the record or decide about it. */
export const mayWork = (deciding: ApprovalDefinition, caller: Caller) =>
  hasOne(deciding, [...deciding.writes, ...deciders(deciding)], caller)

function hasOne(
  { inEach }: ApprovalDefinition,
  permissions: readonly Permission[],
  caller: Caller,
): RawBuilder<boolean> {
  if (!inEach) return sql<boolean>`${sql.lit(passes(caller, permissions))}`
  if (isSuper(caller)) return sql<boolean>`${sql.lit(caller.isAdmitted)}`
  return sql<boolean>`exists (select from users person where person.id = ${caller.id} and ${inEach(permissions)})`
}

/** Whether the caller may see the record. */
export const mayLook = ({ sees }: ApprovalDefinition, caller: Caller) => sees?.(caller) ?? sql<boolean>`true`

/**
 * The records of a table that wait for the caller's approval, rejection or either, for `from … where`; with
 * maker-checker approval their own are left out.
 */
export function waitingFor(deciding: ApprovalDefinition, caller: Caller, fourEyes: boolean): RawBuilder<unknown> {
  const { table, otherMaker } = deciding.reviewed
  const isOthers = sql`and record.maker_id is distinct from ${caller.id}::integer
    ${otherMaker ? sql`and ${otherMaker} is distinct from ${caller.id}::integer` : sql``}`
  const others = fourEyes && !isSuper(caller) ? isOthers : sql``
  return sql`${sql.table(table)} record where record.status = ${sql.lit(approvalStatus.SUBMITTING)}
    and ${notDeleted(table, 'record')} and ${deciding.waits ?? sql`true`} ${others} and ${hasOne(deciding, deciders(deciding), caller)}`
}

/** By the table, which is also what a kind is called on the wire. */
export const kindOf = ({ reviewed }: ApprovalDefinition): string => reviewed.table
