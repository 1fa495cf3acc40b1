import type { WaitingRecord } from '@apron/contract/desk'
import { grouped } from '#lib/grouped.ts'

/** Records that stand in one branch, under one heading. */
export type Branch = { key: string; name: string | null; records: WaitingRecord[] }
export type Section = { name: string; branches: Branch[]; records: WaitingRecord[] }
/** One line that keys move between: a branch or a record. */
export type QueueLine = { key: string; records: readonly WaitingRecord[]; branch: Branch | null }

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

/** Branches that somebody opened or closed, by their key. */
export type OpenBranches = ReadonlyMap<string, boolean>

/** Whether the records of a branch are shown: as somebody chose, and until then where they are few. */
export const isShown = ({ key, name, records }: Branch, opened: OpenBranches) =>
  name === null || (opened.get(key) ?? records.length <= fewEnough)

/** What keys move between, in the order of the screen. */
export function linesOf(sections: readonly Section[], opened: OpenBranches): QueueLine[] {
  return sections.flatMap(({ branches }) =>
    branches.flatMap((branch) => [
      ...(branch.name === null ? [] : [{ key: branch.key, records: branch.records, branch }]),
      ...(isShown(branch, opened)
        ? branch.records.map((one) => ({ key: keyOf(one), records: [one], branch: null }))
        : []),
    ]),
  )
}

/** Where the keys stand: on a line, and which lines were behind it, for when it is gone. */
export type QueuePlace = { key: string; isBranch: boolean; behind: readonly string[] }

export const placeOf = (lines: readonly QueueLine[], index: number): QueuePlace => ({
  key: lines[index]!.key,
  isBranch: lines[index]!.branch !== null,
  behind: lines.slice(index + 1).map(({ key }) => key),
})

/** The line itself wherever it is by now, else the first that was behind it and is still there, else the last. */
function nearest(lines: readonly QueueLine[], { key, behind }: QueuePlace): number {
  const places = new Map(lines.map((line, index) => [line.key, index]))
  const still = [key, ...behind].find((one) => places.has(one))
  return still === undefined ? lines.length - 1 : places.get(still)!
}

/** The index of the line on which the keys are; -1 when from a record that went they would fall onto a whole branch. */
export function standing(lines: readonly QueueLine[], at: QueuePlace | null): number {
  if (!at) return -1
  const index = nearest(lines, at)
  return lines[index]?.branch && !at.isBranch ? -1 : index
}

/** Where the keys are after a step; from a record that went before a branch, down leads to that branch. */
export function moved(lines: readonly QueueLine[], at: QueuePlace | null, step: 1 | -1): QueuePlace | null {
  if (lines.length === 0) return null
  if (!at) return placeOf(lines, 0)
  const from = standing(lines, at)
  const next = from >= 0 ? from + step : nearest(lines, at) + Math.min(step, 0)
  return placeOf(lines, Math.max(0, Math.min(lines.length - 1, next)))
}

/** The ticks after a tick of these: all of them, or none of them when all were. */
export function ticked(before: ReadonlySet<string>, records: readonly WaitingRecord[]): Set<string> {
  const keys = records.map(keyOf)
  const wasAll = keys.every((key) => before.has(key))
  return new Set(wasAll ? [...before].filter((key) => !keys.includes(key)) : [...before, ...keys])
}
