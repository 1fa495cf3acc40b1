import type { Expression } from 'kysely'
import type { FindingsAwaited } from '@apron/contract/desk'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../kernel/caller.ts'

/** One kind of findings that wait for something of a person: the ids of all those, of audits that the caller sees, that do today. */
export type AwaitedFindings = {
  of: FindingsAwaited
  ids: (db: Database, caller: Caller, today: string) => Expression<unknown>
}
