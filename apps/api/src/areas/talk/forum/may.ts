import type { Permission } from '@apron/contract'
import { notPermitted } from '#kernel/refusals.ts'
import { holds, type Caller } from '#kernel/caller.ts'

/** 403 unless the caller wrote it, or may change what others wrote; members of group 1 may. */
export function checkMayChange(caller: Caller, written: { user_id: number }, others: Permission): void {
  if (written.user_id !== caller.id && !holds(caller, others)) throw notPermitted()
}
