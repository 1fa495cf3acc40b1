import { describe, expect, it } from 'vitest'
import { changedPlaces, moved, moveFor } from './arrangement.ts'

const node = (id: number, parentId: number) => ({ id, parentId })
/** 1 ─ 2, 1 ─ 3 ─ 4, 5 */
const nodes = [node(1, 0), node(2, 1), node(3, 1), node(4, 3), node(5, 0)]
const below = (all: readonly { id: number; parentId: number }[], parent: number) =>
  all.filter(({ parentId }) => parentId === parent).map(({ id }) => id)

describe('an outline that is rearranged', () => {
  it('puts an item at a place among the children of another, counted without itself', () => {
    expect(below(moved(nodes, { id: 5, parentId: 1, index: 1 }), 1)).toEqual([2, 5, 3])
    expect(below(moved(nodes, { id: 2, parentId: 1, index: 1 }), 1)).toEqual([3, 2])
    expect(below(moved(nodes, { id: 1, parentId: 0, index: 1 }), 0)).toEqual([5, 1])
  })

  it('puts it last where no place is named', () => {
    expect(below(moved(nodes, { id: 5, parentId: 1 }), 1)).toEqual([2, 3, 5])
  })

  it('never puts an item below itself, and leaves alone what is no more', () => {
    expect(moved(nodes, { id: 1, parentId: 4 })).toBe(nodes)
    expect(moved(nodes, { id: 1, parentId: 1 })).toBe(nodes)
    expect(moved(nodes, { id: 9, parentId: 0 })).toBe(nodes)
    expect(moved(nodes, { id: 5, parentId: 9 })).toBe(nodes)
  })

  it('goes up, down, out and in by steps, and says where none is left', () => {
    expect(moveFor(nodes, 3, 'up')).toEqual({ id: 3, parentId: 1, index: 0 })
    expect(moveFor(nodes, 2, 'up')).toBeNull()
    expect(moveFor(nodes, 2, 'down')).toEqual({ id: 2, parentId: 1, index: 1 })
    expect(moveFor(nodes, 3, 'down')).toBeNull()
    expect(moveFor(nodes, 4, 'out')).toEqual({ id: 4, parentId: 1, index: 2 })
    expect(moveFor(nodes, 5, 'out')).toBeNull()
    expect(moveFor(nodes, 5, 'in')).toEqual({ id: 5, parentId: 1 })
    expect(moveFor(nodes, 1, 'in')).toBeNull()
  })

  it('saves just those that stand elsewhere than before', () => {
    expect(changedPlaces(nodes, moved(nodes, { id: 5, parentId: 1, index: 0 }))).toEqual([
      { id: 5, parent_id: 1, position: 0 },
      { id: 2, parent_id: 1, position: 1 },
      { id: 3, parent_id: 1, position: 2 },
    ])
    const back = moved(moved(nodes, { id: 5, parentId: 1 }), { id: 5, parentId: 0 })
    expect(changedPlaces(nodes, back)).toEqual([])
  })
})
