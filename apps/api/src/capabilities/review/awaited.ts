import type { Expression } from 'kysely'
import type { FindingsAwaited } from '@apron/contract/desk'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'

/** One kind of findings in the work queue: the ids of those that wait for the caller today, in audits that they see. */
export type AwaitedFindings = {
  of: FindingsAwaited
  ids: (db: Database, caller: Caller, today: string) => Expression<unknown>
}
