import { expect, it } from 'vitest'
import { notificationTypes } from '@apron/contract'
import { tells } from './areas.ts'

it('every type of notification is told by one area', () => {
  expect(tells.map(({ type }) => type).toSorted()).toEqual(notificationTypes.toSorted())
})
