import { sql, type RawBuilder } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { seesEveryDocument as maintaining } from '@apron/contract/documents'
import { passes, type Caller } from '#kernel/caller.ts'
import { narrowedTo, questionsOutside } from './from-outside.ts'

/** Whether the caller sees documents that are not approved too. */
export function seesEveryDocument(caller: Caller): boolean {
  return passes(caller, maintaining)
}

/** The external person to whose documents it is narrowed; null for everybody else. */
export const outsideReader = (caller: Caller): number | null => narrowedTo(caller, maintaining)

/** The documents that a person has to read, by who is named as their audience: `document_id`. */
export const readBy = (userId: number): RawBuilder<unknown> => sql`(
  with recursive person as (select * from users where id = ${userId}),
  above(id, parent_id) as (
    select o.id, o.parent_id from organizations o join person on person.organization_id = o.id
    union select o.id, o.parent_id from above join organizations o on o.id = above.parent_id
  ),
  named(kind, target_id) as (
    select 'user', id from person union all select 'group', group_id from person
    union all select 'position', position_id from person union all select 'organization', id from above
  )
  select a.document_id from named join document_audiences a on a.kind = named.kind and a.target_id = named.target_id)`

/** Whether somebody has confirmed a version, or another one that differs from it in its wording only: about `version`, a row of them, and the id of a person. */
export const hasRead = (version: string, userId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from document_acknowledgements done join document_versions same on same.id = done.version_id
  where done.user_id = ${userId} and same.reading_of_id = ${sql.ref(`${version}.reading_of_id`)})`

/** How many documents in force a person has to read and has not confirmed. */
export const stillToRead = (userId: number): RawBuilder<number> => sql<number>`(
  select count(*)::integer from documents d join document_versions v on v.id = d.current_version_id
  where d.status = ${sql.lit(approvalStatus.APPROVAL)} and d.id in ${readBy(userId)} and not ${hasRead('v', sql`${userId}`)})`

/** Whether a document is one that an external person reads: its audience names them, or what they are asked refers to it. */
export const readOutside = (documentId: RawBuilder<unknown>, person: number) => sql<boolean>`(
  ${documentId} in ${readBy(person)} or ${documentId} in (
    select part.document_id from library_item_references refers join document_items part on part.id = refers.document_item_id
    where refers.item_id in (${questionsOutside(person)})))`

/** Whether the caller sees a document, by the columns that hold its number and status. */
export function seesDocument(
  caller: Caller,
  id: RawBuilder<unknown>,
  status: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (seesEveryDocument(caller)) return sql<boolean>`true`
  const isApproved = sql<boolean>`${status} = ${sql.lit(approvalStatus.APPROVAL)}`
  const outside = outsideReader(caller)
  return outside === null ? isApproved : sql<boolean>`(${isApproved} and ${readOutside(id, outside)})`
}
