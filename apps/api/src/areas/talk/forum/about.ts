import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { PostAbout } from '@apron/contract/talk'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import { invalid } from '#kernel/refusals.ts'
import { holds, type Caller } from '#kernel/caller.ts'

/** What a post is about, as it is stored: at most one of the two. */
export type Subject = { audit_item_id: number | null; library_item_id: number | null }

/** Which `library_items` somebody may see. */
const seesItem = (caller: Caller) =>
  holds(caller, 'VIEW_CHECKLIST_ITEM')
    ? sql<boolean>`true`
    : sql<boolean>`library_items.status = ${sql.lit(approvalStatus.APPROVAL)}`

/** What a post is about; null where it is about nothing, or about what its reader may not see: they learn of neither. */
export async function find(db: Database, subject: Subject, caller: Caller): Promise<PostAbout | null> {
  if (subject.audit_item_id !== null) return ofAudit(db, subject.audit_item_id, caller)
  if (subject.library_item_id !== null) return ofLibrary(db, subject.library_item_id, caller)
  return null
}

async function ofAudit(db: Database, id: number, caller: Caller): Promise<PostAbout | null> {
  const row = await db
    .selectFrom('audit_items as item')
    .innerJoin('audits', 'audits.id', 'item.audit_id')
    .select(['item.audit_id', 'item.group_id', 'item.header', 'item.finding_number', 'audits.name as audit'])
    .where('item.id', '=', id)
    .where(visibleTo(caller))
    .executeTakeFirst()
  return row ? { ...row, audit_item_id: id, library_item_id: null } : null
}

async function ofLibrary(db: Database, id: number, caller: Caller): Promise<PostAbout | null> {
  const row = await db
    .selectFrom('library_items')
    .select(['group_id', 'header'])
    .where('id', '=', id)
    .where(seesItem(caller))
    .executeTakeFirst()
  return row
    ? { ...row, audit_item_id: null, audit_id: null, library_item_id: id, audit: null, finding_number: null }
    : null
}

/** 422 unless the caller sees what the post is to be about, and it is one thing. */
export async function check(db: Database, subject: Subject, caller: Caller): Promise<void> {
  const field = subject.audit_item_id === null ? 'library_item_id' : 'audit_item_id'
  if (subject.audit_item_id !== null && subject.library_item_id !== null) throw invalid(field, 'validation.choice')
  const isChosen = subject.audit_item_id !== null || subject.library_item_id !== null
  if (isChosen && !(await find(db, subject, caller))) throw invalid(field, 'validation.missing_record')
}

/** Posts about a question of an audit, or about the one of the library that it was taken from; none for whoever does not see the audit. */
export const aboutAuditItem = (id: number, caller: Caller) => sql<boolean>`posts.id in (
  select linked.id from audit_items item join audits on audits.id = item.audit_id
    join posts linked on linked.audit_item_id = item.id or linked.library_item_id = item.library_item_id
  where item.id = ${id} and ${visibleTo(caller)})`

/** Posts about a question of the library; none for whoever does not see it. */
export const aboutLibraryItem = (id: number, caller: Caller) => sql<boolean>`posts.library_item_id in (
  select id from library_items where id = ${id} and ${seesItem(caller)})`
