import type { AuditResult, ItemReport } from '../../minutes.ts'
import { cell, heading, marked, row, type PaperRow, type Run } from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'

type Group = AuditResult['groups'][number]
/** What a group is called by, and how deep it stands. */
export type GroupHeading = Pick<Group, 'index' | 'header' | 'level'>

/** The groups with their findings alone, and of the groups only those that hold one or stand above one that does. */
export function findingsOnly(groups: readonly Group[]): Group[] {
  const kept: Group[] = []
  let wanted = 0
  // From the end: what stands above a group comes before it.
  for (const group of groups.toReversed()) {
    const items = group.items.filter(({ status }) => status.is_finding)
    const isAbove = group.level < wanted
    if (items.length === 0 && !isAbove) continue
    kept.push({ ...group, items })
    wanted = group.level
  }
  return kept.toReversed()
}

/** The words of the group's number, which is rich text, before those of its name. */
export function groupTitle(scribe: Scribe, { index, header }: GroupHeading): Run[] {
  const number = scribe.rich(index).flatMap((block) => ('words' in block ? block.words.runs : []))
  const between = number.length > 0 ? [{ text: ' ', marks: [] }] : []
  return [...number, ...between, ...scribe.quote(header).runs]
}

/** The line of a group above its questions. */
export function groupRow(scribe: Scribe, group: GroupHeading, columns: number): PaperRow {
  const words = marked({ lang: null, runs: groupTitle(scribe, group) }, 'bold')
  return row([cell([heading(3, words)], { heads: 'group', columns })], group.level)
}

/** The groups in which an item stands, from the first down. */
export function wayTo(groups: readonly Group[], item: ItemReport): Group[] {
  const way: Group[] = []
  for (const group of groups) {
    way.splice(way.findLastIndex(({ level }) => level < group.level) + 1)
    way.push(group)
    if (group.items.some(({ id }) => id === item.id)) return way
  }
  return []
}

/** Whether there is nothing to list. */
export const isEmpty = (groups: readonly Pick<Group, 'items'>[]): boolean =>
  groups.every(({ items }) => items.length === 0)
