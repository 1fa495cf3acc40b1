import { sql } from 'kysely'

/** Whether the row of `audit_items` at hand has a conclusion: a comment that is marked as one, or else any that answers no other. */
export const isConcluded = sql<boolean>`exists (select from comments
  where comments.audit_item_id = audit_items.id and (comments.is_final or comments.parent_id is null))`
