import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusals.ts'
import { moved } from './moves.ts'
import { growing, inOrder, positionsOf } from './order.ts'

const row = (id: number, parent_id: number | null, position: number, is_gone = false) => ({
  id,
  parent_id,
  position,
  is_gone,
})
/** 1 (2 3 (4)) 5, and 6 that is gone. */
const rows = () => [row(1, null, 1), row(2, 1, 1), row(3, 1, 2), row(4, 3, 1), row(5, null, 2), row(6, null, 0, true)]

/** The outline after the moves: numbers in their order, two spaces for each level. */
function after(...moves: { id: number; parent_id: number; position?: number }[]) {
  const places = new Map(moved(rows(), moves).map((place) => [place.id, place]))
  const all = rows().map((one) => ({ ...one, ...places.get(one.id) }))
  return inOrder(all).map(({ row: { id }, level }) => `${'  '.repeat(level - 1)}${id}`)
}
const refusal = (...moves: Parameters<typeof after>) => {
  try {
    return after(...moves)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.fields?.['items']?.[0]?.key ?? error.code
  }
}

describe('items of an outline', () => {
  it('are moved to a place among others, or behind them', () => {
    expect(after({ id: 5, parent_id: 1, position: 1 })).toEqual(['1', '  2', '  5', '  3', '    4', '6'])
    expect(after({ id: 2, parent_id: 3 })).toEqual(['1', '  3', '    4', '    2', '5', '6'])
    expect(after({ id: 5, parent_id: 0, position: 0 })).toEqual(['5', '1', '  2', '  3', '    4', '6'])
  })

  it('are moved together, as they are to stand at the end', () => {
    expect(after({ id: 3, parent_id: 0, position: 0 }, { id: 1, parent_id: 4, position: 0 })).toEqual([
      '3',
      '  4',
      '    1',
      '      2',
      '5',
      '6',
    ])
    expect(after({ id: 2, parent_id: 0, position: 2 }, { id: 4, parent_id: 0, position: 1 })).toEqual([
      '1',
      '  3',
      '4',
      '2',
      '5',
      '6',
    ])
  })

  it('stay where they are when nothing else is said', () => {
    expect(
      moved(rows(), [
        { id: 2, parent_id: 1 },
        { id: 5, parent_id: 0 },
      ]),
    ).toEqual([])
  })

  it('are written without others where there is room between these', () => {
    const wide = [row(1, null, 1024), row(2, null, 2048), row(3, null, 3072)]
    expect(moved(wide, [{ id: 3, parent_id: 0, position: 1 }])).toEqual([{ id: 3, parent_id: null, position: 1536 }])
  })

  it('are not moved below themselves, twice, too deep, from elsewhere, or once they are gone', () => {
    expect(refusal({ id: 1, parent_id: 4 })).toBe('tree_cycle')
    expect(refusal({ id: 1, parent_id: 5 }, { id: 5, parent_id: 2 })).toBe('tree_cycle')
    expect(refusal({ id: 1, parent_id: 1 })).toBe('tree_cycle')
    expect(refusal({ id: 5, parent_id: 1 }, { id: 5, parent_id: 2 })).toBe('outlines.moved_twice')
    expect(refusal({ id: 9, parent_id: 0 })).toBe('outlines.foreign')
    expect(refusal({ id: 5, parent_id: 9 })).toBe('outlines.foreign')
    expect(refusal({ id: 6, parent_id: 1 })).toBe('outline_item_gone')
    expect(refusal({ id: 5, parent_id: 6 })).toBe('outline_item_gone')
    const chain = Array.from({ length: 21 }, (_, at) => row(at + 1, at > 0 && at < 20 ? at : null, at))
    expect(() => moved(chain, [{ id: 21, parent_id: 20 }])).toThrow('tree_too_deep')
    expect(moved(chain, [{ id: 21, parent_id: 19 }])).toHaveLength(1)
  })
})

it.each([
  [[], []],
  [
    [null, null],
    [1024, 2048],
  ],
  [
    [0, null, 10],
    [0, 5, 10],
  ],
  [
    [null, 0],
    [1024, 2048],
  ],
  [
    [5, null, 6],
    [1024, 2048, 3072],
  ],
  [
    [7, 3],
    [1024, 2048],
  ],
  [
    [null, 3, null],
    [1, 3, 1027],
  ],
])('positions %j become %j', (kept, positions) => {
  const made = positionsOf(kept as (number | null)[])
  expect(made.every((position, at) => at === 0 || position > made[at - 1]!)).toBe(true)
  expect(made).toEqual(positions)
})

it.each([
  [[], []],
  [
    [1, 2, 3],
    [0, 1, 2],
  ],
  [
    [2, 3, 1],
    [0, 1],
  ],
  [
    [5, 1, 2, 6, 3],
    [1, 2, 4],
  ],
])('of %j the places %j grow', (numbers, places) => {
  expect([...growing(numbers)].toSorted((one, other) => one - other)).toEqual(places)
})
