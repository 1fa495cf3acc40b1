import { expect, it } from 'vitest'
import { inOrder } from './category-order.ts'

const category = (id: number, name: string, parent_id: number) => ({
  id,
  name,
  parent_id,
  description: null,
  is_default: false,
})

it('a category stands below its parent, names as the language sorts them, and one without its parent at the top', () => {
  const { compare } = new Intl.Collator('vi', { numeric: true })
  const all = [
    category(1, 'Nội bộ', 0),
    category(2, 'Đột xuất', 1),
    category(3, 'Bên ngoài', 0),
    category(4, 'Định kỳ 10', 1),
    category(5, 'Định kỳ 9', 1),
    category(6, 'Mồ côi', 77),
  ]
  const placed = inOrder(all, compare)
  expect(placed.map(({ name, level, parent }) => [name, level, parent])).toEqual([
    ['Bên ngoài', 0, null],
    ['Mồ côi', 0, null],
    ['Nội bộ', 0, null],
    ['Định kỳ 9', 1, 'Nội bộ'],
    ['Định kỳ 10', 1, 'Nội bộ'],
    ['Đột xuất', 1, 'Nội bộ'],
  ])
})
