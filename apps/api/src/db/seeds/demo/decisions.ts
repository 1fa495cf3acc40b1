import type { GroupKey } from '../ready/groups.ts'
import type { PersonKey } from './company/people.ts'
import type { PositionKey } from './company/positions.ts'

type Decided<Key> = { keys: readonly Key[]; maker: PersonKey | 'administrator'; checker: PersonKey; day: number }

/** Records about whose approval their maker was notified, each with the day counted from today. */
export const decidedGroups: readonly Decided<GroupKey>[] = [
  { keys: ['auditees'], maker: 'administrator', checker: 'thuHa', day: -34 },
  { keys: ['viewers'], maker: 'administrator', checker: 'vanPhuc', day: -1 },
]
export const decidedPositions: readonly Decided<PositionKey>[] = [
  { keys: ['expert'], maker: 'ducAnh', checker: 'vanPhuc', day: -33 },
  { keys: ['technician'], maker: 'ducAnh', checker: 'thuHa', day: -2 },
  { keys: ['engineer'], maker: 'thaoVy', checker: 'vanPhuc', day: -7 },
]
/** A chapter of the library that was approved at once; its writer is notified. */
export const decidedChapter = { index: 'C', checker: 'thuHa', day: -15 } as const
