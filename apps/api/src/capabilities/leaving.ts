import type { RawBuilder } from 'kysely'
import type { HangingKind } from '@apron/contract/people'
import type { Database } from '#db/client.ts'
import type { Context } from '#http/handler.ts'
import type { Route } from '@apron/contract'
import type { Caller } from '#kernel/caller.ts'

/** The call by which somebody leaves. */
export type LeaveContext = Context<Route> & { caller: Caller }
/** Who leaves, and who takes over. */
export type HandOver = { from: readonly number[]; to: { id: number; fullname: string } }

/** Work of a feature module that depends on people. */
export type HandOverDefinition = {
  /** How much of each kind hangs on some people. */
  counts: (people: readonly number[]) => { [Kind in HangingKind]?: RawBuilder<number> }
  /** Whether the caller may hand this over, by the permissions that changing it takes at other times. */
  mayHandOver: (db: Database, caller: Caller, people: readonly number[]) => Promise<boolean>
  /** Hands it over, as the ordinary change would; 422 for a person who cannot have it. */
  handOver: (leaving: LeaveContext, who: HandOver) => Promise<void>
}

/** The event detail of a changed account: whether the person can no longer act. */
export type PersonChange = { hasLeft: boolean }
