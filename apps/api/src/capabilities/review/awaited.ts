import type { RawBuilder } from 'kysely'
import type { FindingsAwaited } from '@apron/contract/desk'
import type { Caller } from '../../http/rights/caller.ts'

/** One kind of findings that wait for something of a person: which `audit_items`, findings of `audits` that the caller sees, do today. */
export type AwaitedFindings = { of: FindingsAwaited; which: (caller: Caller, today: string) => RawBuilder<boolean> }
