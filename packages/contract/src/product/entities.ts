import type * as audits from '../audits/index.ts'
import type * as desk from '../desk/index.ts'
import type * as documents from '../documents/index.ts'
import type * as library from '../library/index.ts'
import type * as people from '../people/index.ts'
import type * as talk from '../talk/index.ts'
import type { Entities, Route, Routes } from '../http/route.ts'

type Area = typeof audits | typeof desk | typeof documents | typeof library | typeof people | typeof talk
type RoutesOf<Some> = Some extends unknown ? Extract<Some[keyof Some], Routes> : never
type CallOf<Room> = Room extends unknown ? Room[keyof Room] : never
type NamedBy<Call> = Call extends { changes: infer Names } | { reads: infer Names } ? Names : never
type Each<Names> = Names extends readonly (infer Name)[] ? Name : Names

/** What changes, and is read: whatever a call names. */
export type Entity = Exclude<Each<NamedBy<CallOf<RoutesOf<Area>>>>, 'nothing'>

const listed = (entities: Entities | undefined): readonly Entity[] => {
  if (entities === undefined || entities === 'nothing') return []
  return (typeof entities === 'string' ? [entities] : entities) as Entity[]
}
/** What a write changes; nothing for a GET. */
export const changesOf = (route: Pick<Route, 'changes'>): readonly Entity[] => listed(route.changes)
/** What the answer of a read is made from; nothing for a write. */
export const readsOf = (route: Pick<Route, 'reads'>): readonly Entity[] => listed(route.reads)
