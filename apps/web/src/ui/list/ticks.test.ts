// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { nextSort } from '../table/data-table-model.ts'
import { useSelection } from './selection.ts'
import { useTicks } from './ticks.ts'

type Row = { id: number; isHeld?: boolean }
const page: Row[] = [{ id: 1 }, { id: 2, isHeld: true }, { id: 3 }]
const reason = (row: Row) => (row.isHeld ? 'held' : undefined)

function table(rows: Row[] = page) {
  return renderHook(
    ({ rows: shown }) => {
      const selection = useSelection(shown)
      return { selection, ticks: useTicks(shown, selection, reason) }
    },
    { initialProps: { rows } },
  )
}

afterEach(cleanup)

describe('the ticks of a list', () => {
  it('take all rows but those against which there is a reason, and none again', () => {
    const { result } = table()
    act(() => result.current.ticks.toggleAll())
    expect(result.current.selection.ids).toEqual([1, 3])
    expect(result.current.ticks).toMatchObject({ all: true, some: true })
    act(() => result.current.ticks.toggleAll())
    expect(result.current.selection.ids).toEqual([])
  })

  it('count as some until all are there', () => {
    const { result } = table()
    act(() => result.current.ticks.toggle(3))
    expect(result.current.ticks).toMatchObject({ all: false, some: true })
    act(() => result.current.ticks.toggle(1))
    expect(result.current.ticks.all).toBe(true)
    act(() => result.current.ticks.toggle(3))
    expect(result.current.selection.ids).toEqual([1])
  })

  it('go with rows that leave the page, and the same function ticks on', () => {
    const { result, rerender } = table()
    const { toggle } = result.current.ticks
    act(() => toggle(1))
    act(() => toggle(3))
    rerender({ rows: [{ id: 3 }, { id: 4 }] })
    expect(result.current.selection.ids).toEqual([3])
    expect(result.current.ticks.toggle).toBe(toggle)
    act(() => toggle(4))
    expect(result.current.selection.ids).toEqual([3, 4])
  })

  it('say that nothing can be ticked where every row is held', () => {
    const { result } = table([{ id: 2, isHeld: true }])
    expect(result.current.ticks).toMatchObject({ none: true, all: false, some: false })
  })
})

describe('the order of a list', () => {
  it('goes upwards at the first click on a column, and then the other way round', () => {
    expect(nextSort(undefined, 'name')).toEqual({ by: 'name', direction: 'asc' })
    expect(nextSort({ by: 'name', direction: 'asc' }, 'name')).toEqual({ by: 'name', direction: 'desc' })
    expect(nextSort({ by: 'name', direction: 'desc' }, 'name')).toEqual({ by: 'name', direction: 'asc' })
    expect(nextSort({ by: 'name', direction: 'asc' }, 'email')).toEqual({ by: 'email', direction: 'asc' })
  })
})
