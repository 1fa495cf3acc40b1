import { expect, test } from 'vitest'
import { readSearch } from './workspace-search.ts'

test('a link may call the group and the item by either of their names, and what it says under the first one counts', () => {
  expect(readSearch({ group: '3', checklist_item: 43 })).toEqual({ grp: 3, item: 43 })
  expect(readSearch({ grp: 3, item: '43' })).toEqual({ grp: 3, item: 43 })
  expect(readSearch({ grp: 5, group: 3, item: 7, checklist_item: 43 })).toEqual({ grp: 5, item: 7 })
})

test('what is no whole number, or none that a record has, is left out under either name', () => {
  for (const wrong of ['', 'x', '1.5', -1, null, [3, 4], 1e16])
    expect(readSearch({ group: wrong, checklist_item: wrong })).toEqual({})
  expect(readSearch({ group: 0, checklist_item: 0 })).toEqual({ grp: 0 })
})
