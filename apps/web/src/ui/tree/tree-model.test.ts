// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTreeModel, type Drop, type TreeRules } from './tree-model.ts'

type Node = { id: number; parentId: number; name: string }
const node = (id: number, parentId: number): Node => ({ id, parentId, name: `n${id}` })
/** 1 ─ 2 ─ 4, 1 ─ 3, 5 ─ 6 */
const nodes = [node(1, 0), node(2, 1), node(4, 2), node(3, 1), node(5, 0), node(6, 5)]
const started = { nodes, selected: null, onSelect: () => undefined }

function open(rules: Partial<TreeRules<Node>> = {}) {
  const hook = renderHook((props: Partial<TreeRules<Node>>) => useTreeModel<Node>({ ...started, ...props }), {
    initialProps: rules,
  })
  const tree = () => hook.result.current.tree
  const shown = () =>
    tree()
      .getItems()
      .map((item) => Number(item.getId()))
  const line = (id: number) => tree().getItemInstance(String(id))
  /** Lets go of a line over another one, or between the children of it. */
  const drop = (id: number, parent: number, index?: number) =>
    act(async () => {
      const item = line(parent)
      const between = { childIndex: index ?? 0, insertionIndex: index ?? 0, dragLineIndex: 0, dragLineLevel: 0 }
      const target = index === undefined ? { item } : { item, ...between }
      const { canDrop, onDrop } = tree().getConfig()
      if (canDrop?.([line(id)], target)) await onDrop?.([line(id)], target)
    })
  return { ...hook, tree, shown, line, drop }
}

afterEach(cleanup)

describe('a tree on the screen', () => {
  it('begins with the children of what stands at the top, opens and closes all', () => {
    const { shown, result } = open()
    expect(shown()).toEqual([1, 2, 3, 5, 6])
    act(() => result.current.openAll())
    expect(shown()).toEqual([1, 2, 4, 3, 5, 6])
    act(() => result.current.closeAll())
    expect(shown()).toEqual([1, 5])
  })

  it('opens the way to what is chosen, and closes nothing for it', () => {
    const { shown, rerender } = open({ openLevels: 0 })
    expect(shown()).toEqual([1, 5])
    rerender({ openLevels: 0, selected: 4 })
    expect(shown()).toEqual([1, 2, 4, 3, 5])
    rerender({ openLevels: 0, selected: 6 })
    expect(shown()).toEqual([1, 2, 4, 3, 5, 6])
  })

  it('shows only what was found, open, and afterwards what was open before', () => {
    const { shown, line, rerender, result } = open()
    act(() => result.current.closeAll())
    rerender({ found: new Set([4]) })
    expect(shown()).toEqual([1, 2, 4])
    act(() => line(2).collapse())
    expect(shown()).toEqual([1, 2])
    rerender({ found: new Set([4, 6]) })
    expect(shown()).toEqual([1, 2, 4, 5, 6])
    rerender({})
    expect(shown()).toEqual([1, 5])
  })

  it('keeps what is open when other records come', () => {
    const { shown, rerender, result } = open()
    act(() => result.current.openAll())
    rerender({ nodes: [...nodes, node(7, 4)] })
    expect(shown()).toEqual([1, 2, 4, 3, 5, 6])
    rerender({ nodes: nodes.filter(({ id }) => id !== 2 && id !== 4) })
    expect(shown()).toEqual([1, 3, 5, 6])
  })
})

describe('a line that is dragged', () => {
  it('goes under another one, which opens', async () => {
    const onMove = vi.fn<(node: Node, drop: Drop) => void>()
    const { drop, line } = open({ onMove, openLevels: 0 })
    await drop(6, 2)
    expect(onMove.mock.calls).toEqual([[nodes[5], { parentId: 2 }]])
    expect(line(2).isExpanded()).toBe(true)
  })

  it('never goes under itself or under what stands below it', async () => {
    const onMove = vi.fn<(node: Node, drop: Drop) => void>()
    const { drop } = open({ onMove, canReorder: true })
    await drop(1, 1)
    await drop(1, 4)
    await drop(1, 2, 0)
    expect(onMove).not.toHaveBeenCalled()
  })

  it('changes its place among its siblings only where the order counts', async () => {
    const onMove = vi.fn<(node: Node, drop: Drop) => void>()
    const { drop, rerender } = open({ onMove })
    await drop(3, 1, 0)
    await drop(3, 1)
    expect(onMove).not.toHaveBeenCalled()
    rerender({ onMove, canReorder: true })
    await drop(3, 1, 0)
    expect(onMove.mock.calls).toEqual([[nodes[3], { parentId: 1, index: 0 }]])
  })

  it('goes to the top between two lines also where the order does not count', async () => {
    const onMove = vi.fn<(node: Node, drop: Drop) => void>()
    const { drop } = open({ onMove })
    await drop(4, 0, 1)
    expect(onMove.mock.calls).toEqual([[nodes[2], { parentId: 0 }]])
  })

  it('stays where the screen forbids the place', async () => {
    const onMove = vi.fn<(node: Node, drop: Drop) => void>()
    const { drop } = open({ onMove, canDrop: (_, parent) => parent?.id !== 5 })
    await drop(4, 5)
    await drop(4, 0)
    expect(onMove.mock.calls).toEqual([[nodes[2], { parentId: 0 }]])
  })
})

describe('a line of another tree', () => {
  const data = (kind: string, id: string) =>
    ({ types: [kind], getData: (asked: string) => (asked === kind ? id : '') }) as unknown as DataTransfer

  it('is taken where the screen takes its kind, at the place where it is let go', () => {
    const onTake = vi.fn<(id: number, drop: Drop) => void>()
    const canTake = (parent: Node | null) => parent?.id !== 5
    const { tree, line } = open({ takes: { kind: 'library/group', canTake, onTake }, sends: 'audit/group' })
    const { canDropForeignDragObject: may, onDropForeignDragObject: take } = tree().getConfig()
    expect(may?.(data('library/group', '88'), { item: line(2) })).toBe(true)
    expect(may?.(data('library/group', '88'), { item: line(5) })).toBe(false)
    expect(may?.(data('text/plain', '88'), { item: line(2) })).toBe(false)
    act(() => void take?.(data('library/group', '88'), { item: line(2) }))
    expect(onTake.mock.calls).toEqual([[88, { parentId: 2 }]])
  })
})
