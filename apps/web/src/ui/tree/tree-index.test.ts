import { describe, expect, it } from 'vitest'
import { ancestors, indexOf, isInside, narrowedTo, openTo } from './tree-index.ts'

const node = (id: number, parentId: number, name = `n${id}`) => ({ id, parentId, name })
/** 1 ─ 2 ─ 4, 1 ─ 3, 5 */
const nodes = [node(1, 0), node(2, 1), node(4, 2), node(3, 1), node(5, 0)]

describe('a tree', () => {
  it('keeps siblings in the order in which they came', () => {
    expect(indexOf(nodes).children).toEqual(
      new Map([
        [0, [1, 5]],
        [1, [2, 3]],
        [2, [4]],
      ]),
    )
  })

  it('puts what stands below something that is not shown at the top, rather than losing it', () => {
    const { children } = indexOf([node(2, 99), node(4, 2)])
    expect(children.get(0)).toEqual([2])
  })

  it('opens as many levels as asked', () => {
    const { children } = indexOf(nodes)
    expect(openTo(children, 0)).toEqual([])
    expect(openTo(children, 1)).toEqual(['1', '5'])
    expect(openTo(children, 2)).toEqual(['1', '5', '2', '3'])
    expect(openTo(children, 99)).toEqual(['1', '5', '2', '3', '4'])
  })

  it('knows what stands above a node, the nearest first, and whether one stands below another', () => {
    const { byId } = indexOf(nodes)
    expect(ancestors(byId, 4)).toEqual(['2', '1'])
    expect(ancestors(byId, 1)).toEqual([])
    expect([isInside(byId, 4, 1), isInside(byId, 4, 4), isInside(byId, 1, 4), isInside(byId, 3, 2)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('does not go round for ever where records stand below each other', () => {
    const { byId } = indexOf([node(1, 2), node(2, 1)])
    expect(ancestors(byId, 1).length).toBe(100)
  })

  it('shows what was found with what stands above it, in the order of the tree', () => {
    expect(narrowedTo(nodes, new Set([5, 4])).map(({ id }) => id)).toEqual([1, 2, 4, 5])
    expect(narrowedTo(nodes, new Set())).toEqual([])
    expect(narrowedTo(nodes, new Set([1])).map(({ id }) => id)).toEqual([1])
  })
})
