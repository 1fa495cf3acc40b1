import type { Permission } from '@apron/contract'
import { passes, type Caller } from '../../http/rights/caller.ts'

const maintaining = [
  'VIEW_DOCUMENT_ORGANIZATION',
  'CREATE_DOCUMENT',
  'UPDATE_DOCUMENT',
  'APPROVE_DOCUMENT',
] as const satisfies Permission[]

/** Whether the caller sees documents that are not approved too. */
export function seesEveryDocument(caller: Caller): boolean {
  return passes(caller, maintaining)
}
