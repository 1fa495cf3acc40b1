import { sql, type RawBuilder } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { seesEveryDocument as maintaining } from '@apron/contract/documents'
import { passes, type Caller } from '../../http/rights/caller.ts'
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
  )
  select a.document_id from document_audiences a, person
  where (a.kind = 'user' and a.target_id = person.id) or (a.kind = 'group' and a.target_id = person.group_id)
    or (a.kind = 'position' and a.target_id = person.position_id)
    or (a.kind = 'organization' and a.target_id in (select id from above)))`

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
