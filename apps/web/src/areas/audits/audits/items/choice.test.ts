import { describe, expect, it } from 'vitest'
import { childrenOf } from '#blocks/audit/branches.ts'
import type { PickGroup, PickItem } from '#blocks/audit/use-library.ts'
import { countBranches, rowsOf, tickedOf } from './choice.ts'

const group = (id: number, parentId: number, total: number, isApproved = true): PickGroup => ({
  id,
  parentId,
  name: `G${id}`,
  isApproved,
  total,
})
const items = (groupId: number, ...ids: number[]): PickItem[] =>
  ids.map((id) => ({ id, groupId, header: `${id}`, text: '' }))

const groups = [group(1, 0, 0), group(2, 1, 2), group(3, 1, 5), group(4, 0, 9, false), group(5, 99, 1)]
const children = childrenOf(groups)
const loaded = new Map([[2, items(2, 21, 22)]])

describe('the choice of items', () => {
  it('counts what is chosen below every group, unseen groups by what the audit held', () => {
    const counts = countBranches(children, loaded, { chosen: new Set([21]), unseen: new Map([[3, 5]]) })
    expect(counts.get(1)).toEqual({ chosen: 6, total: 7 })
    expect(counts.get(3)).toEqual({ chosen: 5, total: 5 })
    expect(counts.get(4)).toEqual({ chosen: 0, total: 0 })
    expect([counts.get(1), counts.get(2), counts.get(3), counts.get(4)].map((count) => tickedOf(count!))).toEqual([
      'some',
      'some',
      'all',
      'none',
    ])
  })

  it('shows open groups with their items, and a group without its parent at the top', () => {
    const rows = rowsOf(children, loaded, { chosen: new Set([22]), unseen: new Map() }, new Set([1, 2, 3]))
    expect(rows.map(({ key, level }) => `${key}@${level}`)).toEqual([
      'g1@1',
      'g2@2',
      'i21@3',
      'i22@3',
      'g3@2',
      'n3@3',
      'g4@1',
      'g5@1',
    ])
    expect(rows.find(({ key }) => key === 'i22')).toMatchObject({ ticked: 'all' })
  })
})
