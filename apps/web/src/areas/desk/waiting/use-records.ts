import type { WaitingRecord } from '@apron/contract/desk'
import { useState } from 'react'
import { useKeys } from '#lib/page/keys.ts'
import { actOnLast } from '#lib/page/notices.ts'
import { navigate } from '#lib/router/router.ts'
import {
  isShown,
  keyOf,
  linesOf,
  moved,
  placeOf,
  sectionsOf,
  standing,
  ticked,
  type Branch,
  type OpenBranches,
  type QueuePlace,
} from './branches.ts'
import { useDeciding } from './use-deciding.ts'

type Records = readonly WaitingRecord[]

export const mayApprove = (some: Records) => some.every(({ may_approve }) => may_approve)
export const mayReject = (some: Records) => some.every(({ may_reject }) => may_reject)

/** What is shown of the records that wait, ticked, decided about, and where the keys are. `readAt` says when they were read. */
export function useRecords(read: Records, readAt: number, help: () => void) {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<OpenBranches>(new Map())
  const [at, setAt] = useState<QueuePlace | null>(null)
  const deciding = useDeciding(readAt)
  const records = read.filter((record) => !deciding.isTaken(record))
  const sections = sectionsOf(records)
  const lines = linesOf(sections, opened)
  const current = lines[standing(lines, at)]
  const chosen = records.filter((record) => ticks.has(keyOf(record)))

  const tick = (some: Records) => setTicks((before) => ticked(before, some))
  const turn = (branch: Branch) => setOpened(new Map([...opened, [branch.key, !isShown(branch, opened)]]))
  const approve = (some: Records) => {
    if (some.length > 0 && mayApprove(some)) deciding.approve(some)
  }
  const reject = (some: Records) => {
    if (some.length > 0 && mayReject(some)) deciding.ask(some)
  }
  const meant = () => (chosen.length > 0 ? chosen : (current?.records ?? []))
  const step = (by: 1 | -1) => setAt(moved(lines, at, by))
  const keys: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    x: () => current && tick(current.records),
    a: () => approve(meant()),
    r: () => reject(meant()),
    u: actOnLast,
    o: () => {
      if (current?.branch) turn(current.branch)
      else if (current) void navigate({ href: current.records[0]!.link })
    },
    '?': help,
  }
  useKeys((key) => keys[key])

  return {
    sections,
    chosen,
    deciding,
    isCurrent: (key: string) => current?.key === key,
    /** Has the keys go on from a line that somebody acts on by hand. */
    stand: (key: string) => {
      const index = lines.findIndex((line) => line.key === key)
      if (index >= 0) setAt(placeOf(lines, index))
    },
    isShown: (branch: Branch) => isShown(branch, opened),
    /** How many of these are ticked. */
    ticksOf: (some: Records) => {
      const count = some.filter((record) => ticks.has(keyOf(record))).length
      return count === 0 ? 'none' : count === some.length ? 'all' : 'some'
    },
    clear: () => setTicks(new Set()),
    tick,
    turn,
    approve,
    reject,
  } as const
}

export type WaitingRecords = ReturnType<typeof useRecords>
