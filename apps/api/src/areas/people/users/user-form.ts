import { sql } from 'kysely'
import { approvalStatus, superGroup, userStatus, type BodyOf } from '@apron/contract'
import type { users as routes } from '@apron/contract/people'
import { hashChosen, type PasswordRules } from '../domain/chosen-password.ts'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { holds, type Caller } from '#kernel/caller.ts'
import { checkEach, invalid, refused } from '#kernel/refusals.ts'
import * as bounds from './user-bounds.ts'

/** Who writes about people, and what their passwords have to be. */
export type Author = { db: Database; caller: Caller; fileStore: FileStore; passwords: PasswordRules }
export type UserValues = ReturnType<typeof fromForm>
/** What is stored of somebody before the form changes it. */
export type StoredUser = {
  id: number
  email: string
  status: number
  group_id: number
  organization_id: number | null
  position_id: number | null
}

const choices = [
  { field: 'group_id', table: 'groups' },
  { field: 'organization_id', table: 'organizations' },
  { field: 'position_id', table: 'positions' },
] as const

/** 422 unless what was chosen is there and approved; what was chosen before may stay as it is. Held against deletion meanwhile. */
async function checkChoices(db: Database, values: UserValues, kept: StoredUser | null): Promise<void> {
  const check = async ({ field, table }: (typeof choices)[number]) => {
    const id = values[field]
    if (id === null || id === kept?.[field]) return
    const { rows } = await sql<{ status: number }>`select status from ${sql.table(table)} where id = ${id}
      ${table === 'organizations' ? sql`and deleted_at is null` : sql``} for share`.execute(db)
    if (rows.length === 0) throw invalid(field, 'validation.missing_record')
    if (rows[0]!.status !== approvalStatus.APPROVAL) throw invalid(field, 'validation.not_approved')
  }
  await checkEach(...choices.map((choice) => () => check(choice)))
}

/** 400 for somebody who may do more than the caller. */
export async function checkAbove(db: Database, caller: Caller, person: Pick<StoredUser, 'group_id'>): Promise<void> {
  if (!(await bounds.isWithin(db, caller, person.group_id))) throw refused('user_above')
}

/** What the form may not do: give rights that the caller lacks, touch group 1 from outside, or take its last active member away. */
async function checkBounds({ db, caller }: Author, values: UserValues, kept: StoredUser | null): Promise<void> {
  if (kept) await checkAbove(db, caller, kept)
  if (!(await bounds.isWithin(db, caller, values.group_id))) throw invalid('group_id', 'validation.group_above')
  if (!kept) return
  if (values.status !== kept.status) {
    if (kept.id === caller.id) throw invalid('status', 'validation.own_status')
    const needed = values.status === userStatus.ACTIVE ? 'ACTIVATE_USER' : 'DEACTIVATE_USER'
    if (!holds(caller, needed)) throw invalid('status', 'validation.status_right')
  }
  const leaves = kept.group_id === superGroup && (values.group_id !== superGroup || values.status !== userStatus.ACTIVE)
  if (leaves && kept.status === userStatus.ACTIVE && !(await bounds.adminsRemain(db, [kept.id]))) {
    throw refused('last_admin')
  }
}

/** The columns to store, but for the picture; 422 and 400 as the checks above say. An empty password is left out. */
export async function check(author: Author, values: UserValues, kept: StoredUser | null) {
  const { db, passwords } = author
  const { avatar: _, password, ...columns } = values
  await checkEach(
    () => checkBounds(author, values, kept),
    () => checkNameIsFree(db, 'users', { email: values.email }, { kept }),
    () => checkChoices(db, values, kept),
  )
  return { ...columns, ...(password && { password_hash: await hashChosen(password, columns, passwords) }) }
}

type Form = BodyOf<typeof routes.update>

/** What a form says of somebody, with the picture that came. */
export function fromForm(form: Form, avatar: ReceivedFile | undefined) {
  const { password_again: _, remove_avatar, info, ...columns } = form
  return { ...columns, info: info || null, avatar: avatar ?? (remove_avatar ? null : ('as before' as const)) }
}
