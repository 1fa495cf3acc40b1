import { expect, it } from 'vitest'
import { notificationTypes } from '@apron/contract'
import { messages } from '@apron/messages'
import { tells, withStatus } from './areas.ts'

it('every type of notification is told by one area', () => {
  expect(tells.map(({ type }) => type).toSorted()).toEqual(notificationTypes.toSorted())
})

it('every record whose status is told is named and looked at by one area', () => {
  const kinds = Object.keys(messages.told).filter((name) => name.startsWith('kind_') && name !== 'kind_other')
  expect(withStatus.map(({ kind }) => kind).toSorted()).toEqual(kinds.map((name) => `told.${name}`).toSorted())
})
