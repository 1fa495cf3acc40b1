import { expect, it } from 'vitest'
import { branchOf, childrenOf, chosenWith } from './branches.ts'
import type { PickGroup } from './use-library.ts'

const group = (id: number, parentId: number): PickGroup => ({
  id,
  parentId,
  name: `G${id}`,
  isApproved: true,
  total: 1,
})
const groups = [group(1, 0), group(2, 1), group(3, 2), group(4, 0), group(5, 99)]

it('a branch is a group with all below it, and one whose parent is not shown stands at the top', () => {
  const children = childrenOf(groups)
  expect(branchOf(children, groups[0]!).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(children.get(0)!.map(({ id }) => id)).toEqual([1, 4, 5])
})

it('items come and go without touching the set that was there, and locked ones stay', () => {
  const before = new Set([1, 2])
  expect([...chosenWith(before, [2, 3], true)]).toEqual([1, 2, 3])
  expect([...chosenWith(before, [2, 9], false)]).toEqual([1])
  expect([...chosenWith(before, [1, 2], false, new Set([1]))]).toEqual([1])
  expect([...before]).toEqual([1, 2])
})
