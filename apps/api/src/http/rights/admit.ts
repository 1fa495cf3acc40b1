import type { Route } from '@apron/contract'
import { notAdmitted, notPermitted, notSignedIn } from '#kernel/refusals.ts'
import { passes, type Caller } from '#kernel/caller.ts'

/** Refuses (401, 403) those who may not make a call, as far as no audit decides about it. */
export function admit(caller: Caller | null, { access }: Route): void {
  if (access === 'anyone') return
  if (!caller) throw notSignedIn()
  if (!caller.isAdmitted && access !== 'own-account') throw notAdmitted()
  if (isInAudit(access)) return
  if (!passes(caller, access)) throw notPermitted()
}

/** Whether a permission inside an audit is asked for. */
export function isInAudit(access: Route['access']): access is Extract<Route['access'], { audit: unknown }> {
  return typeof access === 'object' && 'audit' in access
}
