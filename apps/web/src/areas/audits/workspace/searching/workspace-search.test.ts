// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readSearch } from './workspace-search.ts'

test('an address speaks the words of the product', () => {
  expect(readSearch({ group_id: '3', item: '43', status_ids: '1,2', q: 'van' })).toEqual({
    group_id: 3,
    item: 43,
    status_ids: [1, 2],
    q: 'van',
  })
})

test('a link may call the group, the item and the statuses by the names of the specification, and what it says under the first one counts', () => {
  expect(readSearch({ group: '3', checklist_item: 43 })).toEqual({ group_id: 3, item: 43 })
  expect(readSearch({ grp: 3, item: '43', stt: [1, '2'] })).toEqual({ group_id: 3, item: 43, status_ids: [1, 2] })
  expect(readSearch({ grp: 5, group: 3, item: 7, checklist_item: 43 })).toEqual({ group_id: 5, item: 7 })
  expect(readSearch({ group_id: 6, grp: 5, status_ids: 1, stt: 2 })).toEqual({ group_id: 6, status_ids: [1] })
})

test('what is taken away does not come back from an older name', () => {
  const asked = readSearch({ group_id: undefined, grp: 5, status_ids: undefined, stt: 2, group: 3 })
  expect(asked).toEqual({})
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(['grp', 'group', 'stt']))
})

test('what is no whole number, or none that a record has, is left out under either name', () => {
  for (const wrong of ['', 'x', '1.5', -1, null, [3, 4], 1e16])
    expect(readSearch({ group: wrong, checklist_item: wrong })).toEqual({})
  expect(readSearch({ group: 0, checklist_item: 0 })).toEqual({ group_id: 0 })
})
