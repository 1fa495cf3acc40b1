import type { RawBuilder } from 'kysely'
import type { FindingsAwaited } from '@apron/contract/desk'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/rights/caller.ts'

/** One kind of findings that wait for something of a person. */
export type AwaitedFindings = { of: FindingsAwaited } & (
  | {
      /** Which `audit_items`, findings of `audits` that the caller sees, do today. */
      which: (caller: Caller, today: string) => RawBuilder<boolean>
    }
  | {
      /** The ids of all those that do, which nothing else need be asked of: so many are counted without a second look at each. */
      ids: (db: Database, caller: Caller) => RawBuilder<unknown>
    }
)
