// @vitest-environment happy-dom
import { checklistItems } from '@apron/contract/library'
import { expect, it } from 'vitest'
import { filtersOf } from './filters.ts'

const { read } = filtersOf(checklistItems.list)

it('an address speaks the words of the product', () => {
  expect(read({ group_id: '5' })).toMatchObject({ group_id: 5, page: 1 })
})

it('an address of earlier, with the names of the wire, leads to the same place', () => {
  expect(read({ groupchkitem_id: '5', page: '2' })).toMatchObject({ group_id: 5, page: 2 })
})

it('a filter that is taken away does not come back from the older name', () => {
  const filters = read({ group_id: undefined, groupchkitem_id: '5' })
  expect(filters).toMatchObject({ group_id: undefined, groupchkitem_id: undefined })
  expect(Object.keys(filters)).toContain('groupchkitem_id')
})
