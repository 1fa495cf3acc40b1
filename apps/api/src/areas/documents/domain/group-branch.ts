import { sql, type RawBuilder } from 'kysely'
import { branchName } from '#capabilities/tree.ts'

/** The branches in which documents and their groups wait: what stands at the root. */
export const groupBranch = (groupId: RawBuilder<unknown>) =>
  branchName({ table: 'document_groups', from: groupId, name: sql`name`, level: 1 })
