import { expect, it } from 'vitest'
import type { PickGroup, PickItem } from '#blocks/audit/use-library.ts'
import { borneBy, changeOf, countsOf } from './assignment.ts'

const group = (id: number, parentId: number, total: number): PickGroup => ({
  id,
  parentId,
  name: `G${id}`,
  isApproved: true,
  total,
})
const groups = [group(1, 0, 1), group(2, 1, 2), group(3, 2, 4), group(4, 0, 3), group(5, 99, 1)]
const item = (id: number, groupId: number): PickItem => ({ id, groupId, header: `${id}`, text: '' })
const known = new Map([item(10, 1), item(20, 2), item(30, 3), item(31, 3), item(40, 4)].map((one) => [one.id, one]))

it('a question is kept, new, lost or none of it, and the change is counted', () => {
  const sets = { base: new Set([10, 20]), chosen: new Set([20, 30, 31]) }
  expect([10, 20, 30, 40].map((id) => borneBy(id, sets))).toEqual(['lost', 'kept', 'new', 'none'])
  expect(changeOf(sets)).toEqual({ added: 2, removed: 1 })
  expect(changeOf({ base: sets.base, chosen: sets.base })).toEqual({ added: 0, removed: 0 })
})

it('counts go up to the top', () => {
  const counts = countsOf(groups, known, new Set([30, 31, 10, 40, 777]))
  expect([1, 2, 3, 4, 5].map((id) => counts.get(id))).toEqual([
    { chosen: 3, total: 7 },
    { chosen: 2, total: 6 },
    { chosen: 2, total: 4 },
    { chosen: 1, total: 3 },
    { chosen: 0, total: 1 },
  ])
})
