import type { WaitingRecord } from '@apron/contract/desk'
import { grouped } from '../../../lib/grouped.ts'

/** Records that stand in one branch, under one heading. */
export type Branch = { key: string; name: string | null; records: WaitingRecord[] }
export type Section = { name: string; branches: Branch[]; records: WaitingRecord[] }
/** One line that keys move between: a branch or a record. */
export type Line = { key: string; records: readonly WaitingRecord[]; branch: Branch | null }

/** More records of a branch than these are shown when somebody asks. */
const fewEnough = 6

export const keyOf = ({ kind, id }: Pick<WaitingRecord, 'kind' | 'id'>) => `${kind} ${id}`

/** Records, which come in the order of their sections and branches, under these; one that is alone in its branch needs no heading. */
export function sectionsOf(records: readonly WaitingRecord[]): Section[] {
  return [...grouped(records, ({ section }) => section)].map(([name, within]) => ({
    name,
    records: within,
    branches: [...grouped(within, ({ branch }) => branch?.id ?? null)].map(([id, some]) => ({
      key: `${name} ${id}`,
      name: some.length > 1 ? (some[0]!.branch?.name ?? null) : null,
      records: some,
    })),
  }))
}

/** Whether the records of a branch are shown, as long as nobody has said otherwise. */
export const isShownFirst = ({ name, records }: Branch) => name === null || records.length <= fewEnough

/** What keys move between, in the order of the screen. */
export function linesOf(sections: readonly Section[], isShown: (branch: Branch) => boolean): Line[] {
  return sections.flatMap(({ branches }) =>
    branches.flatMap((branch) => [
      ...(branch.name === null ? [] : [{ key: branch.key, records: branch.records, branch }]),
      ...(isShown(branch) ? branch.records.map((one) => ({ key: keyOf(one), records: [one], branch: null })) : []),
    ]),
  )
}

/** The ticks after a tick of these: all of them, or none of them when all were. */
export function ticked(before: ReadonlySet<string>, records: readonly WaitingRecord[]): Set<string> {
  const keys = records.map(keyOf)
  const wasAll = keys.every((key) => before.has(key))
  return new Set(wasAll ? [...before].filter((key) => !keys.includes(key)) : [...before, ...keys])
}
