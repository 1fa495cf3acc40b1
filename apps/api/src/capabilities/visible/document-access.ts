import { seesEveryDocument as maintaining } from '@apron/contract/documents'
import { passes, type Caller } from '../../http/rights/caller.ts'

/** Whether the caller sees documents that are not approved too. */
export function seesEveryDocument(caller: Caller): boolean {
  return passes(caller, maintaining)
}
